/**
 * `npm run chances -- [SYSTEM] [--games N] [--seed N]`: whether the chances that pages show are right, in games that nothing was fitted to:
 * at the beginning against the share that is won, by tenths of a chance against what came of them, and by their squared error. Fails
 * where the beginning of a battle is further off than it may be and chance explains, or a tenth is.
 */
import '../support/host.ts'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Evidence } from '../../compiler/bundle.ts'
import { termsOf } from '../../compiler/course/chances.ts'
import { thinkersIn } from '../../compiler/systems/games.ts'
import { systemIds } from '../../compiler/systems/index.ts'
import { chanceOf, oddsOf as readOdds } from '../../engine/ai/chances.ts'
import { loadScenarios } from '../support/scenarios.ts'
import { openArena } from './arena.ts'

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
const games = Number(values.games)
const arena = openArena(values.threads === undefined ? undefined : Number(values.threads))
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
/** Half of a 95 % interval of a share of games, in points. */
const marginOf = (share: number, count: number): number => 196 * Math.sqrt((share * (1 - share)) / count)

for (const system of systemIds.filter((id) => asked === undefined || id === asked)) {
  const { odds } = thinkersIn(system)
  const all: { readonly chance: number; readonly won: number; readonly game: string }[] = []
  for (const scenario of await loadScenarios(system)) {
    const file = new URL(`../../content/scenarios/${scenario.id}/evidence.json`, import.meta.url)
    const { watched, panel } = JSON.parse(readFileSync(file, 'utf8')) as Evidence
    const terms = termsOf(watched.courses ?? [], scenario.turns)
    const batches = Array.from({ length: Math.ceil(games / atOnce) }, (_, batch) => batch * atOnce)
    const sampling = { scenario, players: [panel[0].player], seed: Number(values.seed) }
    const sampled = await Promise.all(
      batches.map((from) => arena.sample({ ...sampling, from, to: Math.min(games, from + atOnce) })),
    )
    const positions = sampled.flat().map(({ game, turn, lateness, features, won }) => ({
      game: `${scenario.id} ${game}`,
      turn,
      won,
      chance: chanceOf(terms, readOdds(odds, features, lateness), lateness) / 10_000,
    }))
    const first = positions.filter(({ game }, index) => positions[index - 1]?.game !== game)
    const share = mean(first.map(({ won }) => won))
    const off = 100 * (mean(first.map(({ chance }) => chance)) - share)
    // The terms come from games of their own, which are as much a matter of chance as these.
    const margin = Math.hypot(marginOf(share, games), marginOf(share, panel[0].games))
    const isOff = Math.abs(off) > most.start + margin
    if (isOff) process.exitCode = 1
    console.log(
      `${isOff ? '✗' : ' '} ${scenario.id.padEnd(24)} begins with ${(100 * (share + off / 100)).toFixed(0).padStart(3)} %, won ${(100 * share).toFixed(0).padStart(3)} %: ${off.toFixed(1).padStart(6)} ± ${margin.toFixed(1)}`,
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
