/**
 * `npm run sins -- SYSTEM [--levels veteran,staff] [--games N] [--scenarios a,b] [--seed N] [--threads N]`: how often the computer does
 * what a veteran would be ashamed of, for each player that is named, over games of it against itself that are spread evenly over the
 * scenarios. Fails when anything is done more often than it may be. `--by-scenario` prints each scenario apart, `--write` keeps the
 * counts for the page about the computer's players.
 */
import '../support/host.ts'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openGame } from '../../compiler/systems/games.ts'
import type { Faults } from '../../engine/ai/faults.ts'
import { levelIds } from '../../engine/ai/opponents.ts'
import { loadScenarios } from '../support/scenarios.ts'
import { openArena } from './arena.ts'
import { ladderKey } from './key.ts'
import { addTallies, rateOf, sinsOf, type Tally } from './sins/index.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    levels: { type: 'string', default: levelIds.join(',') },
    games: { type: 'string', default: '100' },
    scenarios: { type: 'string' },
    seed: { type: 'string', default: '300000' },
    threads: { type: 'string' },
    'by-scenario': { type: 'boolean' },
    write: { type: 'boolean' },
  },
})
const [system] = positionals
if (system === undefined) {
  console.error('Name a system: npm run sins -- skirmish')
  process.exit(2)
}
const ids = values.scenarios?.split(',')
const scenarios = (await loadScenarios(system)).filter(({ id }) => ids === undefined || ids.includes(id))
const { list } = await sinsOf(system)
const players = values.levels.split(',')
const games = Math.ceil(Number(values.games) / scenarios.length)
const arena = openArena(values.threads === undefined ? undefined : Number(values.threads))

/** Counts the sins of a player in each scenario, both sides together. */
const tallyOf = async (player: string): Promise<readonly Tally[]> => {
  let done = 0
  const tallies = scenarios.map(async (scenario) => {
    const { teams } = openGame(scenario)
    const series = { scenario, players: teams.map(() => player), seed: Number(values.seed) }
    const sides = teams.flat()
    const each = Array.from({ length: games }, async (_, from) => {
      const tally = await arena.look({ series: { ...series, from, to: from + 1 }, sides })
      process.stderr.write(`\r${player}: ${++done} of ${games * scenarios.length} games `)
      return tally
    })
    return (await Promise.all(each)).reduce(addTallies)
  })
  return Promise.all(tallies)
}

const columns: { readonly name: string; readonly tally: Tally }[] = []
for (const player of players) {
  const tallies = await tallyOf(player)
  if (values['by-scenario'])
    columns.push(...tallies.map((tally, index) => ({ name: `${player} ${scenarios[index].id}`, tally })))
  columns.push({ name: player, tally: tallies.reduce(addTallies) })
  process.stderr.write('\n')
}
await arena.close()

for (const sin of list) {
  console.log(`${sin.id}: ${sin.text} At most ${sin.most}${sin.of === 'games' ? ' by game and side' : ' %'}.`)
  for (const { name, tally } of columns) {
    const rate = rateOf(sin, tally)
    const isTooMuch = rate !== undefined && rate > sin.most
    if (isTooMuch && players.includes(name)) process.exitCode = 1
    const [times, occasions] = tally.counts[sin.id] ?? [0, 0]
    const among = sin.of === 'games' ? `${tally.games} games` : `${occasions}`
    console.log(
      `  ${isTooMuch ? '✗' : ' '} ${name.padEnd(30)} ${rate?.toFixed(2).padStart(7) ?? '      –'}  (${times} of ${among})`,
    )
  }
}

if (values.write) {
  if (ids !== undefined) throw new Error('--write is about all scenarios: leave --scenarios out.')
  const tallies = columns.filter(({ name }) => players.includes(name)).map(({ tally }) => tally)
  const inHundredths = (rate: number | undefined): number | null =>
    rate === undefined ? null : Math.round(100 * rate) / 100
  const faults: Faults = {
    key: ladderKey(scenarios),
    levels: players,
    games: games * scenarios.length,
    counted: list.map((sin) => ({
      text: sin.text,
      of: sin.of,
      rates: tallies.map((tally) => inHundredths(rateOf(sin, tally))),
    })),
  }
  writeFileSync(
    new URL(`../../engine/systems/${system}/faults.json`, import.meta.url),
    `${JSON.stringify(faults, null, 2).replace(/\[\s+([^[\]{}]*?)\s+\]/g, (list) => list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))}\n`,
  )
}
