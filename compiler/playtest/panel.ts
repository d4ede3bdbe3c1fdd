/** Games of the players of a panel, each against each, played until they decide about a band. */

import { teamsOf } from '../../engine/teams.ts'
import type { BattleScenario, Evidence, PlayerGames } from '../bundle.ts'
import { isOf, matrixOf, type Pair, pairsOf, summed } from '../course/pairs.ts'
import { nextGames } from '../statistics/styles.ts'
import { systemCompilerOf } from '../systems/index.ts'
import type { GameResult } from './game.ts'
import type { Pool } from './series.ts'
import type { Band } from './types.generated.ts'

/** The players whose games speak for the balance of a scenario. */
export const panelOf = ({ system }: Pick<BattleScenario, 'system'>): readonly string[] =>
  systemCompilerOf(system).playtest.panel

/** True if the panel of evidence is the scenario's present one. */
export const hasPanelOf = ({ panel }: Evidence, scenario: BattleScenario): boolean =>
  String(panel.map(({ player }) => player)) === String(panelOf(scenario))

/** Games of a player against itself of which the last state is kept, to be played again: early ones, which every player has. */
export const sampleGames = (games: number): number[] => [0, 1, 33, 66, 99].filter((game) => game < games)

/** The same of a pair: of games between two players the first is kept alone. */
export const samplesOf = ({ against }: Pair, games: number): number[] => sampleGames(against === undefined ? games : 1)

/** Seeds between those of two pairs. */
const seedsOfPair = 40_000

/** First seed of the games of a pair: those of a player against itself are the same for all players. */
const seedOf = (seed: number, pairs: readonly Pair[], index: number): number =>
  seed + (pairs[index].against === undefined ? 0 : index * seedsOfPair)

/** The players of the sides of a scenario in the games of a pair. */
export const playersIn = (scenario: BattleScenario, side: number, { player, against }: Pair): readonly string[] =>
  teamsOf(scenario).map((_, team) => (team === side ? player : (against ?? player)))

/** Plays some games of a pair of a panel. */
export const playPair = (
  pool: Pool,
  { scenario, panel, seed, band }: Pick<Question, 'scenario' | 'panel' | 'seed' | 'band'>,
  index: number,
  [from, to]: readonly [from: number, to: number],
  isWatched = false,
): Promise<GameResult[]> => {
  const pairs = pairsOf(panel)
  const players = playersIn(scenario, band.side, pairs[index])
  return pool.play({ scenario, players, from, to, seed: seedOf(seed, pairs, index), isWatched })
}

export interface Question {
  readonly scenario: BattleScenario
  readonly panel: readonly string[]
  /** Game n of a player against itself rolls from seed + n. */
  readonly seed: number
  readonly band: Band
  /** Games of the first player that are played even when fewer decide. */
  readonly least: number
  /** How many of them are watched. */
  readonly watched: number
  /** Games of a pair after which it stays undecided. */
  readonly most: number
}

const nothing = (pair: Pair, teams: number): PlayerGames =>
  summed({ ...pair, games: 0, wins: Array(teams).fill(0), draws: 0, samples: [] })

const added = (before: PlayerGames, results: readonly GameResult[]): PlayerGames => {
  const games = before.games + results.length
  const kept = samplesOf(before, games)
  return summed({
    ...before,
    games,
    wins: before.wins.map((won, team) => won + results.filter(({ winner }) => winner === team).length),
    draws: before.draws + results.filter(({ winner }) => winner === null).length,
    samples: [
      ...before.samples,
      ...results.filter(({ game }) => kept.includes(game)).map(({ game, hash }) => ({ game, hash })),
    ],
  })
}

/** The games of all pairs, and the results of those of the first player against itself that were added. */
export interface Answer {
  readonly games: readonly PlayerGames[]
  readonly added: readonly GameResult[]
}

/**
 * Goes on from the games that are known until they decide. Which games come next depends on nothing but those that there are, neither
 * on how many are played at a time nor on the cores.
 * @param known of pairs, in any order
 * @param tell hears of every round but the last
 */
export const playUntilClear = async (
  pool: Pool,
  question: Question,
  known: readonly PlayerGames[],
  tell: (answer: Answer) => Promise<void> = async () => {},
): Promise<Answer> => {
  const { scenario, panel, band, least, watched, most } = question
  const teams = teamsOf(scenario).length
  const results: GameResult[] = []
  let games = pairsOf(panel).map((pair) => known.find(isOf(pair)) ?? nothing(pair, teams))
  const play = async (wanted: readonly number[]): Promise<void> => {
    const played = await Promise.all(
      games.map(async ({ games: from }, index) => {
        const start = Math.min(watched, wanted[index])
        const isFirst = index === 0
        const seen = isFirst && from < start ? await playPair(pool, question, index, [from, start], true) : []
        const next = from + seen.length
        return next < wanted[index]
          ? [...seen, ...(await playPair(pool, question, index, [next, wanted[index]]))]
          : seen
      }),
    )
    results.push(...played[0])
    games = games.map((before, index) => added(before, played[index]))
  }
  await play(games.map((one, index) => (index === 0 ? Math.max(least, one.games) : one.games)))
  for (;;) {
    const next = nextGames(matrixOf(games, band), band, most)
    if (next === undefined) return { games, added: results }
    if (games.every(({ games: each }) => each > 0)) await tell({ games, added: results })
    await play(next.flat())
  }
}
