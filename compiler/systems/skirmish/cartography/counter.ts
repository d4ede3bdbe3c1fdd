/** Units on the board: a counter as on other maps, larger, with a drawing, the wounds that it still stands, and its armour. */
import type { UnitRules } from '../../../../engine/systems/skirmish/rules.ts'
import { drawLarge } from '../../../cartography/drawings/draw.ts'
import { tenth } from '../../../cartography/geometry.ts'
import { drawCard, placeDrawing, type Readiness } from '../../../cartography/pieces.ts'

export interface CounterFacts {
  readonly unit: Pick<UnitRules, 'drawing' | 'armour' | 'wounds'>
  /** Whose it is, for its colour. */
  readonly side: number
  readonly wounds?: number
  readonly armour?: number
  /** 1 veteran, 2 elite. */
  readonly rank?: number
  readonly isSuppressed?: boolean
  /** Upgrades and cards that it has: a dot for each; those that cannot be used now are hollow. */
  readonly upgrades?: readonly boolean[]
  readonly readiness: Readiness
  readonly selected: boolean
}

/** How much larger than other counters it is: squares are larger than hexes. */
const scale = 1.16

const drawWounds = (all: number, taken: number): string => {
  const step = Math.min(4.4, 23 / all)
  return Array.from(
    { length: all },
    (_, at) =>
      `<circle class="${at < all - taken ? 'pip' : 'pip-open'}" cx="${tenth(-16.4 + at * step)}" cy="14.6" r="${tenth(step * 0.36)}"/>`,
  ).join('')
}

const drawRank = (rank: number): string =>
  Array.from({ length: rank }, (_, at) => `M-17.4 ${-12.6 + at * 3.6}l3.4-3 3.4 3`).join('')

const shield = 'M10.6 10.9q2-.3 3.4-1.3 1.4 1 3.4 1.3.5 5.6-3.4 7.5-3.9-1.9-3.4-7.5z'

/** A counter around 0,0, with the classes of other counters. */
export const drawCounter = (facts: CounterFacts): string => {
  const { unit, side, wounds = 0, armour = unit.armour, rank = 0, isSuppressed, upgrades = [] } = facts
  const classes = [
    'counter',
    'sk-counter',
    `of-side-${side}`,
    `is-${facts.readiness}`,
    ...(facts.selected ? ['is-selected'] : []),
  ]
  const dots = upgrades.map(
    (isReady, at) =>
      `<circle class="${isReady ? 'pip-special' : 'pip-special-open'}" cx="${15.6 - at * 4.6}" cy="6.2" r="1.6"/>`,
  )
  const face =
    '<rect class="sk-shade" x="-20" y="-20" width="40" height="40" rx="6"/>' +
    placeDrawing(drawLarge(unit.drawing)) +
    '<path class="counter-band" d="M-20 9.4h40v4.6q0 6-6 6h-28q-6 0-6-6z"/>' +
    drawWounds(unit.wounds, wounds) +
    `<path class="sk-shield" d="${shield}"/><text class="sk-armour" x="14" y="16.6">${armour}</text>` +
    dots.join('') +
    (rank > 0 ? `<path class="counter-chevrons" d="${drawRank(rank)}"/>` : '') +
    (isSuppressed
      ? '<g class="sk-suppressed"><circle cx="-15" cy="4" r="4.6"/><path d="M-17.4 1.6l4.8 4.8M-12.6 1.6l-4.8 4.8"/></g>'
      : '')
  return `<g class="${classes.join(' ')}" transform="scale(${scale})">${drawCard(facts, face)}</g>`
}
