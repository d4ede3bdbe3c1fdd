/** Counters: one SVG fragment around 0,0, 40 x 40 map units, with a pip for each figure. */
import type { Side } from '../../../../engine/twoSides.ts'
import { drawCard, type Readiness } from '../../../cartography/pieces.ts'

export interface CounterFacts {
  /** The mark as drawn by `drawSymbol`. */
  readonly symbol: string
  readonly side: Side
  /** Figures that it has, drawn as full pips, and that it has lost, drawn open. */
  readonly figures: number
  readonly lost: number
  readonly leader?: boolean
  readonly camouflaged?: boolean
  readonly boat?: boolean
  readonly readiness: Readiness
  readonly selected: boolean
}

/** Figures in a row on the band, larger when there are few. */
const drawPips = (figures: number, lost: number): string => {
  const count = figures + lost
  const gap = Math.min(8, 34 / Math.max(1, count))
  const radius = Math.min(2.7, gap * 0.4)
  const place = (index: number): number => Math.round((gap * index - (gap * (count - 1)) / 2) * 10) / 10
  return Array.from(
    { length: count },
    (_, index) =>
      `<circle class="${index < figures ? 'pip' : 'pip-open'}" cx="${place(index)}" cy="14.9" r="${radius}"/>`,
  ).join('')
}

const leaderStar = 'M18-22.6l1.4 2.9 3.2.4-2.3 2.2.6 3.2-2.9-1.5-2.9 1.5.6-3.2-2.3-2.2 3.2-.4z'

/** A counter as an SVG fragment. Classes: `counter`, `of-side-0`, `is-ready` and its like, `is-selected`. */
export const drawCounter = (facts: CounterFacts): string => {
  const { side, readiness, selected, camouflaged = false, leader = false, boat = false } = facts
  const classes = ['counter', `of-side-${side}`, `is-${readiness}`, ...(selected ? ['is-selected'] : [])]
  const face =
    '<path class="counter-band" d="M-20 9.8h40v4.2q0 6-6 6h-28q-6 0-6-6z"/>' +
    `<g transform="translate(0 -1.2)">${facts.symbol}</g>` +
    drawPips(facts.figures, facts.lost) +
    (camouflaged ? '<rect class="counter-cover" x="-17" y="-17" width="34" height="34" rx="4"/>' : '')
  return (
    `<g class="${classes.join(' ')}">` +
    (boat ? '<path class="counter-boat" d="M-27 8q27 5 54 0-3 14-12 17.5h-30q-9-3.5-12-17.5z"/>' : '') +
    drawCard(facts, face) +
    (leader
      ? `<circle class="leader-disc" cx="18" cy="-18" r="7.6"/><path class="leader-star" d="${leaderStar}"/>`
      : '') +
    '</g>'
  )
}
