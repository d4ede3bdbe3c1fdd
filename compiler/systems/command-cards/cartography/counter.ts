/** Counters: one SVG fragment around 0,0, 40 x 40 map units, with a pip for each figure. */
import type { Side } from '../../../../engine/game.ts'

/** What a side may still do with a unit this turn; `idle` when it is not that side's turn, or the unit is not ordered. */
export type Readiness = 'ready' | 'partial' | 'spent' | 'idle'

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
  return (
    `<g class="${classes.join(' ')}">` +
    (boat ? '<path class="counter-boat" d="M-27 8q27 5 54 0-3 14-12 17.5h-30q-9-3.5-12-17.5z"/>' : '') +
    '<rect class="counter-shadow" x="-19" y="-17.5" width="40" height="40" rx="6.5"/>' +
    (selected ? '<rect class="counter-halo" x="-23.5" y="-23.5" width="47" height="47" rx="9.5"/>' : '') +
    '<rect class="counter-face" x="-20" y="-20" width="40" height="40" rx="6"/>' +
    '<path class="counter-shine" d="M-14-19.2h28q5.2 0 5.2 5.2h-38.4q0-5.2 5.2-5.2z"/>' +
    '<path class="counter-band" d="M-20 9.8h40v4.2q0 6-6 6h-28q-6 0-6-6z"/>' +
    `<g transform="translate(0 -1.2)">${facts.symbol}</g>` +
    drawPips(facts.figures, facts.lost) +
    (camouflaged ? '<rect class="counter-cover" x="-17" y="-17" width="34" height="34" rx="4"/>' : '') +
    (readiness === 'spent'
      ? '<path class="counter-spent" d="M-19.4-4.6L-5-19M-19.4 5.4L5-19M-14 10L15-19M-4 10L19.4-13.4M6 10L19.4-3.4"/>'
      : '') +
    (readiness === 'ready' ? '<path class="counter-ready" d="M11.4-17.6l6 3.6-6 3.6z"/>' : '') +
    (readiness === 'partial' ? '<path class="counter-partial" d="M11.9-16.7l4.6 2.7-4.6 2.7z"/>' : '') +
    '<rect class="counter-edge" x="-20" y="-20" width="40" height="40" rx="6"/>' +
    (leader
      ? `<circle class="leader-disc" cx="18" cy="-18" r="7.6"/><path class="leader-star" d="${leaderStar}"/>`
      : '') +
    '</g>'
  )
}
