/**
 * `npm run fit -- SYSTEM [--games N] [--players a,b] [--seed N] [--value]`: how much each feature of a position tells about who wins. It
 * plays games of every scenario between players drawn for each side, looks at the position whenever the turn passes on, and writes the
 * weights of a logistic regression into the system's `odds.ts`: always, and how much more they are late in a game. Every fourth game
 * is not fitted and shows how good the chances are. With `--value` it writes nothing and prints weights that do not change with time, as a
 * system's `valueWeights.ts` holds them. All scenarios count alike.
 */
import '../support/host.ts'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dot, logistic, logisticRegression } from '../../compiler/statistics/regression.ts'
import { loadScenarios } from '../support/scenarios.ts'
import { openArena } from './arena.ts'
import type { SampledPosition } from './positions.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '80' },
    players: { type: 'string', default: 'planner,cautious,aggressive' },
    seed: { type: 'string', default: '500000' },
    threads: { type: 'string' },
    value: { type: 'boolean' },
  },
})
const [system] = positionals
const [games, seed, players] = [Number(values.games), Number(values.seed), values.players.split(',')]
/** Games that a thread plays at once. */
const atOnce = 4
/** Observations that show nothing of each weight: features that say the same share what they say. */
const ridge = 3

const arena = openArena(values.threads === undefined ? undefined : Number(values.threads))
const scenarios = await loadScenarios(system)
const sets = await Promise.all(
  scenarios.map(async (scenario) => {
    const batches = Array.from({ length: Math.ceil(games / atOnce) }, (_, batch) => batch * atOnce)
    const positions = await Promise.all(
      batches.map((from) => arena.sample({ scenario, players, from, to: Math.min(games, from + atOnce), seed })),
    )
    process.stderr.write(`${scenario.id}: ${positions.flat().length} positions\n`)
    return positions.flat()
  }),
)
await arena.close()

const names = Object.keys(sets[0][0].features)
/** A column for each feature, and one for it late in a game. */
const columnsOf = ({ features, lateness }: SampledPosition): readonly number[] => {
  const plain = names.map((name) => features[name] / 1000)
  return values.value ? plain : [...plain, ...plain.map((value) => (value * lateness) / 1000)]
}
/** Two columns for each scenario: what a side has from the beginning is not put down to what changes in play. */
const columnsOfScenario = (scenario: number, { lateness }: SampledPosition): readonly number[] =>
  sets.flatMap((_, index) => (index === scenario ? [1, lateness / 1000] : [0, 0]))
const isHeldOut = ({ game }: SampledPosition): boolean => game % 4 === 3
const least = Math.min(...sets.map((positions) => positions.filter((one) => !isHeldOut(one)).length))
/** As many of each scenario, spread evenly over its games. */
const fitted = sets.flatMap((positions, scenario) => {
  const all = positions.filter((one) => !isHeldOut(one))
  return Array.from({ length: least }, (_, number) => ({
    position: all[Math.floor((number * all.length) / least)],
    scenario,
  }))
})
const rowOf = (position: SampledPosition, scenario: number): readonly number[] => [
  ...columnsOf(position),
  ...columnsOfScenario(scenario, position),
]
const { coefficients, errors } = logisticRegression(
  fitted.map(({ position, scenario }) => rowOf(position, scenario)),
  fitted.map(({ position }) => position.won),
  { ridge },
)
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
const heldOut = sets.flatMap((positions, scenario) =>
  positions.filter(isHeldOut).map((position) => ({ position, scenario })),
)
const brier = mean(
  heldOut.map(({ position, scenario }) => (position.won - logistic(dot(rowOf(position, scenario), coefficients))) ** 2),
)
const bases = sets.map((positions) => mean(positions.filter((one) => !isHeldOut(one)).map(({ won }) => won)))
const base = mean(heldOut.map(({ position, scenario }) => (position.won - bases[scenario]) ** 2))
const inLog3 = (value: number): number => Math.round((1000 * value) / Math.log(3))
const record = `${fitted.length} positions of ${games} games of each of ${scenarios.length} scenarios between ${players.join(', ')}, seeds from ${seed}. In games that were not fitted the squared error is ${brier.toFixed(3)}; ${base.toFixed(3)} where nothing but the scenario is known.`
console.log(record)
for (const [index, name] of names.entries())
  console.log(
    `  ${name}: ${inLog3(coefficients[index])} ± ${inLog3(1.96 * errors[index])}`.padEnd(40),
    values.value ? '' : inLog3(coefficients[names.length + index]),
  )
if (!values.value) {
  const lines = names.map(
    (name, index) => `  ${name}: [${inLog3(coefficients[index])}, ${inLog3(coefficients[names.length + index])}],\n`,
  )
  writeFileSync(
    new URL(`../../engine/systems/${system}/planner/odds.ts`, import.meta.url),
    `import type { Odds } from '../../../game.ts'\n\n/** Written by \`npm run fit -- ${system}\`: ${record} */\nexport const odds: Odds = {\n${lines.join('')}}\n`,
  )
}
