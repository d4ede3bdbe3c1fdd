/** Reasons for refused moves and entries. They decide nothing: legality is in `legal.ts`. */

import { isOnMap, makeHexName } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import { withVerb } from '../../words.ts'
import { knowledge, knows } from './fog/knowledge.ts'
import { placeName, unitName } from './names.ts'
import { arrivalOf } from './reinforcement.ts'
import type { Table } from './table.ts'
import { actionPoint, enRoute, type ReadonlyState } from './types.ts'
import { unitAt } from './zones.ts'

/** Returns the fault of a hex as a destination. */
const placeRefusal = (table: Table, state: ReadonlyState, unit: number, to: number): string | undefined => {
  const { scenario } = table
  if (!isOnMap(scenario.map, to)) return 'There is no such hex on the map.'
  const other = unitAt(state, to)
  if (other === unit)
    return `${withVerb(unitName(scenario, unit), 'stands', 'stand')} at ${placeName(scenario, to)} already.`
  const known = other < 0 ? knowledge.nothing : knows(table, state, table.side[unit] as Side, other)
  if (known === knowledge.marker) return `An enemy unit stands at ${placeName(scenario, to)}.`
  if (known === knowledge.seen)
    return `${withVerb(unitName(scenario, other), 'stands', 'stand')} at ${placeName(scenario, to)}.`
  return undefined
}

export const moveRefusal = (table: Table, state: ReadonlyState, unit: number, to: number): string => {
  const name = unitName(table.scenario, unit)
  const wrong = placeRefusal(table, state, unit, to)
  if (wrong !== undefined) return wrong
  if (state.hex[unit] < 0) return `${withVerb(name, 'is', 'are')} not on the map yet.`
  if (state.movementPoints[unit] === 0 && state.actionPoint[unit] !== actionPoint.available)
    return `${withVerb(name, 'has', 'have')} no movement points left.`
  return `${placeName(table.scenario, to)} is out of reach for ${name}.`
}

export const enterRefusal = (table: Table, state: ReadonlyState, unit: number, to: number): string => {
  const { scenario } = table
  const name = unitName(scenario, unit)
  const wrong = placeRefusal(table, state, unit, to)
  if (wrong !== undefined) return wrong
  const { arrives } = scenario.units[unit]
  if (state.hex[unit] !== enRoute || !arrives) return `${withVerb(name, 'is', 'are')} no reinforcement.`
  if (arrives.by !== 'land')
    return `${withVerb(name, 'comes', 'come')} ${arrives.by === 'sea' ? 'from boats' : 'from aircraft'}, not over land.`
  const turn = arrivalOf(table, state, unit)
  if (state.turn < turn) return `${withVerb(name, 'arrives', 'arrive')} on turn ${turn}.`
  if (!arrives.hexes.includes(to)) {
    const hexes = arrives.hexes.map((hex) => makeHexName(scenario.map, hex)).join(', ')
    return `${withVerb(name, 'arrives', 'arrive')} at ${hexes}.`
  }
  return `${placeName(scenario, to)} is not in friendly hands.`
}
