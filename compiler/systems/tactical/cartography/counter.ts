/** Counters: one SVG fragment around 0,0, 40 x 40 map units, with the strength of a unit and its condition. */
import type { MapGrid, Space } from '../../../../engine/board.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { drawBadge, drawCard, placedAt, type Readiness, star } from '../../../cartography/pieces.ts'

export interface CounterFacts {
  /** As drawn by `drawSymbol`. */
  readonly symbol: string
  readonly side: Side
  readonly strength: number
  /** Points of it that have effect, where some are suppressed. */
  readonly effect?: number
  /** Levels that it has dug. */
  readonly entrenchment?: number
  /** Bars of experience. */
  readonly bars?: number
  readonly isLed?: boolean
  /** It has no ammunition or no fuel. */
  readonly isEmpty?: boolean
  readonly readiness?: Readiness
  readonly selected?: boolean
}

const mostBars = 5

/** Levels of entrenchment from which a second line is drawn. */
const deep = 4

const barsOf = (bars: number): string =>
  Array.from({ length: Math.min(mostBars, bars) }, (_, at) => `M${-17 + 2.4 * at}-16.6v3.6`).join('')

/** Classes: `counter`, `of-side-0`, `is-ready` and its like, `is-selected`. */
export const drawCounter = ({
  symbol,
  side,
  strength,
  effect = strength,
  entrenchment = 0,
  bars = 0,
  isLed = false,
  isEmpty = false,
  readiness = 'idle',
  selected = false,
}: CounterFacts): string => {
  const number = effect === strength ? `${strength}` : `${effect}/${strength}`
  const face =
    '<path class="counter-band" d="M-20 9h40v5q0 6-6 6h-28q-6 0-6-6z"/>' +
    symbol +
    (bars > 0 ? `<path class="counter-size" d="${barsOf(bars)}"/>` : '') +
    (isLed ? `<path class="pip-special" transform="translate(14 5.6) scale(.62)" d="${star}"/>` : '') +
    `<text class="counter-strength" y="18.4">${number}</text>`
  const lines = [entrenchment > 0 ? 'M-19 22.6q19 8.4 38 0' : '', entrenchment >= deep ? 'M-19 27.4q19 8.4 38 0' : '']
  const works = lines.join('')
  const drawn = works && `<path class="counter-works-casing" d="${works}"/><path class="counter-works" d="${works}"/>`
  const classes = `counter of-side-${side} is-${readiness}${selected ? ' is-selected' : ''}`
  return `<g class="${classes}">${drawCard({ readiness, selected }, face, drawn)}${drawBadge(isEmpty ? 1 : 0)}</g>`
}

/** The place of a counter in a hex that holds one in the air and one below it. */
export const shared = { air: 'translate(8 -10) scale(.8)', surface: 'translate(-6 8) scale(.86)' } as const

/** A place that is no objective: a flag in the colour of the side that holds it. */
export const drawFlag = (map: MapGrid, hex: Space, holder: Side | undefined): string =>
  `<g class="place${holder === undefined ? '' : ` of-side-${holder}`}" transform="${placedAt(map, hex, 18, -20)}">` +
  '<path class="place-flag" d="M-5-6h10l-2.4 3.2 2.4 3.2h-10z"/><path class="place-pole" d="M-5-6.4v14"/></g>'
