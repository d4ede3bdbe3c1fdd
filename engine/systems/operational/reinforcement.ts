/** Units on their way to the map, over land, by sea and by air: when, and where. operational.G4, H3, H11, H13, H14 */
import { degree } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import type { OperationalDraft } from './events.ts'
import { givePoints } from './mobility.ts'
import { terrainAt } from './places.ts'
import type { Table } from './table.ts'
import { enRoute, type ReadonlyState } from './types.ts'

/** Turn from which a unit may come; a bonus objective of the enemy can delay it. operational.G4, H3 */
export const arrivalOf = (table: Table, state: ReadonlyState, unit: number): number =>
  (table.scenario.units[unit].arrives?.turn ?? 0) + state.delayed[unit]

/** The hexes where a unit may enter over land now: its own, friendly, and empty. */
export const entriesOf = (table: Table, state: ReadonlyState, unit: number): readonly number[] => {
  const { arrives, side } = table.scenario.units[unit]
  if (state.hex[unit] !== enRoute || arrives?.by !== 'land' || state.turn < arrivalOf(table, state, unit)) return []
  return arrives.hexes.filter((hex) => state.owner[hex] === side && !state.hex.includes(hex))
}

/** Places it with all its points. */
export const enter = (table: Table, draft: OperationalDraft, unit: number, to: number): void => {
  const { state } = draft
  state.hex[unit] = to
  givePoints(table, state, unit)
  draft.emit({ type: 'entered', unit, to, by: 'land' })
}

/** How a unit arrives: as its entry or its card says. */
const arrivesBy = (table: Table, unit: number): 'land' | 'sea' | 'air' => {
  const { arrives, reserve } = table.scenario.units[unit]
  if (arrives !== undefined) return arrives.by
  const card = reserve === 'card' ? table.cards.find((one) => one.unit === unit) : undefined
  return card === undefined ? 'land' : table.scenario.rules.cards[card.card].effect === 'landing' ? 'sea' : 'air'
}

/** True if a unit sits in its boats or aircraft and may leave them now. operational.G4, H3 */
export const isEmbarked = (table: Table, state: ReadonlyState, unit: number, by: 'sea' | 'air'): boolean => {
  if (state.hex[unit] !== enRoute || arrivesBy(table, unit) !== by) return false
  return state.turn >= arrivalOf(table, state, unit)
}

/** True if a hex is land beside the sea. operational.G10, H11 */
export const isCoastal = (table: Table, state: ReadonlyState, hex: number): boolean => {
  if (terrainAt(table, state, hex).water) return false
  for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
    const next = table.neighbours[edge]
    if (next !== 0 && terrainAt(table, state, next).water) return true
  }
  return false
}

/** The beaches of a unit in boats: its own, or the whole coast. */
export const beachesOf = (table: Table, state: ReadonlyState, unit: number): readonly number[] => {
  const { arrives } = table.scenario.units[unit]
  if (arrives !== undefined && arrives.hexes.length > 0) return arrives.hexes
  return [...table.board.spaces].filter((hex) => isCoastal(table, state, hex))
}

/** The beaches off which boats of a side wait: it sees them without any front line. operational.H11 */
export const beachesInSight = (table: Table, state: ReadonlyState, side: Side): readonly number[] =>
  table.unitsOf[side].flatMap((unit) =>
    isEmbarked(table, state, unit, 'sea') ? (table.scenario.units[unit].arrives?.hexes ?? []) : [],
  )
