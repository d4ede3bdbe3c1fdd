/**
 * `npm run tune -- SYSTEM [--rounds N] [--from PLAYER] [--weights a,b] [--seed N]`: finds better weights for a system's planner by
 * simultaneous perturbation (Spall's SPSA): in each round all weights are changed at once, at random, once one way and once the other,
 * both play a pair of games in every scenario from the same seeds, and all weights go a little the way that scored. The same seed gives
 * the same weights. A run that was stopped goes on where it was; what comes out is printed, as `withChanges` takes it.
 */
import '../support/host.ts'
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { rollingDice } from '../../engine/dice.ts'
import { hashJson } from '../../engine/hash.ts'
import { loadScenarios } from '../support/scenarios.ts'
import { openArena } from './arena.ts'
import { makePairs } from './pairs.ts'

/** By how much a weight is changed, as a share of itself, and at least; it shrinks slowly with the rounds. */
const reach = { share: 0.25, least: 4, shrinking: 0.101 }
/** How far a round goes that one way wins outright, in reaches; it shrinks faster. */
const stride = { first: 0.6, delay: 50, shrinking: 0.602 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '400' },
    weights: { type: 'string' },
    scenarios: { type: 'string' },
    seed: { type: 'string', default: '80000' },
  },
})
const [system] = positionals
const { usual } = (await import(`../../engine/systems/${system}/planner/weights.ts`)) as {
  usual: Readonly<Record<string, unknown>>
}
const names =
  values.weights?.split(',') ??
  Object.entries(usual).flatMap(([name, value]) => (typeof value === 'number' ? [name] : []))
const start = names.map((name) => Number(usual[name]))
const scale = start.map((value) => Math.max(reach.least, Math.abs(value) * reach.share))
const ids = values.scenarios?.split(',')
const scenarios = (await loadScenarios(system)).filter(({ id }) => ids === undefined || ids.includes(id))
const rounds = Number(values.rounds)
const seed = Number(values.seed)

interface Round {
  readonly round: number
  readonly at: readonly number[]
}
const root = new URL('../../', import.meta.url).pathname
mkdirSync(join(root, '.sandtable'), { recursive: true })
const memory = join(root, `.sandtable/tune-${hashJson([system, names, start, reach, stride, ids ?? [], seed])}.jsonl`)

const readRounds = (): readonly Round[] => {
  try {
    return readFileSync(memory, 'utf8')
      .split('\n')
      .flatMap((line) => {
        try {
          return [JSON.parse(line) as Round]
        } catch {
          return []
        }
      })
  } catch {
    return []
  }
}

/** A planner whose weights lie so many reaches away from the usual ones. */
const playerAt = (at: readonly number[]): string =>
  `planner:${names.map((name, index) => `${name}=${Math.max(0, Math.round(start[index] + at[index] * scale[index]))}`).join(',')}`

const pool = openArena()
const pairs = makePairs(pool, scenarios, seed)
let { round, at } = readRounds().at(-1) ?? { round: 0, at: names.map(() => 0) }
while (round < rounds) {
  const dice = rollingDice(seed, round)
  const signs = names.map(() => (dice.below(2) === 0 ? -1 : 1))
  const far = 1 / (round + 1) ** reach.shrinking
  const moved = (way: number): number[] => at.map((value, index) => value + way * far * signs[index])
  const scores = await pairs.play(playerAt(moved(1)), playerAt(moved(-1)), round, round + 1)
  const won = scores.reduce((sum, score) => sum + score - 2, 0) / (2 * scores.length)
  const step = (stride.first * (stride.delay / (stride.delay + round)) ** stride.shrinking * won) / (2 * far)
  at = at.map((value, index) => value + step * signs[index])
  round++
  appendFileSync(memory, `${JSON.stringify({ round, at } satisfies Round)}\n`)
  if (round % 20 === 0) process.stderr.write(`${round} of ${rounds} rounds: ${playerAt(at)}\n`)
}
await pool.close()
console.log(playerAt(at))
