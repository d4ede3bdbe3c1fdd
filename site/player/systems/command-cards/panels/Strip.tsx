/** The foot of the page: what is asked, the hand, and the piles. */
import { useEffect, useRef } from 'preact/hooks'
import { useInstrument } from '../context.ts'
import { Hand } from './Hand.tsx'
import { PhaseBar } from './PhaseBar.tsx'
import { Piles } from './Piles.tsx'

/** A card that is played, and a button that has answered, are gone: keys then go on with the map, and not with nothing. */
const useKeptFocus = (part: { readonly current: HTMLElement | null }): void => {
  const { timeline } = useInstrument().state
  const wasInside = useRef(false)
  useEffect(() => {
    const player = part.current?.closest('.player')
    const hear = ({ target }: FocusEvent): void => {
      wasInside.current = player?.contains(target as Element) === true
    }
    document.addEventListener('focusin', hear)
    return () => document.removeEventListener('focusin', hear)
  }, [part])
  useEffect(() => {
    if (!wasInside.current || document.activeElement !== document.body) return
    part.current?.closest('.player')?.querySelector<HTMLElement>('.map-viewport')?.focus({ preventScroll: true })
  }, [timeline.value, part])
}

export const Strip = () => {
  const { view } = useInstrument().state
  const table = useRef<HTMLDivElement>(null)
  useKeptFocus(table)
  return (
    <div ref={table} class="cc-table">
      <PhaseBar />
      {view.value.viewer !== null && <Hand />}
      <Piles />
    </div>
  )
}
