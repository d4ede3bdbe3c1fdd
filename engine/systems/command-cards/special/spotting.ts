/** Forward observers: the side that holds certain hexes uses all of its artillery as heavy guns. command-cards.A4 */
import type { UnitTypeRules } from '../rules.ts'
import { ofSide, type Table } from '../table.ts'
import type { Position } from '../types.ts'
import { sideOf } from '../units.ts'

/** True if observers direct the fire of a unit now. */
export const isSpottedFor = (table: Table, state: Position, unit: number): boolean => {
  const spotting = ofSide(table.special.spotting, sideOf(table, unit))
  if (spotting === undefined || !isFieldGun(table.types[unit])) return false
  for (const observer of table.unitsOf[spotting.side]) if (spotting.hexes.includes(state.hex[observer])) return true
  return false
}

/** Land artillery that is not heavy by itself. */
const isFieldGun = ({ kind, crosshair, ship, train }: UnitTypeRules): boolean =>
  kind === 'artillery' && crosshair === undefined && !ship && !train

/** Battle dice of a unit by distance, from 1, with what observers add. */
export const gunRange = (table: Table, state: Position, unit: number): readonly number[] =>
  isSpottedFor(table, state, unit) ? table.scenario.rules.special.spottedGuns.range : table.types[unit].range

/** How a unit zeroes in, or undefined when it does not. */
export const crosshairOf = (table: Table, state: Position, unit: number): UnitTypeRules['crosshair'] =>
  isSpottedFor(table, state, unit) ? table.scenario.rules.special.spottedGuns : table.types[unit].crosshair
