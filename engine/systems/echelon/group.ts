/** The units that move next, together. */
import type { Table } from './table.ts'
import { type Position, status } from './types.ts'
import { has } from './units.ts'

/** Units of the deciding side that were taken. */
export const groupOf = ({ unitsOf }: Table, state: Position): readonly number[] =>
  unitsOf[state.side].filter((unit) => has(state, unit, status.grouped))

/** Lets the group go. */
export const releaseGroup = ({ unitsOf }: Table, state: { status: Uint16Array; readonly side: 0 | 1 }): void => {
  for (const unit of unitsOf[state.side]) state.status[unit] &= ~status.grouped
}
