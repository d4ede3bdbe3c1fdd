/**
 * How long the computer thinks at each level: the longest decision and the longest turn of a side in the first rounds of every scenario,
 * in milliseconds. Answers to the other side's actions count to the turn in which they are given. Names of scenarios select some.
 */
import '../support/host.ts'
import { levelsOf, makePlayer, openGame } from '../../compiler/systems/games.ts'
import { keyedDice, rollingDice } from '../../engine/dice.ts'
import { advance, chooseFor } from '../../engine/play.ts'
import { loadScenarios } from '../support/scenarios.ts'

const rounds = 3
const seed = 1943
/** The longest acceptable waiting times: the strongest level may take longer. */
const limits = { usual: 2_000, strongest: 10_000 }

const wanted = process.argv.slice(2)
console.log('longest decision and turn, ms     ', 'decision      turn')
for (const scenario of await loadScenarios()) {
  if (wanted.length > 0 && !wanted.includes(scenario.id)) continue
  const game = openGame(scenario)
  for (const level of Object.keys(levelsOf(scenario.system))) {
    const player = makePlayer(level, game)
    const dice = keyedDice(seed)
    const own = rollingDice(seed, 1)
    const state = game.setup(dice)
    const turns = new Map<string, number>()
    let longest = 0
    while (state.turn <= rounds && game.outcome(state) === undefined) {
      const [side] = game.actors(state)
      const turn = `${state.turn} ${side}`
      const before = performance.now()
      const action = chooseFor(game, player, state, side, own)
      const took = performance.now() - before
      advance(game, state, dice, side, action)
      longest = Math.max(longest, took)
      turns.set(turn, (turns.get(turn) ?? 0) + took)
    }
    const turn = Math.max(...turns.values())
    const isSlow = turn > (level === 'general' ? limits.strongest : limits.usual)
    console.log(
      `${scenario.id.padEnd(20)} ${level.padEnd(10)} ${longest.toFixed(0).padStart(12)} ${turn.toFixed(0).padStart(9)}${isSlow ? '  too long' : ''}`,
    )
    if (isSlow) process.exitCode = 1
  }
}
