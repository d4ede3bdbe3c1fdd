/**
 * `npm run chances -- [SYSTEM] [--games N] [--seed N]`: whether the chances that pages show are right, in games that nothing was fitted to:
 * at the beginning against the share that is won, by tenths of a chance against what came of them, and by their squared error. Fails
 * where the beginning of a battle is further off than it may be and chance explains, or a tenth is. Where the evidence of a battle was
 * read by other odds, or its games are played otherwise now, as many games again say how its odds are to be read.
 */
import '../support/host.ts'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { BattleScenario, Evidence } from '../../compiler/bundle.ts'
import { termsOf } from '../../compiler/course/chances.ts'
import { hasCurrentCourses, isStillPlayedSo } from '../../compiler/playtest/evidence.ts'
import { thinkersIn } from '../../compiler/systems/games.ts'
import { systemIds } from '../../compiler/systems/index.ts'
import { chanceOf, oddsOf, type Terms } from '../../engine/ai/chances.ts'
import { divideRounded } from '../../engine/arithmetic.ts'
import type { Odds } from '../../engine/game.ts'
import { loadScenarios } from '../support/scenarios.ts'
import { openArena } from './arena.ts'
import type { SampledPosition } from './positions.ts'

/** How far off chances may be, in points: at the beginning of a battle, and in a tenth. And their squared error at most. */
const most = { start: 5, tenth: 7, brier: 0.18 } as const
const atOnce = 4

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '600000' },
    threads: { type: 'string' },
  },
})
const [asked] = positionals
const [games, seed] = [Number(values.games), Number(values.seed)]
const arena = openArena(values.threads === undefined ? undefined : Number(values.threads))
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
/** Half of a 95 % interval of a share of games, in points. */
const marginOf = (share: number, count: number): number => 196 * Math.sqrt((share * (1 - share)) / count)

/** Positions of so many games between a player and itself. */
const sample = async (scenario: BattleScenario, player: string, seed: number): Promise<readonly SampledPosition[]> => {
  const batches = Array.from({ length: Math.ceil(games / atOnce) }, (_, batch) => batch * atOnce)
  const sampling = { scenario, players: [player], seed }
  const sampled = await Promise.all(
    batches.map((from) => arena.sample({ ...sampling, from, to: Math.min(games, from + atOnce) })),
  )
  return sampled.flat()
}

/** How the odds of a battle are to be read, as games say from whose positions those at the beginnings of turns are taken. */
const termsFrom = (positions: readonly SampledPosition[], odds: Odds, turns: number): Terms => {
  const first = positions.filter(({ game, turn }, index) => {
    const before = positions[index - 1]
    return before?.game !== game || before.turn !== turn
  })
  const courses = [1, 0, 0.5].map((won) => {
    const byGame = Map.groupBy(
      first.filter((position) => position.won === won),
      ({ game }) => game,
    )
    const inHundredths = ({ features, lateness }: SampledPosition) =>
      divideRounded(oddsOf(odds, features, lateness), 10)
    return { odds: [...byGame.values()].map((game) => game.map(inHundredths)) }
  })
  return termsOf(courses, turns)
}

for (const system of systemIds.filter((id) => asked === undefined || id === asked)) {
  const { odds } = thinkersIn(system)
  const all: { readonly chance: number; readonly won: number; readonly game: string }[] = []
  for (const scenario of await loadScenarios(system)) {
    const file = new URL(`../../content/scenarios/${scenario.id}/evidence.json`, import.meta.url)
    const evidence = JSON.parse(readFileSync(file, 'utf8')) as Evidence
    const [{ player }] = evidence.panel
    const isKnown = isStillPlayedSo(evidence, scenario) && hasCurrentCourses(evidence, scenario)
    const terms = isKnown
      ? termsOf(evidence.watched.courses ?? [], scenario.turns)
      : termsFrom(await sample(scenario, player, seed + games), odds, scenario.turns)
    const fitted = isKnown ? evidence.watched.games : games
    const positions = (await sample(scenario, player, seed)).map(({ game, turn, lateness, features, won }) => ({
      game: `${scenario.id} ${game}`,
      turn,
      won,
      chance: chanceOf(terms, oddsOf(odds, features, lateness), lateness) / 10_000,
    }))
    const first = positions.filter(({ game }, index) => positions[index - 1]?.game !== game)
    const share = mean(first.map(({ won }) => won))
    const off = 100 * (mean(first.map(({ chance }) => chance)) - share)
    // The terms come from games of their own, which are as much a matter of chance as these.
    const margin = Math.hypot(marginOf(share, games), marginOf(share, fitted))
    const isOff = Math.abs(off) > most.start + margin
    if (isOff) process.exitCode = 1
    console.log(
      `${isOff ? '✗' : ' '} ${scenario.id.padEnd(24)} begins with ${(100 * (share + off / 100)).toFixed(0).padStart(3)} %, won ${(100 * share).toFixed(0).padStart(3)} %: ${off.toFixed(1).padStart(6)} ± ${margin.toFixed(1)}${isKnown ? '' : '; its evidence is stale'}`,
    )
    all.push(...positions)
  }
  for (let tenth = 0; tenth < 10; tenth++) {
    const inside = all.filter(({ chance }) => Math.min(9, Math.floor(10 * chance)) === tenth)
    if (inside.length === 0) continue
    const share = mean(inside.map(({ won }) => won))
    const off = 100 * (mean(inside.map(({ chance }) => chance)) - share)
    const margin = marginOf(share, new Set(inside.map(({ game }) => game)).size)
    const isOff = Math.abs(off) > most.tenth + margin
    if (isOff) process.exitCode = 1
    console.log(
      `${isOff ? '✗' : ' '} ${system}, chances of ${10 * tenth} to ${10 * tenth + 10} %: ${(100 * share).toFixed(1)} % won of ${inside.length} positions, off by ${off.toFixed(1)} ± ${margin.toFixed(1)}`,
    )
  }
  const brier = mean(all.map(({ chance, won }) => (chance - won) ** 2))
  if (brier > most.brier) process.exitCode = 1
  console.log(
    `${brier > most.brier ? '✗' : ' '} ${system}: squared error ${brier.toFixed(3)} of ${all.length} positions`,
  )
}
await arena.close()
