/** Pairs of games between two players: from the same seed, with sides swapped, over some scenarios in turn. */
import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BattleScenario } from '../../compiler/bundle.ts'
import type { Pool } from '../../compiler/playtest/series.ts'
import { hashJson } from '../../engine/hash.ts'

const root = new URL('../../', import.meta.url).pathname
const memory = join(root, '.sandtable/strength.jsonl')

/** A score of the first player in the pair of a number: 0 to 4 half points. */
interface Line {
  /** Names the players, the scenario, and all that decides how they play it. */
  readonly key: string
  readonly number: number
  readonly score: number
}

const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && !one.name.endsWith('.test.ts'))
    .map((one) => join(one.parentPath, one.name))
    .sort()

/** A hash of what decides how a system's players play. */
const playOf = (system: string): string => {
  const hash = createHash('sha256')
  for (const file of [...sourcesBelow(`engine/systems/${system}`), ...sourcesBelow('engine/ai')])
    hash.update(readFileSync(file))
  return hash.digest('base64url').slice(0, 16)
}

/** Plays pairs, and remembers what came of them: a run that was stopped goes on where it was. */
export interface Pairs {
  /** The scores of the first player in the pairs from one number to another, for each scenario. */
  play(one: string, other: string, from: number, to: number): Promise<number[]>
}

/**
 * @param seed pair n rolls from seed + n
 * @param isKept whether what was played is written down
 */
export const makePairs = (pool: Pool, scenarios: readonly BattleScenario[], seed: number, isKept: boolean): Pairs => {
  const known = new Map<string, number>()
  const plays = new Map([...new Set(scenarios.map(({ system }) => system))].map((system) => [system, playOf(system)]))
  const identities = new Map(scenarios.map((scenario) => [scenario, hashJson(scenario)]))
  const keyOf = (scenario: BattleScenario, one: string, other: string): string =>
    [one, other, scenario.id, identities.get(scenario), plays.get(scenario.system), seed].join(' ')
  if (isKept) {
    mkdirSync(join(root, '.sandtable'), { recursive: true })
    for (const { key, number, score } of linesOf(memory)) known.set(`${key} ${number}`, score)
  }
  const playOne = async (scenario: BattleScenario, one: string, other: string, from: number, to: number) => {
    const key = keyOf(scenario, one, other)
    const missing = Array.from({ length: to - from }, (_, index) => from + index).filter(
      (number) => !known.has(`${key} ${number}`),
    )
    const scores = new Map(missing.map((number) => [number, 0]))
    if (missing.length > 0)
      for (const [side, players] of [
        [0, [one, other]],
        [1, [other, one]],
      ] as const) {
        const games = await pool.play({
          scenario,
          players,
          from: missing[0],
          to: missing[missing.length - 1] + 1,
          seed,
        })
        for (const { game, winner } of games)
          scores.set(game, (scores.get(game) ?? 0) + (winner === null ? 1 : winner === side ? 2 : 0))
      }
    for (const [number, score] of scores) {
      if (known.has(`${key} ${number}`)) continue
      known.set(`${key} ${number}`, score)
      if (isKept) appendFileSync(memory, `${JSON.stringify({ key, number, score } satisfies Line)}\n`)
    }
    return Array.from({ length: to - from }, (_, index) => known.get(`${key} ${from + index}`) ?? 0)
  }
  return {
    async play(one, other, from, to) {
      const scores = await Promise.all(scenarios.map((scenario) => playOne(scenario, one, other, from, to)))
      return scores.flat()
    },
  }
}

/** The lines of a file. One that was being written when the run was stopped is none. */
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
