/** How far units shoot, and how heavy guns zero in on a target. command-cards.C12, C21, A4, T30 */

import { groundsAt } from '../ground.ts'
import type { GroundRules } from '../rules.ts'
import { crosshairOf, gunRange, isSpottedFor } from '../special/spotting.ts'
import type { Table } from '../table.ts'
import type { CommandCardsState, Position } from '../types.ts'
import { sideOf } from '../units.ts'

/** Dice of a unit by distance, from 1: those of its type, of its height, or of guns that observers direct. */
export const rangeOf = (table: Table, state: Position, unit: number): readonly number[] => {
  const { kind, range } = table.types[unit]
  if (kind !== 'artillery' || range.length === 0) return range
  const height = heightOf(table, state, unit)
  if (height?.artilleryRange !== undefined && !isSpottedFor(table, state, unit)) return height.artilleryRange
  return gunRange(table, state, unit)
}

/** The rule that gives a unit its dice. */
export const rangeRule = (table: Table, state: Position, unit: number): string => {
  if (table.types[unit].kind !== 'artillery') return 'C12'
  return isSpottedFor(table, state, unit) ? 'A4' : (heightOf(table, state, unit)?.rule ?? 'C12')
}

/** The ground that gives artillery dice of its own. command-cards.T30 */
const heightOf = (table: Table, state: Position, unit: number): GroundRules | undefined => {
  for (const ground of groundsAt(table, state, state.hex[unit])) if (ground.artilleryRange !== undefined) return ground
  return undefined
}

/** Additional dice of a gun zeroed in on a target. */
export const zeroedDice = (table: Table, state: Position, gun: number, target: number): number =>
  state.zeroedOn[gun] === target + 1 ? (crosshairOf(table, state, gun)?.dice ?? 0) * state.zeroed[gun] : 0

/**
 * A gun has shot at a unit that still stands where it stood: it zeroes in on it, if its side has a marker left. A gun has one marker
 * at most, and takes it from target to target.
 */
export const zeroIn = (table: Table, state: CommandCardsState, gun: number, target: number): void => {
  const crosshair = crosshairOf(table, state, gun)
  if (crosshair === undefined) return
  state.zeroed[gun] = 0
  state.zeroedOn[gun] = 0
  let used = 0
  for (const other of table.unitsOf[sideOf(table, gun)]) used += state.zeroed[other]
  if (used >= crosshair.markers) return
  state.zeroed[gun] = 1
  state.zeroedOn[gun] = target + 1
}
