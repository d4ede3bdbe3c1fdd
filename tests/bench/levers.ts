/**
 * `npm run levers:planted -- [scenario ...] [--handicaps N] [--games N] [--seed N]`: whether `playtest --levers` names what is wrong with a
 * battle. Handicaps are planted, drawn by a seed: two steps or figures of a unit less, or a turn less or more. Those after which the
 * balance still lies in the author's band harm nothing and are passed over, which is told. A handicap is found when one of the first
 * three changes moves its lever back, and mended when a change leads into the band in games of their own. The first change is also compared
 * with the scenario without the handicap: where the interval holds 0, these games do not tell the two apart.
 */
import '../support/host.ts'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../../compiler/disk.ts'
import { type Claimed, experiment, usualPlan } from '../../compiler/playtest/levers/experiment.ts'
import { type Lever, withSettings } from '../../compiler/playtest/levers/lever.ts'
import { panelOf } from '../../compiler/playtest/panel.ts'
import { openPool } from '../../compiler/playtest/pool.ts'
import { leversFor } from '../../compiler/systems/games.ts'
import { openWorkspace } from '../../compiler/workspace.ts'
import { rollingDice } from '../../engine/dice.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    handicaps: { type: 'string', default: '10' },
    games: { type: 'string', default: String(usualPlan.games) },
    seed: { type: 'string', default: '1' },
  },
})
const ids = positionals.length > 0 ? positionals : ['road-to-catania', 'singling', 'asan']
const wanted = Number(values.handicaps)
const plan = { games: Number(values.games), seed: usualPlan.seed }
const workspace = openWorkspace(await readDirectory(new URL('../../content', import.meta.url).pathname, makeReport()))

/** Games to see whether a handicap throws a battle out of its band. */
const probe = 200

interface Handicap {
  readonly lever: string
  /** The end that takes it back. */
  readonly back: 'less' | 'more'
  readonly words: string
  readonly claimed: Claimed
}

const leversOf = ({ scenario, origins }: Claimed): readonly Lever[] =>
  leversFor(scenario.system).leversOf(scenario, origins)

/** A scenario with a lever moved so many times, if it can be moved so far. */
const moved = (claimed: Claimed, id: string, end: 'less' | 'more', times: number): Claimed | undefined => {
  if (times === 0) return claimed
  const change = leversOf(claimed).find((lever) => lever.id === id)?.[end][0]
  return change && moved({ ...claimed, scenario: withSettings(claimed.scenario, change.settings) }, id, end, times - 1)
}

/** All handicaps that there are, in an order drawn by the seed. */
const handicapsOf = (claimed: Claimed, seed: number): readonly Handicap[] => {
  const dice = rollingDice(seed)
  const all = leversOf(claimed).flatMap(({ id }): Handicap[] => {
    const made = (end: 'less' | 'more', times: number): Handicap[] => {
      const found = moved(claimed, id, end, times)
      const back = end === 'less' ? 'more' : 'less'
      return found === undefined ? [] : [{ lever: id, back, words: `${id} ${end} ${times}`, claimed: found }]
    }
    if (id === 'turns') return [...made('less', 1), ...made('more', 1)]
    return /^(steps|figures) /.test(id) ? made('less', 2) : []
  })
  return all
    .map((one) => ({ one, key: dice.below(2 ** 30) }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one)
}

const pool = openPool()

/** Whether the side of the author's claim wins, 1 or 0 by game, in games of their own. */
const wonIn = async ({ scenario, balance }: Claimed): Promise<number[]> => {
  const games = await pool.try({ scenario, levers: [], players: panelOf(scenario), from: 0, to: probe, seed: 90_000 })
  return games.map(({ winner }) => (winner === balance.side ? 1 : 0))
}

/** The share of games that the side of the author's claim wins, in games of their own. */
const shareOf = async (claimed: Claimed): Promise<number> =>
  (100 * (await wonIn(claimed)).reduce((sum, won) => sum + won, 0)) / probe

/** How much oftener that side wins one scenario than another, in points with an error of 95 %: the same seeds, each pair of games compared. */
const differenceOf = async (one: Claimed, other: Claimed): Promise<string> => {
  const [a, b] = [await wonIn(one), await wonIn(other)]
  const gaps = a.map((won, game) => 100 * (won - b[game]))
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / probe
  const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / (probe - 1)
  return `${mean.toFixed(0)} ± ${(1.96 * Math.sqrt(variance / probe)).toFixed(0)} points`
}

const isInside = (share: number, { balance: { from, to } }: Claimed): boolean => share >= from && share <= to

/** Looks for a handicap, and says where it was named. */
const search = async (id: string, whole: Claimed, { claimed, lever, back, words }: Handicap) => {
  const begun = performance.now()
  const used = process.cpuUsage()
  const { from, to } = claimed.balance
  const { share, goal, effects } = await experiment(pool, claimed, plan, (from + to) / 2)
  const seconds = (performance.now() - begun) / 1000
  const work = process.cpuUsage(used).user / 1e6
  const place = effects.findIndex((one) => one.lever === lever && one.end === back) + 1
  const three = effects.slice(0, 3)
  const mended = three.map(({ change }) => ({ ...claimed, scenario: withSettings(claimed.scenario, change.settings) }))
  const after: number[] = []
  for (const one of mended) after.push(await shareOf(one))
  const said = three.map(
    ({ change, points }, n) => `${change.words} ${points.toFixed(0)}, which leads to ${after[n].toFixed(0)} %`,
  )
  console.log(`${id}  ${words}: ${share.toFixed(0)} % for ${goal} %, named ${place === 0 ? 'nowhere' : `as number ${place}`}
    ${said.join('; ')}
    the first against the scenario without the handicap: ${await differenceOf(mended[0], whole)}; ${seconds.toFixed(0)} s, ${work.toFixed(0)} s of work`)
  const isInBand = after.map((one) => isInside(one, claimed))
  return {
    isFound: place > 0 && place <= 3,
    isMended: isInBand[0],
    isMendedByOne: isInBand.includes(true),
    seconds,
    work,
  }
}

for (const id of ids) {
  const one = workspace.scenario(id)?.scenario
  if (one === undefined) throw new Error(`no scenario ${id}`)
  let harmless = 0
  const results: Awaited<ReturnType<typeof search>>[] = []
  for (const handicap of handicapsOf(one, Number(values.seed))) {
    if (results.length === wanted) break
    if (isInside(await shareOf(handicap.claimed), handicap.claimed)) harmless++
    else results.push(await search(id, one, handicap))
  }
  const count = (of: 'isFound' | 'isMended' | 'isMendedByOne'): number => results.filter((result) => result[of]).length
  const most = (of: 'seconds' | 'work'): string => Math.max(...results.map((result) => result[of])).toFixed(0)
  console.log(
    `${id}: of ${results.length} handicaps ${count('isFound')} found, ${count('isMended')} mended by the first change and ${count('isMendedByOne')} by one of three, ${harmless} harmless ones passed over; at most ${most('seconds')} s on ${availableParallelism()} cores, ${most('work')} s of work\n`,
  )
}
await pool.close()
