/** The part of a position that a side may know: all of it, since nothing is hidden. A system with fog leaves out what is. */
import type { View } from '../../game.ts'
import { lengthen, type NewSystemState, type Position, shorten } from './memory.ts'
import type { Table } from './table.ts'

export interface NewSystemView extends View {
  /** The state in short. */
  readonly known: string
}

export const viewOf = (state: Position, viewer: number | undefined): NewSystemView => ({
  turn: state.turn,
  viewer: viewer ?? null,
  known: shorten(state),
})

/** The state as far as a view knows it: here, the state. */
export const knownState = (table: Table, { known }: NewSystemView): NewSystemState => lengthen(table, known)
