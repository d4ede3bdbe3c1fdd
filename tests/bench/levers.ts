/**
 * `npm run levers:planted -- [system | scenario ...] [--handicaps N] [--games N] [--probe N] [--seed N] [--threads N]`: whether an author
 * who has got a number wrong would notice, and whether `playtest --levers` then names it. Handicaps are drawn by a seed, of each kind by
 * turns: the greatest change of a lever of a unit, an arrival, a place, a deck or hand, an objective or the turns. One
 * that moves what is won by less than `harm` points, in games of the styles that decide the verdict about the battle as it is, does not
 * count. Of the others it is told
 * - whether the verdict is fail and was not before, or something has become different in the watched games of the first player;
 * - whether the command, asked for the share that the battle had before (`--goal`), has it among its first three changes.
 * Games are remembered: a stopped run goes on where it was. Of a system, all when none is named, the first three scenarios by their
 * names are played.
 */
import '../support/host.ts'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { scenarioIds } from '../../compiler/compile.ts'
import { matrixOf } from '../../compiler/course/pairs.ts'
import { changesIn } from '../../compiler/course/why.ts'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../../compiler/disk.ts'
import { playedFacts } from '../../compiler/playtest/facts.ts'
import type { Effect } from '../../compiler/playtest/levers/effects.ts'
import { type Claimed, experiment } from '../../compiler/playtest/levers/experiment.ts'
import { type End, type Lever, withSettings } from '../../compiler/playtest/levers/lever.ts'
import { type Meeting, meetingsIn, withGames } from '../../compiler/playtest/levers/styles.ts'
import { panelOf, playUntilClear } from '../../compiler/playtest/panel.ts'
import { openPool } from '../../compiler/playtest/pool.ts'
import { leversSeed } from '../../compiler/playtest/seeds.ts'
import { sumUpWatched } from '../../compiler/playtest/watch.ts'
import { differenceOf } from '../../compiler/statistics/interval.ts'
import { judgeValue, type Matrix, mostGames, valueIn } from '../../compiler/statistics/styles.ts'
import { leversFor } from '../../compiler/systems/games.ts'
import { openWorkspace } from '../../compiler/workspace.ts'
import { rollingDice } from '../../engine/dice.ts'
import { teamOf, teamsOf } from '../../engine/teams.ts'
import { openMemory } from '../support/remember.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    handicaps: { type: 'string', default: '10' },
    games: { type: 'string' },
    probe: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string' },
  },
})
const root = new URL('../../', import.meta.url).pathname
const files = await readDirectory(join(root, 'content'), makeReport())
const workspace = openWorkspace(files)
const remember = openMemory(join(root, '.sandtable/levers.jsonl'))
const pool = openPool(values.threads === undefined ? undefined : Number(values.threads))
const asked = { seed: leversSeed, ...(values.games !== undefined && { games: Number(values.games) }) }

/** Games that show what a handicap does, games that are watched, and the least that a handicap does that counts, in points. */
const probe = Number(values.probe)
const watched = 100
const harm = 8
/** Where so many games show less than a part of it, no more are played. */
const firstGames = Math.ceil(probe / 3)
const littleHarm = harm / 4
/** First seed of these games. */
const probeSeed = 90_000

const kinds = {
  unit: ['figures', 'steps', 'strength', 'unit', 'command'],
  arrival: ['arrives', 'turn', 'leaves'],
  place: ['place'],
  deck: ['hand', 'card', 'ap', 'uses', 'supply', 'infantry', 'armour', 'air'],
  objective: ['worth', 'medals', 'objective', 'row', 'by'],
  turn: ['turns'],
} as const

interface Handicap {
  readonly lever: string
  /** The end that takes it back. */
  readonly back: End
  readonly words: string
  readonly claimed: Claimed
}

const leversOf = ({ scenario, origins }: Claimed): readonly Lever[] =>
  leversFor(scenario.system).leversOf(scenario, origins)

/** The greatest change to one end; undefined where nothing would take it back. */
const handicapOf = (claimed: Claimed, id: string, end: End): Handicap | undefined => {
  const leverIn = (one: Claimed) => leversOf(one).find((lever) => lever.id === id)
  const change = leverIn(claimed)?.[end].at(-1)
  if (change === undefined) return undefined
  const back = end === 'less' ? 'more' : 'less'
  const changed: Claimed = { ...claimed, scenario: withSettings(claimed.scenario, change.settings) }
  const canGoBack = (leverIn(changed)?.[back].length ?? 0) > 0
  return canGoBack ? { lever: id, back, words: change.words, claimed: changed } : undefined
}

/** So many handicaps, of each kind by turns as far as there are any, and only one of each lever. */
const handicapsOf = (claimed: Claimed, seed: number, wanted: number): readonly Handicap[] => {
  const dice = rollingDice(seed)
  const ids = leversOf(claimed).map(({ id }) => id)
  const byKind = Object.values(kinds).map((names: readonly string[]) =>
    ids
      .filter((id) => names.includes(id.split(' ')[0]))
      .flatMap((id) => (['less', 'more'] as const).map((end) => ({ id, end, key: dice.below(2 ** 30) })))
      .sort((a, b) => a.key - b.key),
  )
  const found: Handicap[] = []
  const known = new Set<string>()
  for (let turn = 0; turn < ids.length; turn++)
    for (const kind of byKind) {
      const one = kind.shift()
      const made = one && handicapOf(claimed, one.id, one.end)
      if (made === undefined || found.length === wanted || known.has(made.lever)) continue
      known.add(made.lever)
      found.push(made)
    }
  return found
}

