/**
 * A comparison of imagined and true states: planners play on from positions of their own games, once from the true state and once from one
 * imagined from the view of the side to move, with the same dice. `npm run imagine` prints the share of games that side wins, by rule
 * system and scenario, and fails when the shares of a system differ by `most` points or more. Draws count as half. Arguments: a number of
 * positions by system, names of scenarios or rule systems.
 */
import '../support/host.ts'
import { insightOf, makePlayer, openGame } from '../../compiler/systems/games.ts'
import { keyedDice, rollingDice } from '../../engine/dice.ts'
import type { AnyGame, Player, Side, State } from '../../engine/game.ts'
import { advance, chooseFor } from '../../engine/play.ts'
import { loadScenarios } from '../support/scenarios.ts'

/** Points per hundred by which the shares of a system may differ. */
const most = 10

/** The points of the side to move from the true state and from the imagined one: 1 for a win, a half for a draw. */
type Pair = readonly [actual: number, imagined: number]

/** Plays to the end in place, with dice that depend on the seed alone; calls `look` before each action. */
const playOn = (game: AnyGame, planner: Player, state: State, seed: number, look?: (state: State) => void): void => {
  const dice = keyedDice(seed)
  const own = rollingDice(seed, 1)
  while (!game.outcome(state)) {
    look?.(state)
    const [side] = game.actors(state)
    advance(game, state, dice, side, chooseFor(game, planner, state, side, own))
  }
}

const resultFor = (game: AnyGame, side: Side, state: State): number => {
  const winners = game.outcome(state)?.winners ?? []
  return winners.length === 0 ? 0.5 : winners.includes(side) ? 1 : 0
}

/** One pair by game; positions are spread evenly over the length of games. */
const playPairs = (game: AnyGame, planner: Player, count: number, tell: () => void): Pair[] => {
  const { imagine } = insightOf(game)
  return Array.from({ length: count }, (_, index) => {
    const seed = 3 * index + 1
    const positions: State[] = []
    playOn(game, planner, game.setup(keyedDice(seed)), seed, (state) => positions.push(game.copy(state)))
    const actual = positions[Math.floor((positions.length * (2 * index + 1)) / (2 * count))]
    const [side] = game.actors(actual)
    const imagined = imagine(game.view(actual, side), rollingDice(seed, 2))
    for (const state of [actual, imagined]) playOn(game, planner, state, seed + 1)
    tell()
    return [resultFor(game, side, actual), resultFor(game, side, imagined)]
  })
}

/** A mean and half the width of its 95 % interval, in points per hundred. */
const estimate = (values: readonly number[]): { mean: number; margin: number } => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1)
  return { mean: 100 * mean, margin: 196 * Math.sqrt(variance / values.length) }
}

const report = (name: string, pairs: readonly Pair[]): number => {
  const share = (index: 0 | 1): string => estimate(pairs.map((pair) => pair[index])).mean.toFixed(1)
  const { mean, margin } = estimate(pairs.map(([actual, imagined]) => imagined - actual))
  const changed = pairs.filter(([actual, imagined]) => actual !== imagined).length
  console.log(
    `${name.padEnd(24)} ${String(pairs.length).padStart(4)} ${share(0).padStart(8)} % ${share(1).padStart(8)} % ${mean.toFixed(1).padStart(8)} ± ${margin.toFixed(1).padStart(4)} ${String(changed).padStart(8)}`,
  )
  return Math.abs(mean)
}

const wanted = process.argv.slice(2).filter((word) => Number.isNaN(Number(word)))
const perSystem = Number(process.argv.slice(2).find((word) => !Number.isNaN(Number(word))) ?? 200)
const scenarios = (await loadScenarios())
  .filter((scenario) => !('fog' in scenario) || scenario.fog)
  .filter(({ id, system }) => wanted.length === 0 || wanted.includes(id) || wanted.includes(system))

console.log('the side to move wins     from     true  imagined  difference, 95 %   changed')
for (const system of new Set(scenarios.map((scenario) => scenario.system))) {
  const own = scenarios.filter((scenario) => scenario.system === system)
  const start = performance.now()
  let done = 0
  const pairs = own.flatMap((scenario, index) => {
    const game = openGame(scenario)
    const count = Math.floor((perSystem * (index + 1)) / own.length) - Math.floor((perSystem * index) / own.length)
    const played = playPairs(game, makePlayer('planner', game), count, () => {
      done++
      if (process.stderr.isTTY) process.stderr.write(`\r${system}: ${done} of ${perSystem} `)
    })
    report(scenario.id, played)
    return played
  })
  const difference = report(system, pairs)
  console.log(`${system}: ${((performance.now() - start) / 1000).toFixed(0)} s\n`)
  if (difference >= most) process.exitCode = 1
}
