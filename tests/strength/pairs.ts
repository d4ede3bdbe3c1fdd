/** Pairs of games between two players: from the same seed, with sides swapped, over some scenarios in turn. */
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BattleScenario } from '../../compiler/bundle.ts'
import { hashJson } from '../../engine/hash.ts'
import type { Arena } from './arena.ts'

/** Where pairs are remembered. */
export const memory = fileURLToPath(new URL('../../.sandtable/strength.jsonl', import.meta.url))

/** A score of the first player in a pair: 0 to 4 half points. */
interface Line {
  /** Names the pair, the scenario, the players, and how these play. */
  readonly key: string
  readonly score: number
}

/** A search of the same kind that thinks for so short a time that a game of it costs little. */
const inHaste = (player: string): string => player.replace(/nodes=\d+/, 'nodes=20')
const sampleSeed = 31

/** Plays pairs, and remembers what came of them: a run that was stopped goes on where it was. */
export interface Pairs {
  /** The scores of the first player in the pairs from one number to another, for each scenario. */
  play(one: string, other: string, from: number, to: number): Promise<number[]>
}

/**
 * Pairs are remembered by the scenario, the names of both players, and how each plays: how a sample game against itself ends, with a
 * small budget. A change of code that changes no play voids nothing; one that does voids the pairs of those whom it concerns.
 *
 * @param seed pair n rolls from seed + n
 * @param file where pairs are remembered; nothing is when it is left out
 */
export const makePairs = (
  pool: Pick<Arena, 'play' | 'batch'>,
  scenarios: readonly BattleScenario[],
  seed: number,
  file?: string,
): Pairs => {
  const known = new Map<string, number>()
  const identities = new Map(scenarios.map((scenario) => [scenario, `${scenario.id} ${hashJson(scenario)}`]))
  if (file !== undefined) {
    mkdirSync(dirname(file), { recursive: true })
    for (const { key, score } of linesOf(file)) known.set(key, score)
  }
  /** How a player plays a scenario, in a word. */
  const samples = new Map<string, Promise<string>>()
  const playOf = (scenario: BattleScenario, player: string): Promise<string> => {
    const key = `${identities.get(scenario)} ${inHaste(player)}`
    const sample =
      samples.get(key) ??
      pool
        .play({ scenario, players: [inHaste(player), inHaste(player)], from: 0, to: 1, seed: sampleSeed })
        .then(([{ hash, actions }]) => `${hash}/${actions}`)
    samples.set(key, sample)
    return sample
  }

  const playPair = async (scenario: BattleScenario, one: string, other: string, number: number): Promise<number> => {
    const players = await Promise.all(
      [one, other].map(async (player) => `${player} ${file === undefined ? '' : await playOf(scenario, player)}`),
    )
    const key = [identities.get(scenario), ...players, seed + number].join(' ')
    const before = known.get(key)
    if (before !== undefined) return before
    const game = { scenario, from: number, to: number + 1, seed }
    const games = await Promise.all([
      pool.play({ ...game, players: [one, other] }),
      pool.play({ ...game, players: [other, one] }),
    ])
    const score = games
      .map(([{ winner }], side) => (winner === null ? 1 : winner === side ? 2 : 0))
      .reduce<number>((sum, points) => sum + points, 0)
    known.set(key, score)
    if (file !== undefined) appendFileSync(file, `\n${JSON.stringify({ key, score } satisfies Line)}`)
    return score
  }

  return {
    async play(one, other, from, to) {
      const numbers = Array.from({ length: to - from }, (_, index) => from + index)
      const jobs = scenarios.flatMap((_, index) => numbers.map((number) => ({ index, number })))
      // By number first, so that a run that is stopped has played about as many pairs of each scenario.
      const queue = jobs.toSorted((a, b) => a.number - b.number).values()
      const scores = jobs.map(() => 0)
      const lane = async (): Promise<void> => {
        for (const { index, number } of queue)
          scores[index * numbers.length + number - from] = await playPair(scenarios[index], one, other, number)
      }
      await Promise.all(Array.from({ length: pool.batch }, lane))
      return scores
    },
  }
}

/** The lines of a file, each begun by a newline. One that was being written when the run was stopped is none. */
const linesOf = (file: string): readonly Line[] => {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch {}
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Line]
    } catch {
      return []
    }
  })
}
