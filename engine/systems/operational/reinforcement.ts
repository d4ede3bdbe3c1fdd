/** Units on their way to the map. operational.G4 */
import type { Draft } from '../../game.ts'
import { givePoints } from './supply/check.ts'
import type { Table } from './table.ts'
import { enRoute, type OperationalEvent, type OperationalState } from './types.ts'

/** Turn from which a unit may come; a bonus objective of the enemy can delay it. operational.G4, H3 */
export const arrivalOf = (table: Table, state: Readonly<OperationalState>, unit: number): number =>
  (table.scenario.units[unit].arrives?.turn ?? 0) + state.delayed[unit]

/** The hexes where a unit may enter over land now: its own, friendly, and empty. */
export const entriesOf = (table: Table, state: Readonly<OperationalState>, unit: number): readonly number[] => {
  const { arrives, side } = table.scenario.units[unit]
  if (state.hex[unit] !== enRoute || arrives?.by !== 'land' || state.turn < arrivalOf(table, state, unit)) return []
  return arrives.hexes.filter((hex) => state.owner[hex] === side && !state.hex.includes(hex))
}

/** Places it with all its points. */
export const enter = (
  table: Table,
  draft: Draft<OperationalState, OperationalEvent>,
  unit: number,
  to: number,
): void => {
  const { state } = draft
  state.hex[unit] = to
  givePoints(table, state, unit)
  draft.emit({ type: 'entered', unit, to, by: 'land' })
}
