/**
 * `npm run fit -- SYSTEM [--games N] [--players a,b] [--seed N]`: how much each feature of a position tells about who wins. It plays
 * games of every scenario between players drawn for each side, looks at the position whenever turn or side change, and prints
 * the weights of a logistic regression, in thousandths of a log3 of odds, as a system's `valueWeights.ts` holds them; then by scenario
 * how often, of two positions, the one that was won had the greater value, in games that were not fitted. All scenarios count alike.
 */
import '../support/host.ts'
import { parseArgs } from 'node:util'
import type { BattleScenario } from '../../compiler/bundle.ts'
import { dot, logisticRegression } from '../../compiler/statistics/regression.ts'
import { insightOf, makePlayer, openGame } from '../../compiler/systems/games.ts'
import { keyedDice, rollingDice } from '../../engine/dice.ts'
import type { Side } from '../../engine/game.ts'
import { advance, chooseFor } from '../../engine/play.ts'
import { loadScenarios } from '../support/scenarios.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '60' },
    players: { type: 'string', default: 'planner' },
    seed: { type: 'string', default: '500000' },
  },
})

/** A position as a side sees its chances, and what came of it: 1 for a win, a half for a draw. */
interface Row {
  readonly game: number
  readonly side: Side
  readonly features: readonly number[]
  readonly won: number
}

let names: readonly string[] = []

/** The rows of some games of a scenario. */
const rowsOf = (scenario: BattleScenario, games: number, seed: number, ids: readonly string[]): Row[] => {
  const game = openGame(scenario)
  const { features } = insightOf(game)
  if (features === undefined) throw new RangeError(`${scenario.system} has no features to fit`)
  const players = ids.map((id) => makePlayer(id, game))
  const rows: Row[] = []
  for (let number = 0; number < games; number++) {
    const dice = keyedDice(seed + number)
    const own = rollingDice(seed + number, 1)
    const seats = game.teams.flat().map(() => players[own.below(players.length)])
    const state = game.setup(dice)
    const looks: { readonly side: Side; readonly features: readonly number[] }[] = []
    let seen = ''
    while (game.outcome(state) === undefined) {
      const [side] = game.actors(state)
      const now = `${state.turn} ${side}`
      if (now !== seen) {
        seen = now
        const found = features(state, side)
        names = Object.keys(found)
        looks.push({ side, features: Object.values(found).map((value) => value / 1000) })
      }
      advance(game, state, dice, side, chooseFor(game, seats[side], state, side, own))
    }
    const winners = game.outcome(state)?.winners ?? []
    for (const { side, features } of looks)
      rows.push({ game: number, side, features, won: winners.length === 0 ? 0.5 : winners.includes(side) ? 1 : 0 })
  }
  return rows
}

/** Of pairs of a won and a lost position, the share in which the won one has the greater value. */
const areaUnder = (rows: readonly Row[], weights: readonly number[]): number => {
  const sorted = rows
    .filter(({ won }) => won !== 0.5)
    .map(({ features, won }) => ({ value: dot(features, weights.slice(0, names.length)), won }))
    .sort((one, other) => one.value - other.value)
  let [lost, pairs] = [0, 0]
  for (const { won } of sorted) {
    if (won === 0) lost++
    else pairs += lost
  }
  return pairs / Math.max(1, lost * (sorted.length - lost))
}

const [system] = positionals
const games = Number(values.games)
const sets = (await loadScenarios(system)).map((scenario) => {
  const rows = rowsOf(scenario, games, Number(values.seed), values.players.split(','))
  process.stderr.write(`${scenario.id}: ${rows.length} positions\n`)
  return { id: scenario.id, rows }
})
/** Every fourth game shows how well the others tell. */
const isHeldOut = ({ game }: Row): boolean => game % 4 === 3
const least = Math.min(...sets.map(({ rows }) => rows.filter((row) => !isHeldOut(row)).length))
const sides = Math.max(...sets.flatMap(({ rows }) => rows.map(({ side }) => side + 1)))
/** A column for each side of each scenario: what a side has from the beginning is not put down to what changes in play. */
const sideOf = (scenario: number, side: Side): readonly number[] =>
  Array.from({ length: sets.length * sides }, (_, index) => (index === scenario * sides + side ? 1 : 0))
/** As many of each scenario, spread evenly over its games. */
const fitted = sets.flatMap(({ rows }, index) => {
  const all = rows.filter((row) => !isHeldOut(row))
  return Array.from({ length: least }, (_, number) => {
    const row = all[Math.floor((number * all.length) / least)]
    return { ...row, features: [...row.features, ...sideOf(index, row.side)] }
  })
})
const { coefficients, errors } = logisticRegression(
  fitted.map(({ features }) => features),
  fitted.map(({ won }) => won),
)
const perLog3 = 1000 / Math.log(3)
for (const [index, name] of names.entries())
  console.log(
    `  ${name}: ${Math.round(coefficients[index] * perLog3)},`.padEnd(30),
    `± ${Math.round(1.96 * errors[index] * perLog3)}`,
  )
console.log(`${fitted.length} positions of ${sets.length} scenarios`)
for (const { id, rows } of sets)
  console.log(`${id.padEnd(26)} ${(100 * areaUnder(rows.filter(isHeldOut), coefficients)).toFixed(1)} %`)
