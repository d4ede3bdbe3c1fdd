/** The laws' requirements of a rule system, and the number of its games that they examine. */
import type { Dice } from '../../engine/dice.ts'
import type { Action, Game, GameEvent, Insight, Player, Side, State, View } from '../../engine/game.ts'

/** Positions looked at closely in each game, and actions tried in each of them. */
export const closeLooks = 8
export const tries = 15

/** More actions than any side takes in a turn, even at random. */
export const actionsPerTurn = 2000

/** Moves between two close looks in a game that is played on from an imagined state. */
export const imaginedStride = 150

/** True if `npm run laws:long` plays many whole games. */
export const isLong = process.env.LAW_GAMES !== undefined

/** Moves of each of its games, and positions looked at closely in it. */
export const mostMoves = isLong ? Number.POSITIVE_INFINITY : 40
export const looksOfMore = isLong ? 6 : 4

/** The parts of a system that the laws need besides its game. */
export interface Means<S extends State, A extends Action, E extends GameEvent, V extends View, Q> {
  /** A copy of a state in which all is drawn anew that a side does not know. */
  shuffleHidden(game: Game<S, A, E, V, Q>, state: Readonly<S>, viewer: Side, dice: Dice): S
  /** Returns the system's knowledge of good play in a game. */
  insight(game: Game<S, A, E, V, Q>): Insight<S, A, V>
  /** The system's thinking player. */
  planner(game: Game<S, A, E, V, Q>): Player<A, V>
}
