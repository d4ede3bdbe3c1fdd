/**
 * Self-play: steps and games per second of each player on every scenario, one core, and its longest decision. The yardstick in the
 * same run is random play through the same door, so that a ratio tells what thinking costs. Names of scenarios select some.
 */
import '../support/host.ts'
import { hasGreedy, makePlayer, openGame } from '../../compiler/systems/games.ts'
import { type Dice, keyedDice, rollingDice } from '../../engine/dice.ts'
import { stateHash } from '../../engine/hash.ts'
import { advance, chooseFor } from '../../engine/play.ts'
import { loadScenarios } from '../support/scenarios.ts'

/** At least this long per measurement, after as much time for V8 to compile what is used most. */
const milliseconds = 4000

interface Measure {
  readonly games: number
  readonly steps: number
  readonly seconds: number
  /** Longest single decision, milliseconds. */
  readonly longest: number
  readonly checksum: string
}

const wanted = process.argv.slice(2)
const scenarios = (await loadScenarios()).filter(({ id }) => wanted.length === 0 || wanted.includes(id))
console.log(
  'self-play, one core              player     games/s    steps/s   longest decision   against random   checksum',
)
for (const scenario of scenarios) {
  const game = openGame(scenario)
  let yardstick = 0
  for (const id of ['random', ...(hasGreedy(scenario) ? ['greedy'] : []), 'planner']) {
    const player = makePlayer(id, game)
    const playOne = (seed: number): { steps: number; longest: number; hash: string } => {
      const dice = keyedDice(seed)
      const own = rollingDice(seed + 1)
      const state = game.setup(dice)
      let steps = 0
      let longest = 0
      while (!game.outcome(state)) {
        const before = performance.now()
        const [side] = game.actors(state)
        // A random player looks at nothing: the rest is the engine itself.
        const action = id === 'random' ? anyOf(game.legal(state, side), own) : chooseFor(game, player, state, side, own)
        longest = Math.max(longest, performance.now() - before)
        advance(game, state, dice, side, action)
        steps++
      }
      return { steps, longest, hash: stateHash(game, state) }
    }
    run(playOne)
    const measure = run(playOne)
    const rate = measure.steps / measure.seconds
    if (id === 'random') yardstick = rate
    console.log(
      `${scenario.id.padEnd(32)} ${id.padEnd(8)} ${(measure.games / measure.seconds).toFixed(1).padStart(9)} ${rate.toFixed(0).padStart(10)} ${measure.longest.toFixed(1).padStart(15)} ms ${(rate / yardstick).toFixed(3).padStart(15)}   ${measure.checksum}`,
    )
  }
}

function run(playOne: (seed: number) => { steps: number; longest: number; hash: string }): Measure {
  let games = 0
  let steps = 0
  let longest = 0
  let checksum = ''
  const start = performance.now()
  while (performance.now() - start < milliseconds) {
    const one = playOne(++games)
    steps += one.steps
    longest = Math.max(longest, one.longest)
    if (games === 1) checksum = one.hash
  }
  return { games, steps, seconds: (performance.now() - start) / 1000, longest, checksum }
}

function anyOf<T>(things: readonly T[], dice: Dice): T {
  return things[dice.below(things.length)]
}
