/** The bottom bar: the decision, the hand and the piles. */
import { useEffect, useRef } from 'preact/hooks'
import { listen } from '../../../listen.ts'
import { usePlayer } from '../types.ts'
import { Hand } from './Hand.tsx'
import { PhaseBar } from './PhaseBar.tsx'
import { Piles } from './Piles.tsx'

/** Moves the focus to the map when the focused card or button is gone after an action. */
const useKeptFocus = (part: { readonly current: HTMLElement | null }): void => {
  const { timeline } = usePlayer().state
  const wasInside = useRef(false)
  useEffect(() => {
    const player = part.current?.closest('.player')
    const remember = ({ target }: FocusEvent): void => {
      wasInside.current = player?.contains(target as Element) === true
    }
    return listen(document, { focusin: remember })
  }, [part])
  useEffect(() => {
    if (!wasInside.current || document.activeElement !== document.body) return
    part.current?.closest('.player')?.querySelector<HTMLElement>('.map-viewport')?.focus({ preventScroll: true })
  }, [timeline.value, part])
}

export const Strip = () => {
  const { view } = usePlayer()
  const table = useRef<HTMLDivElement>(null)
  useKeptFocus(table)
  return (
    <div ref={table} class="cc-table">
      <PhaseBar />
      {view.viewer !== null && <Hand />}
      <Piles />
    </div>
  )
}
