/** Questions about units that many rules ask: what they carry, who stands where, how far apart. */

import type { Hex } from '../../hex.ts'
import { otherSide, type Side } from '../../twoSides.ts'
import { admits, footingAt, unitAt } from './ground.ts'
import type { Table } from './table.ts'
import { gear, noUnit, type Position, status } from './types.ts'

/** True if a unit has a piece of `gear`. */
export const hasGear = (state: Position, unit: number, bit: number): boolean => (state.gear[unit] & bit) !== 0

/** True if one of the bits of `status` is set for a unit. */
export const hasStatus = (state: Position, unit: number, bits: number): boolean => (state.status[unit] & bits) !== 0

/** True if a unit is on the board and has an order. */
export const isOrdered = (state: Position, unit: number): boolean =>
  state.hex[unit] > 0 && hasStatus(state, unit, status.ordered)

/** Units that are ordered now. */
export const orderedUnits = (state: Position): readonly number[] =>
  [...state.hex.keys()].filter((unit) => isOrdered(state, unit))

/** command-cards.A15 */
export const isCamouflaged = (state: Position, unit: number): boolean => hasGear(state, unit, gear.camouflage)

export const sideOf = (table: Table, unit: number): Side => (table.side[unit] === 0 ? 0 : 1)

/** The side whose unit is on a hex, or -1. */
export const occupantOf = (table: Table, state: Position, hex: Hex): number => {
  const unit = unitAt(state, hex)
  return unit === noUnit ? -1 : table.side[unit]
}

/** Hexes between two units; 0 when one of them is not on the board. */
export const distanceOf = ({ distance, size }: Table, { hex }: Position, one: number, other: number): number =>
  hex[one] > 0 && hex[other] > 0 ? distance[hex[one] * size + hex[other]] : 0

/** True if a unit is adjacent to an enemy. Then it can only battle such an enemy. command-cards.C11 */
export const isBesideEnemy = (table: Table, state: Position, unit: number): boolean => {
  for (const enemy of table.unitsOf[otherSide(sideOf(table, unit))])
    if (distanceOf(table, state, unit, enemy) === 1) return true
  return false
}

/** True if a unit could be placed on a hex without moving there: free, open to its kind, and dry. */
export const isFreeFor = (table: Table, state: Position, unit: number, hex: Hex): boolean => {
  if (hex <= 0 || table.terrain[hex] === 0 || unitAt(state, hex) !== noUnit) return false
  const footing = footingAt(table, state, hex)
  return !footing.boats && !footing.water && admits(table, state, unit, footing)
}

/** True if a unit is close enough to a target to see through its camouflage, if it has any. command-cards.A15 */
export const mayTarget = (table: Table, state: Position, unit: number, target: number): boolean =>
  !isCamouflaged(state, target) ||
  distanceOf(table, state, unit, target) <= table.scenario.rules.special.camouflage.distance
