/**
 * `npm run ladder [-- SYSTEM] [--only a,b] [--threads N] [--check]`: whether each level of the computer beats the one below, how a search does
 * against the player of reference, and whether any style is as good as the second strongest, by sequential tests over all scenarios
 * with sides swapped. Writes what came of it into the `ladder.json` of the system, and fails where a test answers otherwise. `--only`
 * holds the contests of these players alone; `search` is every search that is no level. Contests that are current and decided are not
 * held again; a run that was stopped goes on where it was, in the middle of a contest too. `--check` holds none: it notes how the system
 * plays now, and says which contests are out of date.
 */
import '../support/host.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { levelsOf, stylesOf } from '../../compiler/systems/games.ts'
import { systemIds } from '../../compiler/systems/index.ts'
import { isCurrent, type Ladder, type Rung } from '../../engine/ai/ladder.ts'
import { levelIds } from '../../engine/ai/opponents.ts'
import { loadScenarios } from '../support/scenarios.ts'
import { openArena } from './arena.ts'
import { holdContest } from './contest.ts'
import { ladderKey } from './key.ts'
import { makePairs, memory } from './pairs.ts'
import { countPairs, type Question, shareOf } from './sequential.ts'

/** Shares in per cent between which a test decides: is a level the stronger one, and is a style as strong as the second strongest? */
const levels: Question = { weak: 52, strong: 60, error: 0.05 }
const styles: Question = { weak: 40, strong: 50, error: 0.05 }
/**
 * The contests that a search of at most 200 ms a decision is to win against the player of reference, by system: the strongest unless
 * another is named.
 */
const quick: Readonly<Record<string, { readonly player?: string; readonly question: Question } | undefined>> = {
  'command-cards': { question: { weak: 60, strong: 65, error: 0.05 } },
  operational: {
    player: 'search:nodes=180,most=4,turns=2,doubt=100',
    question: { weak: 55, strong: 60, error: 0.05 },
  },
}
/** Pairs of each scenario after which a test is given up. */
const most = 40
/** Far from the seeds that players are tuned on. */
const seed = 200_000

interface Wanted {
  readonly one: string
  readonly other: string
  readonly question: Question
  readonly answer: Rung['answer']
}

/** The contests of a system, those of cheap players first. */
const contestsOf = (system: string): readonly Wanted[] => {
  const [second, strongest] = levelIds.slice(-2)
  const { player: fast = strongest, question = levels } = quick[system] ?? {}
  const rungs = levelIds
    .slice(1)
    .map((one, index): Wanted => ({ one, other: levelIds[index], question: levels, answer: 'strong' }))
  return [
    ...rungs.slice(0, -1),
    ...stylesOf(system)
      .filter((id) => id !== 'tuned')
      .map((one): Wanted => ({ one, other: second, question: styles, answer: 'weak' })),
    ...rungs.slice(-1),
    ...[...new Set([fast, strongest])].map((one): Wanted => ({ one, other: 'veteran', question, answer: 'strong' })),
  ]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { threads: { type: 'string' }, only: { type: 'string' }, check: { type: 'boolean' } },
})
const [asked] = positionals
const only = values.only?.split(',')
const pool = openArena(values.threads === undefined ? undefined : Number(values.threads))

for (const system of systemIds.filter((id) => asked === undefined || id === asked)) {
  const file = new URL(`../../engine/systems/${system}/ladder.json`, import.meta.url)
  const players: Readonly<Record<string, string>> = levelsOf(system)
  const playsOf = (...ids: readonly string[]): string[] => ids.map((id) => players[id] ?? id)
  const scenarios = await loadScenarios(system)
  const key = ladderKey(scenarios)
  const read = (): Ladder => ({ ...(JSON.parse(readFileSync(file, 'utf8')) as Ladder), key })
  const rungAmong = (rungs: readonly Rung[], { one, other }: Pick<Wanted, 'one' | 'other'>): Rung | undefined => {
    const plays = String(playsOf(one, other))
    return rungs.find((found) => found.one === one && found.other === other && String(found.plays) === plays)
  }
  /** Puts rungs in their places; others may have been written meanwhile. Those of players that are set otherwise now are dropped. */
  const write = (...held: readonly Rung[]): void => {
    const rungs = [...held, ...read().rungs]
    const ladder: Ladder = { key, rungs: contestsOf(system).flatMap((wanted) => rungAmong(rungs, wanted) ?? []) }
    writeFileSync(file, `${JSON.stringify(ladder, null, 2)}\n`)
  }
  /** The current rung of a contest that was held to its end. */
  const heldOf = (wanted: Wanted): Rung | undefined => {
    const ladder = read()
    const rung = rungAmong(ladder.rungs, wanted)
    if (rung === undefined || !isCurrent(ladder, rung)) return undefined
    const { question } = wanted
    const isSameTest = rung.test[0] === question.weak && rung.test[1] === question.strong
    return isSameTest && (rung.answer !== 'open' || rung.pairs === most * scenarios.length) ? rung : undefined
  }
  write()
  const pairs = makePairs(pool, scenarios, seed, memory)
  for (const wanted of contestsOf(system)) {
    const { one, other, question, answer: expected } = wanted
    if (only !== undefined && !only.some((id) => one === id || one.startsWith(`${id}.`))) continue
    const held = heldOf(wanted)
    if (held === undefined && values.check) console.log(`${system}: ${one} against ${other} is out of date`)
    else if (held !== undefined && held.answer !== expected) process.exitCode = 1
    if (held !== undefined || values.check) continue
    const plays = playsOf(one, other)
    const rungFrom = (scores: readonly number[], answer: Rung['answer']): Rung => {
      const { pairs, share, margin } = shareOf(countPairs(scores))
      return {
        one,
        other,
        plays,
        key,
        pairs,
        share: Number(share.toFixed(1)),
        margin: Number(margin.toFixed(1)),
        test: [question.weak, question.strong],
        answer,
      }
    }
    console.log(`${system}: ${one} against ${other}`)
    const contest = { one: plays[0], other: plays[1], question, most }
    const { scores, answer = 'open' } = await holdContest(pairs, scenarios.length, contest, (found) =>
      write(rungFrom(found, 'open')),
    )
    const rung = rungFrom(scores.flat(), answer)
    write(rung)
    console.log(`  ${rung.share} ± ${rung.margin} % in ${rung.pairs} pairs: ${answer}`)
    if (answer !== expected) process.exitCode = 1
  }
}
await pool.close()
