/**
 * `npm run ladder [-- SYSTEM]`: whether each level of the computer beats the one below, and whether the styles are near the second
 * strongest, by sequential tests over all scenarios with sides swapped. Writes what came of it into `ladder.json` beside this file, and
 * fails where a level is not stronger or a style too weak. A run that was stopped goes on where it was.
 */
import '../support/host.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { openPool } from '../../compiler/playtest/pool.ts'
import { levelsOf, stylesOf } from '../../compiler/systems/games.ts'
import { systemIds } from '../../compiler/systems/index.ts'
import { levelIds } from '../../engine/ai/opponents.ts'
import { loadScenarios } from '../support/scenarios.ts'
import { holdContest } from './contest.ts'
import { makePairs } from './pairs.ts'
import { countPairs, type Question, shareOf } from './sequential.ts'

/** Shares in per cent between which a test decides. */
const levels: Question = { weak: 52, strong: 60, error: 0.05 }
const styles: Question = { weak: 40, strong: 50, error: 0.05 }
/** Pairs of each scenario after which a test is given up. */
const most = 200
/** Far from the seeds that players are tuned on. */
const seed = 200_000

/** What a contest showed; the share of the points of the first player, in per cent, with half of its 95 % interval. */
interface Rung {
  readonly one: string
  readonly other: string
  readonly pairs: number
  readonly share: number
  readonly margin: number
  readonly test: readonly [weak: number, strong: number]
  readonly answer: 'weak' | 'strong' | 'open'
}

const file = new URL('ladder.json', import.meta.url)
const rungs = JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly Rung[]>
const pool = openPool()
const [wanted] = process.argv.slice(2)
for (const system of systemIds.filter((id) => wanted === undefined || id === wanted)) {
  const scenarios = await loadScenarios(system)
  const pairs = makePairs(pool, scenarios, seed, true)
  const players = levelsOf(system)
  const contests = [
    ...levelIds.slice(1).map((one, index) => ({ one, other: levelIds[index], question: levels })),
    ...stylesOf(system)
      .filter((id) => id !== 'tuned')
      .map((one) => ({ one, other: 'staff' as const, question: styles })),
  ]
  const found: Rung[] = []
  for (const { one, other, question } of contests) {
    console.log(`${system}: ${one} against ${other}`)
    const name = (id: string): string => (players as Readonly<Record<string, string>>)[id] ?? id
    const contest = { one: name(one), other: name(other), question, most }
    const { scores, answer = 'open' } = await holdContest(pairs, scenarios.length, contest, (text) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${text} `)
    })
    const { share, margin } = shareOf(countPairs(scores.flat()))
    const rung: Rung = {
      one,
      other,
      pairs: scores.flat().length,
      share: Number(share.toFixed(1)),
      margin: Number(margin.toFixed(1)),
      test: [question.weak, question.strong],
      answer,
    }
    console.log(`  ${rung.share} ± ${rung.margin} % in ${rung.pairs} pairs: ${answer}`)
    if (answer !== 'strong') process.exitCode = 1
    found.push(rung)
    writeFileSync(file, `${JSON.stringify({ ...rungs, [system]: found }, null, 2)}\n`)
  }
  rungs[system] = found
}
await pool.close()
