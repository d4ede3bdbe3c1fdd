/** The parts of an opened game that its rules share, and the draft of a next state that they edit. */
import type { Draft } from '../../game.ts'
import type { Hex } from '../../hex.ts'
import type { CommandCardsEvent } from './events.ts'
import type { Sight } from './sight.ts'
import type { Table } from './table.ts'
import type { CommandCardsState, Position } from './types.ts'

/** Where a unit can move. Valid until the next query. */
export interface Reach {
  /** Hexes where it may end its move; its own is not among them. */
  readonly hexes: readonly Hex[]
  /** Hexes that the move counts for: a climb counts for more, a road for fewer. command-cards.T13, T42 */
  cost(to: Hex): number
  /** The cheapest path from the unit's hex; among equals, one without mines and ice. */
  path(to: Hex): readonly Hex[]
}

export interface Reacher {
  of(state: Position, unit: number): Reach
}

export interface Services {
  readonly table: Table
  readonly sight: Sight
  readonly reacher: Reacher
}

export type CommandCardsDraft = Draft<CommandCardsState, CommandCardsEvent>
