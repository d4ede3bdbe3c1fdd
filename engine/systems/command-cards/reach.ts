/** Where a unit can move. command-cards.C4-C9 */
import type { Hex } from '../../hex.ts'
import type { Table } from './table.ts'
import type { CommandCardsState } from './types.ts'

/** Where a unit can move. Valid until the next call. */
export interface Reach {
  /** Hexes where it may end its move; its own is not among them. */
  readonly hexes: readonly Hex[]
  /** Hexes that the move counts for: a climb counts for more, a road for fewer. */
  cost(to: Hex): number
  /** The way there, from where it stands. */
  path(to: Hex): readonly Hex[]
}

export interface Reacher {
  of(state: Readonly<CommandCardsState>, unit: number): Reach
}

export const makeReacher = (_table: Table): Reacher => ({
  of: () => ({ hexes: [], cost: () => 0, path: () => [] }),
})
