/** A part of the player that is fetched when it is first wanted. */
import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'

interface LazyProps<P> {
  /** Stays the same function from one drawing to the next. */
  readonly load: () => Promise<FunctionComponent<P>>
  readonly props: P
}

export const Lazy = <P extends object>({ load, props }: LazyProps<P>) => {
  const [Part, setPart] = useState<FunctionComponent<P> | null>(null)
  useEffect(() => {
    let wanted = true
    void load().then((part) => {
      if (wanted) setPart(() => part)
    })
    return () => {
      wanted = false
    }
  }, [load])
  return Part ? <Part {...props} /> : null
}
