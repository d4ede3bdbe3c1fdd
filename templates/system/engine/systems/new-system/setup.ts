/** The first position, and units at the beginning of a turn. */
import { emptyState, type NewSystemState } from './memory.ts'
import type { Table } from './table.ts'

/** Units of the side whose turn begins may move and attack again. new-system.T1 */
export const readyUnits = ({ types, unitsOf }: Table, { side, points, attacked }: NewSystemState): void => {
  points.fill(0)
  attacked.fill(0)
  for (const unit of unitsOf[side]) points[unit] = types[unit].movement
}

export const setup = (table: Table): NewSystemState => {
  const state = emptyState(table)
  for (const [unit, { hex }] of table.scenario.units.entries()) {
    state.hex[unit] = hex
    state.steps[unit] = table.types[unit].steps
  }
  readyUnits(table, state)
  return state
}
