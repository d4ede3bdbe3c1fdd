/** Unit counters: one SVG fragment around 0,0, 40 x 40 map units and a little more for badges and works. */
import type { ExperienceRules } from '../../../../engine/systems/operational/rules.ts'
import { nationClass } from '../../../cartography/palette.ts'
import { cracks, drawBadge, drawCard, type Readiness } from '../../../cartography/pieces.ts'

export interface CounterFacts {
  /** The symbol as drawn by `drawSymbol`. */
  readonly symbol: string
  /** Id of the nation, for its colour. */
  readonly nation: string
  /** Steps that fight, drawn as full pips, and suppressed ones, drawn open. */
  readonly active: number
  readonly suppressed: number
  /** Specialists, true for those that are not suppressed: small diamonds after the pips. */
  readonly specialists?: readonly boolean[]
  /** 1 veteran, 2 elite; see `chevronsOf`. */
  readonly chevrons: 0 | 1 | 2
  /** 0 none, 1 entrenched, 2 fortified. */
  readonly entrenchment: number
  /** Turns without supply. */
  readonly unsupplied: number
  readonly weak: boolean
  readonly readiness: Readiness
  readonly selected: boolean
}

/** Chevrons for an experience of 0..400. */
export const chevronsOf = (rules: Pick<ExperienceRules, 'levels'>, experience: number): 0 | 1 | 2 => {
  const level = rules.levels.filter((candidate) => candidate.from <= experience).at(-1)?.id
  return level === 'elite' ? 2 : level === 'veteran' ? 1 : 0
}

/** Steps in a row on the band: full dots, then open ones, then specialists, closer together when there are many. */
const drawPips = (active: number, suppressed: number, specialists: readonly boolean[]): string => {
  const steps = active + suppressed
  const count = steps + specialists.length
  const gap = Math.min(5.2, 34 / Math.max(1, count))
  const radius = Math.min(1.95, gap * 0.4)
  const first = (-gap * (count - 1)) / 2
  const place = (i: number) => Math.round((first + gap * i) * 10) / 10
  const dots = (from: number, to: number, name: string) =>
    Array.from(
      { length: to - from },
      (_, i) => `<circle class="${name}" cx="${place(from + i)}" cy="15.3" r="${radius}"/>`,
    )
  const diamonds = specialists.map(
    (isActive, i) =>
      `<path class="${isActive ? 'pip-special' : 'pip-special-open'}" d="M${place(steps + i)} 12.7l2.3 2.6-2.3 2.6-2.3-2.6z"/>`,
  )
  return [...dots(0, active, 'pip'), ...dots(active, steps, 'pip-open'), ...diamonds].join('')
}

const chevron = (count: number): string =>
  Array.from({ length: count }, (_, i) => `M-17-${11.6 + 3.4 * i}l3.2-2.6 3.2 2.6`).join('')

/** A counter as an SVG fragment. Classes: `counter`, `is-ready` and its like, `is-selected`, `is-weak`, `nation-<id>`. */
export const drawCounter = (facts: CounterFacts): string => {
  const classes = [
    'counter',
    `is-${facts.readiness}`,
    nationClass(facts.nation),
    ...(facts.selected ? ['is-selected'] : []),
    ...(facts.weak ? ['is-weak'] : []),
  ]
  const works = [
    facts.entrenchment > 0 ? 'M-19 22.6q19 8.4 38 0' : '',
    facts.entrenchment > 1 ? 'M-19 27.4q19 8.4 38 0' : '',
  ].join('')
  const face =
    '<path class="counter-band" d="M-20 10.6h40v3.4q0 6-6 6h-28q-6 0-6-6z"/>' +
    facts.symbol +
    (facts.chevrons ? `<path class="counter-chevrons" d="${chevron(facts.chevrons)}"/>` : '') +
    drawPips(facts.active, facts.suppressed, facts.specialists ?? []) +
    (facts.weak ? cracks : '')
  return (
    `<g class="${classes.join(' ')}">` +
    drawCard(
      facts,
      face,
      works && `<path class="counter-works-casing" d="${works}"/><path class="counter-works" d="${works}"/>`,
    ) +
    drawBadge(facts.unsupplied) +
    '</g>'
  )
}
