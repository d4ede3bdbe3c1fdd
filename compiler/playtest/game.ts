/** One game between two players from a seed: what happened, as a small plain value that a worker can return. */
import { keyedDice, rollingDice } from '../../engine/dice.ts'
import type { Action, AnyGame, Outcome, Player, Side, State, View } from '../../engine/game.ts'
import { stateHash } from '../../engine/hash.ts'
import { advance, chooseFor } from '../../engine/play.ts'
import { makeMove } from '../../engine/record.ts'
import type { Watched, Watcher } from './watch.ts'

export interface GameResult {
  /** Number of the game in its series, from 0. */
  readonly game: number
  /** The side of the scenario that has won, which is a team of the game; null after a draw. */
  readonly winner: Side | null
  readonly reason: string
  /** Turn in which it was decided. */
  readonly turn: number
  readonly actions: number
  /** Hash of the last state. */
  readonly hash: string
  /** The system's measurements of a finished game, by name. */
  readonly metrics: Readonly<Record<string, readonly number[]>>
  /** The moves as records write them; empty unless they were asked for. */
  readonly moves: readonly string[]
  /** The actions that players used; only of a game that was watched. */
  readonly watched?: Watched
}

/** The team that has won: an index into the teams of a game; null after a draw. */
export const winningTeam = ({ teams }: Pick<AnyGame, 'teams'>, { winners: [winner] }: Outcome): number | null =>
  winner === undefined ? null : teams.findIndex((team) => team.includes(winner))

/** Players roll their own dice, so that a player that rolls more does not change the fortunes of war. */
const playerStream = 1

/** Actions per turn and unit of work after which a game counts as endless: far above what any player does. */
const actionsPerTurn = 20_000

/**
 * Plays one game to its end.
 * @throws when it does not end within a generous number of actions: a defect of the rules, not of the content.
 */
export const playGame = (
  game: AnyGame,
  players: readonly Player[],
  seed: number,
  number: number,
  turns: number,
  metricsOf: (view: View) => Readonly<Record<string, readonly number[]>>,
  keepsMoves: boolean,
  watcher?: Watcher,
  meter?: { see(state: State, action: Action): void },
): GameResult => {
  const moves: string[] = []
  const dice = keyedDice(seed)
  const playerDice = rollingDice(seed, playerStream)
  const state = game.setup(dice)
  for (let actions = 0; ; actions++) {
    const outcome = game.outcome(state)
    if (outcome) {
      return {
        game: number,
        winner: winningTeam(game, outcome),
        reason: outcome.reason,
        turn: outcome.turn,
        actions,
        hash: stateHash(game, state),
        metrics: metricsOf(game.view(state, undefined)),
        moves,
        ...(watcher && { watched: watcher.end(state, outcome) }),
      }
    }
    if (actions > turns * actionsPerTurn)
      throw new Error(`game ${number} (seed ${seed}) has not ended after ${actions} actions`)
    const [side] = game.actors(state)
    const action = chooseFor(game, players[side], state, side, playerDice)
    watcher?.see(state, side, action, playerDice)
    meter?.see(state, action)
    if (keepsMoves) moves.push(makeMove(side, game.makeAction(action)))
    advance(game, state, dice, side, action)
  }
}
