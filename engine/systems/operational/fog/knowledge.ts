/** A side's knowledge of the enemy. operational.H6, H8 */
import type { Side } from '../../../twoSides.ts'
import type { Table } from '../table.ts'
import { type ReadonlyState, sight } from '../types.ts'

/** How well a side knows a unit. */
export const knowledge = { nothing: 0, marker: 1, seen: 2 } as const
type Knowledge = (typeof knowledge)[keyof typeof knowledge]

/** True if a side sees a hex. */
export const sees = (state: ReadonlyState, side: Side, hex: number): boolean =>
  (state.sight[hex] & (sight.seen << (2 * side))) !== 0

/** Returns a side's knowledge of a unit on the map; its own units are always seen. */
export const knows = (table: Table, state: ReadonlyState, side: Side, unit: number): Knowledge => {
  const hex = state.hex[unit]
  if (table.side[unit] === side) return knowledge.seen
  if (hex < 0) return knowledge.nothing
  if (sees(state, side, hex)) return knowledge.seen
  return state.marked[unit] === 1 ? knowledge.marker : knowledge.nothing
}
