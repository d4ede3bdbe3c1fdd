/** Games of a player of the panel against itself, played until they decide about a band. */

import { teamsOf } from '../../engine/teams.ts'
import type { BattleScenario, Evidence, PlayerGames } from '../bundle.ts'
import { wilsonInterval } from '../statistics/interval.ts'
import { judgeWins, type Rule } from '../statistics/sequential.ts'
import { systemCompilerOf } from '../systems/index.ts'
import type { GameResult } from './game.ts'
import type { Pool } from './series.ts'
import type { Band } from './types.generated.ts'

/** The players whose games speak for the balance of a scenario. */
export const panelOf = ({ system }: Pick<BattleScenario, 'system'>): readonly string[] =>
  systemCompilerOf(system).playtest.panel

/** Whether the panel of evidence is the one that a scenario has now. */
export const hasPanelOf = ({ panel }: Evidence, scenario: BattleScenario): boolean =>
  String(panel.map(({ player }) => player)) === String(panelOf(scenario))

/** Games of which the last state is kept, to be played again: early ones, which every player has. */
export const sampleGames = (games: number): number[] => [0, 1, 33, 66, 99].filter((game) => game < games)

export interface Question {
  readonly scenario: BattleScenario
  readonly player: string
  /** Game n rolls from seed + n. */
  readonly seed: number
  readonly band: Band
  readonly rule: Rule
  /** Games that are played even when fewer decide. */
  readonly least: number
  /** How many of them are watched. */
  readonly watched: number
  /** Games after which it stays undecided. */
  readonly most: number
}

type Tally = Pick<PlayerGames, 'games' | 'wins' | 'draws' | 'samples'>

const withGame = ({ games, wins, draws, samples }: Tally, { game, winner, hash }: GameResult): Tally => ({
  games: games + 1,
  wins: wins.map((won, team) => (team === winner ? won + 1 : won)),
  draws: draws + (winner === null ? 1 : 0),
  samples: sampleGames(game + 1).includes(game) ? [...samples, { game, hash }] : samples,
})

/** The games with what follows from them. */
export const judged = (
  { games, wins, draws, samples }: Tally,
  player: string,
  band: Band,
  rule: Rule,
): PlayerGames => ({
  player,
  games,
  wins,
  draws,
  share: wins.map((won) => wilsonInterval(won, games)),
  verdict: judgeWins(rule, wins[band.side], games),
  samples,
})

/** What was played before, and the results of the games that were added to it. */
export interface Answer {
  readonly games: PlayerGames
  readonly added: readonly GameResult[]
}

/**
 * Goes on from the games that are known until the first that decides. Games are played some at a time, and those after the first
 * that decides do not count: what comes out depends neither on how many at a time nor on the cores.
 */
export const playUntilClear = async (pool: Pool, question: Question, known: Tally | undefined): Promise<Answer> => {
  const { scenario, player, seed, band, rule, least, watched, most } = question
  const players = teamsOf(scenario).map(() => player)
  const added: GameResult[] = []
  let tally: Tally = known ?? { games: 0, wins: players.map(() => 0), draws: 0, samples: [] }
  const isEnough = ({ games, wins }: Tally): boolean =>
    games >= Math.max(least, 1) && (games >= most || judgeWins(rule, wins[band.side], games) !== 'undecided')
  while (!isEnough(tally)) {
    const from = tally.games
    const isWatched = from < watched
    const to = isWatched ? watched : Math.min(Math.max(most, least), from + pool.batch)
    for (const result of await pool.play({ scenario, players, from, to, seed, isWatched })) {
      if (isEnough(tally)) break
      tally = withGame(tally, result)
      added.push(result)
    }
  }
  return { games: judged(tally, player, band, rule), added }
}
