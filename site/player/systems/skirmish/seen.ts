/** The cards and units that lie open on the board. */
import type { Space } from '../../../../engine/board.ts'
import type { Table } from '../../../../engine/systems/skirmish/table.ts'
import type { Position } from '../../../../engine/systems/skirmish/types.ts'
import { unitsAt } from '../../../../engine/systems/skirmish/units.ts'

/** The units on a space that nothing carries; beside a headquarters its aircraft. */
export const unitsSeenAt = (table: Table, state: Position, space: Space): readonly number[] =>
  space > table.field ? [...table.seat.keys()].filter((unit) => state.space[unit] === space) : unitsAt(state, space)

/** True if nobody stands on a space that is fired at, so that only its ground is hit. */
export const isOnlyGround = (table: Table, state: Position, space: Space): boolean =>
  space <= table.field && state.unit[space] === 0