/** Returns the winners of some games of a battle. */
const winnersOf = ({ scenario }: Claimed, meetings: readonly Meeting[], from: number, to: number) =>
  remember({ facts: playedFacts(scenario), meetings, from, to }, async () => {
    const results = await pool.try({ scenario, levers: [], meetings, from, to, seed: probeSeed })
    return results.map(({ winner }) => winner)
  })

const winsOf = (winners: readonly (number | null)[], side: number) => ({
  successes: winners.filter((winner) => winner === side).length,
  trials: winners.length,
})

/** The courses of games of the first player against itself. */
const coursesOf = ({ scenario }: Claimed) =>
  remember({ facts: playedFacts(scenario), watched }, async () => {
    const [player] = panelOf(scenario)
    const players = teamsOf(scenario).map(() => player)
    const series = { scenario, players, seed: probeSeed, from: 0, to: watched, isWatched: true }
    const results = await pool.play(series)
    const seen = results.flatMap(({ watched, winner }) => (watched ? [{ ...watched, winner }] : []))
    return sumUpWatched(seen, players.length).courses ?? []
  })

/** The games of the styles until they decide about the balance. */
const matrixOfVerdict = ({ balance: band, scenario }: Claimed): Promise<Matrix> =>
  remember({ facts: playedFacts(scenario), band, panel: panelOf(scenario) }, async () => {
    const panel = panelOf(scenario)
    const question = { scenario, panel, seed: probeSeed, band, least: 0, watched: 0, most: mostGames }
    return matrixOf((await playUntilClear(pool, question, [])).games, band)
  })

const search = (handicap: Handicap, goal: number, matrix: Matrix) => {
  const plan = { ...asked, matrix }
  const levers = leversOf(handicap.claimed)
  return remember({ facts: playedFacts(handicap.claimed.scenario), plan, goal, levers }, async () => {
    const { effects, games } = await experiment(pool, handicap.claimed, plan, goal)
    const short = effects.map(
      ({
        lever,
        end,
        points,
        expected,
        interval,
        isSure,
        change,
      }): Omit<Effect, 'margin' | 'times' | 'change'> & {
        readonly change: Pick<Effect['change'], 'words' | 'doubt'>
      } => ({ lever, end, points, expected, interval, isSure, change: { words: change.words, doubt: change.doubt } }),
    )
    return { effects: short, games }
  })
}

const every = scenarioIds(files).flatMap((id) => workspace.scenario(id)?.scenario ?? [])
const wanted = Number(values.handicaps)

/** A scenario, or the first three of a system that have levers enough. */
const scenariosOf = (name: string): readonly Claimed[] => {
  const one = every.filter(({ id }) => id === name)
  if (one.length > 0) return one
  return every.filter((claimed) => claimed.scenario.system === name && leversOf(claimed).length >= wanted).slice(0, 3)
}

for (const name of positionals.length > 0 ? positionals : new Set(every.map(({ scenario }) => scenario.system))) {
  const sum = { planted: 0, counted: 0, verdict: 0, why: 0, noticed: 0, named: 0 }
  for (const fair of scenariosOf(name)) {
    const { id } = fair.scenario
    const { side } = fair.balance
    const played = await matrixOfVerdict(fair)
    const said = judgeValue(valueIn(played), fair.balance)
    const meetings = meetingsIn(played, fair.scenario, side)
    const before = await winnersOf(fair, meetings, 0, 2 * probe)
    const { share, low, high } = valueIn(withGames(played, meetings, before, side))
    const goal = Math.min(99, Math.max(1, Math.round(share)))
    const whole = winsOf(before, side)
    const owners = fair.scenario.units.map((unit) => teamOf(fair.scenario, unit.side))
    console.log(
      `${id}: ${share} % as it is (${low} to ${high}), ${((100 * whole.successes) / whole.trials).toFixed(1)} % of ${whole.trials} other games, verdict ${said}`,
    )
    for (const handicap of handicapsOf(fair, Number(values.seed), wanted)) {
      sum.planted++
      const few = await winnersOf(handicap.claimed, meetings, 0, firstGames)
      const isLittle = Math.abs(differenceOf(winsOf(few, side), whole).points) < littleHarm
      const rest = isLittle ? [] : await winnersOf(handicap.claimed, meetings, firstGames, probe)
      const { points, low, high } = differenceOf(winsOf([...few, ...rest], side), whole)
      const line = `  ${handicap.words}: ${points} points (${low} to ${high})`
      if (Math.abs(points) < harm) {
        console.log(`${line}, does not count`)
        continue
      }
      sum.counted++
      const matrix = await matrixOfVerdict(handicap.claimed)
      const value = valueIn(matrix)
      const verdict = judgeValue(value, handicap.claimed.balance)
      const isOff = verdict === 'fail' && said !== 'fail'
      const told = changesIn(await coursesOf(fair), await coursesOf(handicap.claimed), owners)
      const { effects, games } = await search(handicap, goal, matrix)
      const place = effects.findIndex(({ lever, end }) => lever === handicap.lever && end === handicap.back) + 1
      if (isOff) sum.verdict++
      if (told.length > 0) sum.why++
      if (isOff || told.length > 0) sum.noticed++
      if (place > 0 && place <= 3) sum.named++
      const first = effects.slice(0, 3).map(({ change, expected }) => `${change.words} (${expected.toFixed(0)})`)
      console.log(
        `${line}; value ${value.share}, verdict ${verdict}, why ${told.length}; ${place === 0 ? 'named nowhere' : `number ${place}`} after ${games} games\n    first: ${first.join('; ')}`,
      )
    }
  }
  console.log(
    `${name}: ${sum.planted} planted, ${sum.counted} move the share by ${harm} points or more; of these ${sum.noticed} noticed (verdict ${sum.verdict}, why ${sum.why}), ${sum.named} among the first three\n`,
  )
}
await pool.close()
