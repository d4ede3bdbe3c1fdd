/**
 * `npm run match -- ONE OTHER [--system ID] [--scenarios a,b] [--test 52,60 | --pairs N] [--seed N] [--threads N]`: which of two players is the
 * stronger. Players are named as in the arena: `planner`, `cautious`, `planner:cover=60`, an adversary, `planner@/tmp/old`. Pairs of games are spread evenly
 * over the scenarios, from the same seeds with sides swapped, and remembered.
 */
import '../support/host.ts'
import { parseArgs } from 'node:util'
import { loadScenarios } from '../support/scenarios.ts'
import { openArena } from './arena.ts'
import { holdContest } from './contest.ts'
import { makePairs, memory } from './pairs.ts'
import { countPairs, type Question, shareOf } from './sequential.ts'

/** Pairs of each scenario after which a test is given up. */
const mostPairs = 2000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    system: { type: 'string' },
    scenarios: { type: 'string' },
    test: { type: 'string' },
    pairs: { type: 'string' },
    seed: { type: 'string', default: '70000' },
    threads: { type: 'string' },
  },
})
const [one, other] = positionals
if (other === undefined) {
  console.error('Name two players: npm run match -- planner cautious --system operational')
  process.exit(2)
}
const ids = values.scenarios?.split(',')
const scenarios = (await loadScenarios(values.system)).filter(({ id }) => ids === undefined || ids.includes(id))
if (scenarios.length === 0) {
  console.error('There is no such scenario.')
  process.exit(2)
}
const [weak, strong] = (values.test ?? '52,60').split(',').map(Number)
const question: Question = { weak, strong, error: 0.05 }
const most = values.pairs === undefined ? mostPairs : Math.ceil(Number(values.pairs) / scenarios.length)
const pool = openArena(values.threads === undefined ? undefined : Number(values.threads))
const pairs = makePairs(pool, scenarios, Number(values.seed), memory)
const { scores, answer } = await holdContest(
  pairs,
  scenarios.length,
  { one, other, most, ...(values.pairs === undefined && { question }) },
  (found) => {
    const { pairs: played, share, margin } = shareOf(countPairs(found))
    process.stderr.write(`${played} pairs: ${share.toFixed(1)} ± ${margin.toFixed(1)} %\n`)
  },
)
await pool.close()
for (const [index, { id }] of scenarios.entries()) {
  const { share, margin } = shareOf(countPairs(scores[index]))
  console.log(`${id.padEnd(26)} ${share.toFixed(1).padStart(6)} ± ${margin.toFixed(1)} %`)
}
const counts = countPairs(scores.flat())
const { share, margin } = shareOf(counts)
console.log(
  `${one} against ${other}: ${share.toFixed(1)} ± ${margin.toFixed(1)} % of the points in ${scores.flat().length} pairs (${counts.join(' ')})${answer === undefined ? '' : `; ${answer === 'strong' ? strong : weak} % rather than ${answer === 'strong' ? weak : strong} %`}`,
)
