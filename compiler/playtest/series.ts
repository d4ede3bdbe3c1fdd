/** A series of games of one scenario between two kinds of players; runs here or in a worker. */
import type { AnyGame, Player } from '../../engine/game.ts'
import type { BattleScenario } from '../bundle.ts'
import { makePlayer, openGame } from '../systems/games.ts'
import { type GameResult, playGame } from './game.ts'
import { makeMeter } from './measures.ts'
import { watchGame } from './watch.ts'

export interface Series {
  readonly scenario: BattleScenario
  /** Name of the player of each side of the scenario; it has all seats of its team. */
  readonly players: readonly string[]
  /** Number of the first game and of the one after the last; game n rolls from seed + n. */
  readonly from: number
  readonly to: number
  readonly seed: number
  /** Keeps the moves of every game. */
  readonly keepsMoves?: boolean
  /** Watches what the players use. */
  readonly isWatched?: boolean
}

/** Plays series of games, on any number of cores. */
export interface Pool {
  /** Plays a series; results come in the order of the games. `progress` hears how many are done so far. */
  play(series: Series, progress?: (done: number) => void): Promise<GameResult[]>
  close(): Promise<void>
}

/**
 * Plays the games of a series one after the other.
 * @param make the player of a name for an opened game
 */
export const playSeries = (
  series: Series,
  make: (name: string, game: AnyGame) => Player = makePlayer,
): GameResult[] => {
  const game = openGame(series.scenario)
  const players: Player[] = []
  for (const [team, seats] of game.teams.entries())
    for (const seat of seats) players[seat] = make(series.players[team], game)
  const results: GameResult[] = []
  for (let number = series.from; number < series.to; number++) {
    const meter = makeMeter(game, series.scenario)
    results.push(
      playGame(
        game,
        players,
        series.seed + number,
        number,
        series.scenario.turns,
        meter.measure,
        series.keepsMoves === true,
        series.isWatched ? watchGame(game) : undefined,
        meter,
      ),
    )
  }
  return results
}
