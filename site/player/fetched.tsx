/** Components that the page fetches when it has shown the first position: those that are seen once something is chosen. */
import { signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

const waiting: (() => Promise<void>)[] = []

/** A component that stands in the place of one that is fetched; it is empty until that has come. */
export const fetched = <P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> => {
  const component = signal<FunctionComponent<P> | null>(null)
  const fetch = async (): Promise<void> => {
    component.value ??= await load().catch(() => {
      // The page tells of what is missing: so does the loader itself, but only of parts that need others.
      dispatchEvent(new Event('vite:preloadError'))
      return null
    })
  }
  waiting.push(fetch)
  return (props) => {
    // Whoever is quicker than the page, or had no network then, fetches it by asking for it.
    useEffect(() => void fetch(), [])
    const Component = component.value
    return Component && <Component {...props} />
  }
}

/** Fetches all of them. */
export const fetchWaiting = (): void => {
  for (const fetch of waiting) void fetch()
}
