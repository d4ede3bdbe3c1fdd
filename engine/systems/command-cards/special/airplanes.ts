/** Airplanes on airfields. command-cards.T16 */
import { otherSide, type Side } from '../../../twoSides.ts'
import { ofSide, type Table } from '../table.ts'
import type { Position } from '../types.ts'
import { occupantOf } from '../units.ts'

/** True if airplanes of a side can take off: an airfield of theirs is free of enemies. */
export const canTakeOff = (table: Table, state: Position, side: Side): boolean =>
  ofSide(table.special.airplanes, side)?.hexes.some((hex) => occupantOf(table, state, hex) !== otherSide(side)) ?? false
