/**
 * The sample wins of a scenario: for each team and each way of winning the shortest won game that is known, move by move. It
 * stands beside the scenario and shows that it can be won like that; replaying it takes a moment where finding it took
 * hundreds of games. It needs no evidence: its key is that of the scenario and the engine alone.
 */

import type { Side } from '../../engine/game.ts'
import { hashJson } from '../../engine/hash.ts'
import { teamsOf } from '../../engine/teams.ts'
import type { BattleScenario } from '../bundle.ts'
import { playedFacts } from './facts.ts'
import type { GameResult } from './game.ts'
import { panelOf } from './panel.ts'
import type { Pool } from './series.ts'
import type { SampleWins, Win } from './types.generated.ts'

export type { SampleWins, Win } from './types.generated.ts'

/** The key of a sample wins: changes with the scenario, its rules and the fingerprint of play. */
export const sampleWinsKey = (scenario: BattleScenario): string => hashJson(playedFacts(scenario))

type Length = Pick<Win, 'turn' | 'actions' | 'seed'>

/** Fewest turns, then fewest actions; the seed makes the order complete. */
const byLength = (a: Length, b: Length): number => a.turn - b.turn || a.actions - b.actions || a.seed - b.seed

const wayOf = ({ side, reason }: Pick<Win, 'side' | 'reason'>): string => `${side} ${reason}`

const shortest = <T extends Length & Pick<Win, 'side' | 'reason'>>(wins: readonly T[]): T[] => {
  const best = new Map<string, T>()
  for (const win of [...wins].sort(byLength)) if (!best.has(wayOf(win))) best.set(wayOf(win), win)
  return [...best.values()].sort((a, b) => a.side - b.side || byLength(a, b))
}

/** The player whose games are kept, in all teams. */
const playersOf = (scenario: BattleScenario): readonly string[] => teamsOf(scenario).map(() => panelOf(scenario)[0])

/**
 * Returns the sample wins of a series of games between equal players, and of games known before. Those that are kept are played again for
 * their moves.
 */
export const findSampleWins = async (
  pool: Pool,
  scenario: BattleScenario,
  seed: number,
  games: readonly GameResult[],
  known: readonly Win[] = [],
): Promise<SampleWins> => {
  const found = games.flatMap(({ winner, reason, turn, actions, game }) =>
    winner === null ? [] : [{ side: winner, reason, turn, actions, seed: seed + game, moves: undefined }],
  )
  const wins = shortest<Omit<Win, 'moves'> & { moves: string | undefined }>([...known, ...found])
  return {
    format: 3,
    key: sampleWinsKey(scenario),
    wins: await Promise.all(
      wins.map(async (win): Promise<Win> => {
        const { moves } = win
        return { ...win, moves: moves ?? (await movesOf(pool, scenario, win.seed)) }
      }),
    ),
  }
}

const movesOf = async (pool: Pool, scenario: BattleScenario, seed: number): Promise<string> => {
  const [again] = await pool.play({ scenario, players: playersOf(scenario), from: 0, to: 1, seed, keepsMoves: true })
  return again.moves.join('_')
}

/** Games that are played to find a sample wins when nobody says how many. */
export const sampleWinGames = 40

const mostSampleWinGames = 400

/**
 * Plays to find a sample wins: `games` games, and more while a side that should win has not won any. `known` are won games that
 * still hold.
 */
export const searchSampleWins = async (
  pool: Pool,
  scenario: BattleScenario,
  plan: {
    readonly games: number
    readonly seed: number
    readonly sides: readonly Side[]
    readonly known: readonly Win[]
  },
  progress: (done: number, all: number) => void = () => {},
): Promise<{ readonly sampleWins: SampleWins; readonly played: number }> => {
  const results: GameResult[] = []
  const { seed, sides, known } = plan
  const isWithoutWin = (side: Side): boolean =>
    !known.some((win) => win.side === side) && !results.some(({ winner }) => winner === side)
  const most = Math.max(plan.games, mostSampleWinGames)
  for (
    let all = plan.games;
    results.length < plan.games || (results.length < most && sides.some(isWithoutWin));
    all = Math.min(most, results.length + plan.games)
  ) {
    const from = results.length
    const more = await pool.play({ scenario, players: playersOf(scenario), from, to: all, seed }, (done) =>
      progress(from + done, all),
    )
    results.push(...more)
  }
  return { sampleWins: await findSampleWins(pool, scenario, seed, results, known), played: results.length }
}
