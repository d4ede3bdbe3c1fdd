/** How a unit gets about now: its movement class, and what its action point buys. operational.C2, C7, F28 */
import type { Costs } from './cost.ts'
import { movementClasses } from './rules.ts'
import type { Table } from './table.ts'
import type { OperationalState } from './types.ts'

/** Index of the class of those who drive. */
export const mobileClass = movementClasses.indexOf('mobile')

/** Index into `movementClasses`; lorries make infantry mobile for a turn. operational.F28 */
export const movementClassOf = (table: Table, state: Readonly<OperationalState>, unit: number): number =>
  state.motorised[unit] === 1 ? mobileClass : table.movementClass[unit]

/** Points that its action point buys. operational.C7, F28 */
export const extendedMovementOf = (table: Table, state: Readonly<OperationalState>, unit: number): number => {
  const { extendedMovement } = table.types[unit]
  return state.motorised[unit] === 1
    ? extendedMovement + table.scenario.rules.specialOrders.motorPool.extendedMovement
    : extendedMovement
}

/** Whether lorries can carry a unit on the map: infantry, where lorries can stand. operational.F28 */
export const takesLorries = (table: Table, costs: Costs, state: Readonly<OperationalState>, unit: number): boolean =>
  table.types[unit].kind === 'infantry' && costs.of(state, mobileClass).stops[state.hex[unit]] === 1
