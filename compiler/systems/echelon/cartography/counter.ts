/** Counters: one SVG fragment around 0,0, 40 x 40 map units, with what is printed on a unit; and stacks of them. */
import type {
  Ability,
  DesignRules,
  EchelonRules,
  Size,
  UnitTypeRules,
} from '../../../../engine/systems/echelon/rules.ts'
import type { EchelonUnit, Printed } from '../../../../engine/systems/echelon/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { cracks, drawBadge, drawCard, type Readiness } from '../../../cartography/pieces.ts'
import { drawSize, drawSymbol } from './symbols.ts'

/** The values printed on a side of a counter. */
export interface PrintedFacts {
  /** The symbol as drawn by `drawSymbol`. */
  readonly symbol: string
  readonly size: Size
  /** Strength and movement, as `makeRatings` writes them. */
  readonly ratings: string
  /** Points of anti-aircraft. echelon.9 */
  readonly aa: number
  /** A dot for units that support others, a ring for those that support themselves. echelon.C5 */
  readonly support?: 'others' | 'itself'
}

export interface CounterFacts extends PrintedFacts {
  readonly side: Side
  readonly isDisrupted?: boolean
  readonly inReserve?: boolean
  /** Turns in isolation, and 1 for a unit without supply. */
  readonly unsupplied?: number
  readonly readiness: Readiness
  readonly selected: boolean
}

/** `5-6` for a unit of strength 5 and 6 movement points, `4-6-8` where attack and defence differ. `R` goes by rail alone, `C` are camels. */
export const makeRatings = (
  { attack, defence, move }: Printed,
  moves: UnitTypeRules['moves'],
  abilities: readonly Ability[],
): string =>
  `${attack === defence ? attack : `${attack}-${defence}`}-${moves === 'rail' ? 'R' : move}${abilities.includes('camel') ? 'C' : ''}`

/** Returns the values that a design prints on one of its sides. */
export const printedOf = (
  design: DesignRules,
  { unitTypes }: Pick<EchelonRules, 'unitTypes'>,
  isReversed = false,
  extra: readonly Ability[] = [],
): PrintedFacts => {
  const type = unitTypes[design.type]
  const abilities = [...type.abilities, ...design.abilities, ...extra]
  const isCadre = isReversed && design.size === 'division' && design.reverse !== undefined
  const support = abilities.includes('supports-others')
    ? 'others'
    : abilities.includes('supports-itself')
      ? 'itself'
      : undefined
  return {
    symbol: drawSymbol(type, design),
    size: isCadre ? 'cadre' : design.size,
    ratings: makeRatings(isReversed ? (design.reverse ?? design) : design, type.moves, abilities),
    aa: design.aa,
    ...(support !== undefined && !isCadre && { support }),
  }
}

/** A unit of a scenario as it begins. */
export const counterOf = (unit: EchelonUnit, rules: EchelonRules): CounterFacts => ({
  ...printedOf(rules.designs[unit.design], rules, unit.reversed, unit.extra),
  side: unit.side,
  inReserve: unit.inReserve,
  readiness: 'idle',
  selected: false,
})

const roomy = 5
/** Long ratings are written smaller. */
const ratingsClass = (text: string): string => (text.length > roomy ? 'counter-ratings is-long' : 'counter-ratings')

/** A counter as an SVG fragment. Classes: `counter`, `of-side-0`, `is-ready` and its like, `is-selected`. */
export const drawCounter = (facts: CounterFacts): string => {
  const { side, readiness, selected, aa, support, ratings } = facts
  const classes = ['counter', `of-side-${side}`, `is-${readiness}`, ...(selected ? ['is-selected'] : [])]
  const face =
    '<path class="counter-band" d="M-20 9.4h40v4.6q0 6-6 6h-28q-6 0-6-6z"/>' +
    facts.symbol +
    drawSize(facts.size) +
    `<text class="${ratingsClass(ratings)}" y="18.2">${ratings}</text>` +
    (aa > 0 ? `<text class="counter-aa" x="-16.4" y="-11">${aa}</text>` : '') +
    (support === undefined ? '' : `<circle class="support-${support}" cx="-16.6" cy="-.5" r="1.7"/>`) +
    (facts.isDisrupted ? cracks : '') +
    (facts.inReserve ? '<rect class="counter-reserve" x="-17.4" y="-17.4" width="34.8" height="34.8" rx="4"/>' : '')
  return `<g class="${classes.join(' ')}">${drawCard(facts, face)}${drawBadge(facts.unsupplied ?? 0)}</g>`
}

const mostCards = 3

/** A stack: the counter on top over the edges of those below it, and how many there are. */
export const drawStack = (top: CounterFacts, count: number): string => {
  const cards = Array.from({ length: Math.min(mostCards, count - 1) }, (_, index) => (index + 1) * -3).reverse()
  const below = cards.map(
    (off) =>
      `<g class="counter of-side-${top.side}" transform="translate(${off} ${off})">` +
      '<rect class="counter-face" x="-20" y="-20" width="40" height="40" rx="6"/><rect class="counter-edge" x="-20" y="-20" width="40" height="40" rx="6"/></g>',
  )
  const number =
    count > 1
      ? `<circle class="stack-disc" cx="19.5" cy="0" r="6.4"/><text class="stack-count" x="19.5" y="3.2">${count}</text>`
      : ''
  return below.join('') + drawCounter(top) + number
}

/** All counters of a stack beside each other, smaller the more there are. */
export const drawSpread = (counters: readonly CounterFacts[]): string => {
  const columns = counters.length > 4 ? 3 : Math.min(2, counters.length)
  const rows = Math.ceil(counters.length / columns)
  const scale = [1, 0.64, 0.44][columns - 1]
  const step = 42 * scale
  return counters
    .map((facts, index) => {
      const x = ((index % columns) - (columns - 1) / 2) * step
      const y = (Math.floor(index / columns) - (rows - 1) / 2) * step
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})">${drawCounter(facts)}</g>`
    })
    .join('')
}
