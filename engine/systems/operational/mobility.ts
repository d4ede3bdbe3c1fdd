/** How a unit moves now: its movement class, and what its action point buys. operational.C2, C7, F28 */
import type { Costs } from './cost.ts'
import { movementClasses } from './rules.ts'

import type { Table } from './table.ts'
import { actionPoint, type OperationalState, type ReadonlyState } from './types.ts'

/** Index of the class of those who drive. */
export const mobileClass = movementClasses.indexOf('mobile')

/** Index into `movementClasses`; lorries make infantry mobile for a turn. operational.F28 */
export const movementClassOf = (table: Table, state: ReadonlyState, unit: number): number =>
  state.motorised[unit] === 1 ? mobileClass : table.movementClass[unit]

/** Points that its action point buys. operational.C7, F28 */
export const extendedMovementOf = (table: Table, state: ReadonlyState, unit: number): number => {
  const { extendedMovement } = table.types[unit]
  return state.motorised[unit] === 1
    ? extendedMovement + table.scenario.rules.specialOrders.motorPool.extendedMovement
    : extendedMovement
}

/** True if lorries can carry a unit on the map: infantry, where lorries can stand. operational.F28 */
export const takesLorries = (table: Table, costs: Costs, state: ReadonlyState, unit: number): boolean =>
  table.types[unit].kind === 'infantry' && costs.of(state, mobileClass).stops[state.hex[unit]] === 1

/** Movement points and action point at the start of a turn. operational.C1, C6, E12 */
export const givePoints = (table: Table, state: OperationalState, unit: number): void => {
  const { noActionFrom, immobileFrom, movementLost } = table.scenario.rules.supply
  const turns = state.unsupplied[unit]
  const { movement } = table.types[unit]
  state.movementPoints[unit] = turns >= immobileFrom ? Math.max(0, movement - movementLost) : movement
  state.actionPoint[unit] = turns >= noActionFrom ? actionPoint.expended : actionPoint.available
  state.extended[unit] = 0
}

/** A bit of `moved`: where the unit went took all its points and locks its action point. operational.C4, C9, C14 */
const lockedIn = 4

/** Locks the action point of a unit for the rest of the turn, also one that it gets back later in the turn. operational.C4, C9, C14, F30 */
export const lockAction = (state: OperationalState, unit: number): void => {
  state.moved[unit] |= lockedIn
  if (state.actionPoint[unit] === actionPoint.available) state.actionPoint[unit] = actionPoint.locked
}

/**
 * Gives a unit back the points that its turns without supply took from it. Where it has gone since took all its points and
 * would have locked its action point, so it gets that back locked and no movement point. operational.E9, F26, G8, C14
 */
export const restorePoints = (table: Table, state: OperationalState, unit: number): void => {
  const { noActionFrom, immobileFrom, movementLost } = table.scenario.rules.supply
  const turns = state.unsupplied[unit]
  const isLocked = (state.moved[unit] & lockedIn) !== 0
  if (turns >= noActionFrom) state.actionPoint[unit] = isLocked ? actionPoint.locked : actionPoint.available
  if (turns >= immobileFrom && !isLocked) state.movementPoints[unit] += movementLost
}

/** So long without supply that a unit moves once and takes only the hex where it ends. operational.C17 */
export const isExhausted = (table: Table, state: ReadonlyState, unit: number): boolean =>
  state.unsupplied[unit] >= table.scenario.rules.supply.immobileFrom
