/**
 * `npm run levers:planted -- [scenario ...] [--handicaps N] [--games N] [--seed N]`: whether `playtest --levers` names what is wrong with a
 * battle. Handicaps are planted in an order drawn by a seed: two steps or figures of a unit less, or a turn less or more. One counts
 * when it moves the share of wins by at least `harm` points in games of its own; the others, which those games can hardly tell from no
 * handicap, are passed over, and their number is told. The command is then asked for the share that the battle had before (`--goal`). It
 * names the handicap when one of its first three changes takes it back: gives the same unit steps or figures, or moves the turns the other
 * way. Since other changes may do as much for the balance, it is also told where each of the three leads, in half of the same games.
 * Seconds are those on all cores of this machine, and the work that they were for them together.
 */
import '../support/host.ts'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../../compiler/disk.ts'
import { type Claimed, experiment } from '../../compiler/playtest/levers/experiment.ts'
import { type End, type Lever, withSettings } from '../../compiler/playtest/levers/lever.ts'
import { panelOf } from '../../compiler/playtest/panel.ts'
import { openPool } from '../../compiler/playtest/pool.ts'
import { leversSeed } from '../../compiler/playtest/seeds.ts'
import { leversFor } from '../../compiler/systems/games.ts'
import { openWorkspace } from '../../compiler/workspace.ts'
import { rollingDice } from '../../engine/dice.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    handicaps: { type: 'string', default: '10' },
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const ids = positionals.length > 0 ? positionals : ['road-to-catania', 'singling', 'asan']
const wanted = Number(values.handicaps)
const plan = { seed: leversSeed, ...(values.games !== undefined && { games: Number(values.games) }) }
const workspace = openWorkspace(await readDirectory(new URL('../../content', import.meta.url).pathname, makeReport()))

/** Games that show what a handicap or a change does, and the least that a handicap does in them, in points. */
const probe = 400
const harm = 7

interface Handicap {
  readonly lever: string
  /** The end that takes it back. */
  readonly back: End
  readonly words: string
  readonly claimed: Claimed
}

const leversOf = ({ scenario, origins }: Claimed): readonly Lever[] =>
  leversFor(scenario.system).leversOf(scenario, origins)

/** A scenario with a lever moved so many times, if it can be moved so far. */
const moved = (claimed: Claimed, id: string, end: End, times: number): Claimed | undefined => {
  if (times === 0) return claimed
  const change = leversOf(claimed).find((lever) => lever.id === id)?.[end][0]
  return change && moved({ ...claimed, scenario: withSettings(claimed.scenario, change.settings) }, id, end, times - 1)
}

/** All handicaps that there are, in an order drawn by the seed. */
const handicapsOf = (claimed: Claimed, seed: number): readonly Handicap[] => {
  const dice = rollingDice(seed)
  const all = leversOf(claimed).flatMap(({ id }): Handicap[] => {
    const made = (end: End, times: number): Handicap[] => {
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

/** The share of games that the side of the author's claim wins, in games of their own, in per cent. */
const shareOf = async ({ scenario, balance }: Claimed, to = probe): Promise<number> => {
  const games = await pool.try({ scenario, levers: [], players: panelOf(scenario), from: 0, to, seed: 90_000 })
  return (100 * games.filter(({ winner }) => winner === balance.side).length) / to
}

/** Looks for a handicap, and says where it was named. */
const search = async (id: string, goal: number, share: number, { claimed, lever, back, words }: Handicap) => {
  const begun = performance.now()
  const used = process.cpuUsage()
  const { effects, games } = await experiment(pool, claimed, plan, goal)
  const seconds = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(used)
  const work = (user + system) / 1e6
  const place = effects.findIndex((one) => one.lever === lever && one.end === back) + 1
  const after: number[] = []
  for (const { change } of effects.slice(0, 3))
    after.push(await shareOf({ ...claimed, scenario: withSettings(claimed.scenario, change.settings) }, probe / 2))
  const said = after.map((one, n) => `${effects[n].change.words}, which leads to ${one.toFixed(0)} %`)
  console.log(
    `${id}  ${words}: ${share.toFixed(0)} % for ${goal} %, named ${place === 0 ? 'nowhere' : `as number ${place}`} after ${games} games, ${seconds.toFixed(0)} s, ${work.toFixed(0)} s of work\n    ${said.join('; ')}`,
  )
  return { isNamed: place > 0 && place <= 3, isMended: after.some((one) => Math.abs(one - goal) < harm), seconds, work }
}

for (const id of ids) {
  const one = workspace.scenario(id)?.scenario
  if (one === undefined) throw new Error(`no scenario ${id}`)
  const whole = await shareOf(one)
  let harmless = 0
  const results: Awaited<ReturnType<typeof search>>[] = []
  for (const handicap of handicapsOf(one, Number(values.seed))) {
    if (results.length === wanted) break
    const share = await shareOf(handicap.claimed)
    if (Math.abs(share - whole) < harm) harmless++
    else results.push(await search(id, Math.round(whole), share, handicap))
  }
  const count = (of: 'isNamed' | 'isMended'): number => results.filter((result) => result[of]).length
  const most = (of: 'seconds' | 'work'): string => Math.max(...results.map((result) => result[of])).toFixed(0)
  console.log(
    `${id}: of ${results.length} handicaps ${count('isNamed')} named, ${count('isMended')} mended by one of three changes; ${harmless} passed over; at most ${most('seconds')} s on ${availableParallelism()} cores, ${most('work')} s of work\n`,
  )
}
await pool.close()
