/**
 * `npm run decisions -- [SYSTEM] [--levels a,b] [--games N] [--scenarios a,b]`: how long people wait for the computer: of each level against
 * itself the decision that 99 of 100 stay below, and the turn of a side that 99 of 100 stay below, in milliseconds of one core. Fails where
 * a level but General thinks for longer than 200 ms in more than one of 100 decisions or 2 s a turn, General for longer than 10 s a turn.
 */
import '../support/host.ts'
import { parseArgs } from 'node:util'
import { makePlayer, openGame } from '../../compiler/systems/games.ts'
import { systemIds } from '../../compiler/systems/index.ts'
import { levelIds } from '../../engine/ai/opponents.ts'
import { keyedDice, rollingDice } from '../../engine/dice.ts'
import { advance, chooseFor } from '../../engine/play.ts'
import { loadScenarios } from '../support/scenarios.ts'

const most = { decision: 200, turn: 2000, turnOfGeneral: 10_000 } as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    levels: { type: 'string', default: levelIds.join(',') },
    games: { type: 'string', default: '1' },
    scenarios: { type: 'string' },
  },
})
const [asked] = positionals
const ids = values.scenarios?.split(',')

/** Returns the time that 99 of 100 stay below. */
const usual = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(0.99 * (times.length - 1))] ?? 0

console.log('ms of one core             level      decisions   99 of 100    longest      turns   99 of 100    longest')
for (const system of systemIds.filter((id) => asked === undefined || id === asked)) {
  const scenarios = (await loadScenarios(system)).filter(({ id }) => ids === undefined || ids.includes(id))
  for (const level of values.levels.split(',')) {
    const decisions: number[] = []
    const turns: number[] = []
    for (const scenario of scenarios) {
      const game = openGame(scenario)
      const player = makePlayer(level, game)
      for (let seed = 1; seed <= Number(values.games); seed++) {
        const [dice, own] = [keyedDice(seed), rollingDice(seed, 1)]
        const state = game.setup(dice)
        let turn = ''
        while (!game.outcome(state)) {
          const [side] = game.actors(state)
          const before = performance.now()
          const action = chooseFor(game, player, state, side, own)
          const took = performance.now() - before
          decisions.push(took)
          const now = `${state.turn} ${side}`
          if (now !== turn) turns.push(0)
          turn = now
          turns[turns.length - 1] += took
          advance(game, state, dice, side, action)
        }
      }
    }
    const [decision, longTurn] = [usual(decisions), usual(turns)]
    const isGeneral = level === 'general'
    const isSlow = isGeneral ? longTurn > most.turnOfGeneral : decision > most.decision || longTurn > most.turn
    if (isSlow) process.exitCode = 1
    const cells = [
      decisions.length,
      decision.toFixed(1),
      Math.max(...decisions).toFixed(1),
      turns.length,
      longTurn.toFixed(0),
      Math.max(...turns).toFixed(0),
    ]
    console.log(
      `${isSlow ? '✗' : ' '} ${system.padEnd(24)} ${level.padEnd(10)}${cells.map((cell) => String(cell).padStart(11)).join(' ')}`,
    )
  }
}
