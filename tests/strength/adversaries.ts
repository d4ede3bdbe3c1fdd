/**
 * `npm run adversaries -- SYSTEM [--against staff,general] [--only a,b] [--pairs N] [--scenarios a,b] [--threads N]`: whether levels of the
 * computer stand up to players that do one thing, over pairs of games with sides swapped. Fails when an adversary wins more than it may
 * against a level, by a sequential test. Pairs are remembered.
 */
import '../support/host.ts'
import { parseArgs } from 'node:util'
import { loadScenarios } from '../support/scenarios.ts'
import { adversariesOf } from './adversaries/index.ts'
import { openArena } from './arena.ts'
import { holdContest } from './contest.ts'
import { makePairs, memory } from './pairs.ts'
import { countPairs, type Question, shareOf } from './sequential.ts'

/** The largest share of wins allowed to an adversary against a level, in per cent. */
const most: Readonly<Record<string, number>> = { veteran: 50, staff: 45, general: 35 }
/** By how much less or more than that an adversary wins when the test decides. */
const doubt = 5

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string', default: 'staff' },
    only: { type: 'string' },
    pairs: { type: 'string', default: '200' },
    scenarios: { type: 'string' },
    threads: { type: 'string' },
  },
})
const [system] = positionals
const ids = values.scenarios?.split(',')
const scenarios = (await loadScenarios(system)).filter(({ id }) => ids === undefined || ids.includes(id))
const arena = openArena(values.threads === undefined ? undefined : Number(values.threads))
const pairs = makePairs(arena, scenarios, 400_000, memory)
const names = values.only?.split(',') ?? Object.keys(await adversariesOf(system))
for (const level of values.against.split(',')) {
  const limit = most[level] ?? 50
  const question: Question = { weak: limit - doubt, strong: limit + doubt, error: 0.05 }
  for (const one of names) {
    const contest = { one, other: level, question, most: Math.ceil(Number(values.pairs) / scenarios.length) }
    const { scores, answer } = await holdContest(pairs, scenarios.length, contest, () => {})
    const { pairs: played, share, margin } = shareOf(countPairs(scores.flat()))
    if (answer === 'strong') process.exitCode = 1
    const verdict = answer === undefined ? 'open' : answer === 'strong' ? `✗ more than ${limit}` : 'held'
    console.log(
      `${one.padEnd(16)} against ${level}: ${share.toFixed(1).padStart(5)} ± ${margin.toFixed(1)} % in ${played} pairs: ${verdict}`,
    )
  }
}
await arena.close()
