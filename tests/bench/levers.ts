/**
 * `npm run levers:planted -- [system | scenario ...] [--handicaps N] [--games N] [--probe N] [--seed N] [--threads N]`: whether an author
 * who has got a number wrong would notice, and whether `playtest --levers` then names it. Handicaps are drawn by a seed, of each kind by
 * turns: the greatest change of a lever of a unit, an arrival, a place, a deck or hand, an objective or the turns. One
 * that moves the share of wins by less than `harm` points in games of its own does not count. Of the others it is told
 * - whether the verdict of the panel over the same games is fail or "depends" and was not before, or something has
 *   become different in the watched games of the first player;
 * - whether the command, asked for the share that the battle had before (`--goal`), has it among its first three changes.
 * What was played is remembered: a run that was stopped goes on where it was. Of a system, all when none is named, the first three scenarios by their names are played.
 */
import '../support/host.ts'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Course, Verdict } from '../../compiler/bundle.ts'
import { scenarioIds } from '../../compiler/compile.ts'
import { addCourses } from '../../compiler/course/facts.ts'
import { matrixOf } from '../../compiler/course/pairs.ts'
import { changesIn } from '../../compiler/course/why.ts'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../../compiler/disk.ts'
import { playedFacts } from '../../compiler/playtest/facts.ts'
import type { Effect } from '../../compiler/playtest/levers/effects.ts'
import { type Claimed, experiment } from '../../compiler/playtest/levers/experiment.ts'
import { type End, type Lever, withSettings } from '../../compiler/playtest/levers/lever.ts'
import { panelOf, playUntilClear } from '../../compiler/playtest/panel.ts'
import { openPool } from '../../compiler/playtest/pool.ts'
import { leversSeed } from '../../compiler/playtest/seeds.ts'
import { sumUpWatched } from '../../compiler/playtest/watch.ts'
import { differenceOf } from '../../compiler/statistics/interval.ts'
import { judgeValue, mostGames, valueIn } from '../../compiler/statistics/styles.ts'
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
    probe: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string' },
  },
})
const root = new URL('../../', import.meta.url).pathname
const files = await readDirectory(join(root, 'content'), makeReport())
const workspace = openWorkspace(files)
const remember = openMemory(join(root, '.sandtable/levers.jsonl'))
const pool = openPool(values.threads === undefined ? undefined : Number(values.threads))
const plan = { seed: leversSeed, ...(values.games !== undefined && { games: Number(values.games) }) }

/** Games of each player that show what a handicap does, and the least that one does that counts, in points. */
const probe = Number(values.probe)
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

/** Some games of each player: by player the winners, and the course of those of the first by who won. */
const playedOf = ({ scenario }: Claimed, from: number, to: number) =>
  remember({ facts: playedFacts(scenario), from, to, panel: panelOf(scenario) }, async () => {
    const won: (number | null)[][] = []
    let courses: readonly Course[] = []
    for (const [index, player] of panelOf(scenario).entries()) {
      const players = teamsOf(scenario).map(() => player)
      const results = await pool.play({ scenario, players, seed: probeSeed, from, to, isWatched: index === 0 })
      won.push(results.map(({ winner }) => winner))
      const seen = results.flatMap(({ watched, winner }) => (watched ? [{ ...watched, winner }] : []))
      if (index === 0) courses = sumUpWatched(seen, players.length).courses ?? []
    }
    return { won, courses }
  })
type Played = Awaited<ReturnType<typeof playedOf>>

const together = (one: Played, other: Played): Played => ({
  won: one.won.map((games, player) => [...games, ...other.won[player]]),
  courses: one.courses.map((course, index) => addCourses(course, other.courses[index])),
})

const winsOf = ({ won }: Played, side: number) => {
  const all = won.flat()
  return { successes: all.filter((winner) => winner === side).length, trials: all.length }
}

const verdictOf = ({ balance: band, scenario }: Claimed): Promise<Verdict> =>
  remember({ facts: playedFacts(scenario), band, panel: panelOf(scenario) }, async () => {
    const question = {
      scenario,
      panel: panelOf(scenario),
      seed: probeSeed,
      band,
      least: 0,
      watched: 0,
      most: mostGames,
    }
    const { games } = await playUntilClear(pool, question, [])
    return judgeValue(valueIn(matrixOf(games, band)), band)
  })

const search = (handicap: Handicap, goal: number) =>
  remember(
    { facts: playedFacts(handicap.claimed.scenario), plan, goal, levers: leversOf(handicap.claimed) },
    async () => {
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
    },
  )

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
    const before = await playedOf(fair, 0, 2 * probe)
    const whole = winsOf(before, side)
    const goal = Math.min(99, Math.max(1, Math.round((100 * whole.successes) / whole.trials)))
    const said = await verdictOf(fair)
    const owners = fair.scenario.units.map((unit) => teamOf(fair.scenario, unit.side))
    console.log(`${id}: ${goal} % as it is (${whole.trials} games), verdict ${said}`)
    for (const handicap of handicapsOf(fair, Number(values.seed), wanted)) {
      sum.planted++
      const few = await playedOf(handicap.claimed, 0, firstGames)
      const isLittle = Math.abs(differenceOf(winsOf(few, side), whole).points) < littleHarm
      const after = isLittle ? few : together(few, await playedOf(handicap.claimed, firstGames, probe))
      const { points, low, high } = differenceOf(winsOf(after, side), whole)
      const line = `  ${handicap.words}: ${points} points (${low} to ${high})`
      if (Math.abs(points) < harm) {
        console.log(`${line}, does not count`)
        continue
      }
      sum.counted++
      const verdict = await verdictOf(handicap.claimed)
      const isOff = verdict === 'fail' && said !== 'fail'
      const told = changesIn(before.courses, after.courses, owners)
      const { effects, games } = await search(handicap, goal)
      const place = effects.findIndex(({ lever, end }) => lever === handicap.lever && end === handicap.back) + 1
      if (isOff) sum.verdict++
      if (told.length > 0) sum.why++
      if (isOff || told.length > 0) sum.noticed++
      if (place > 0 && place <= 3) sum.named++
      const first = effects.slice(0, 3).map(({ change, expected }) => `${change.words} (${expected.toFixed(0)})`)
      console.log(
        `${line}; verdict ${verdict}, why ${told.length}; ${place === 0 ? 'named nowhere' : `number ${place}`} after ${games} games\n    first: ${first.join('; ')}`,
      )
    }
  }
  console.log(
    `${name}: ${sum.planted} planted, ${sum.counted} move the share by ${harm} points or more; of these ${sum.noticed} noticed (verdict ${sum.verdict}, why ${sum.why}), ${sum.named} among the first three\n`,
  )
}
await pool.close()
