/**
 * The wait of a page and its worker before a saved game goes on: opening the scenario and playing the record again, and in the worker the
 * actions since the computer's last turn. The planner plays both sides of each operational battle for 500 moves or to its end; `bare` is
 * the same replay without the check of each move, in place. Names of scenarios select some.
 */
import '../support/host.ts'
import { makePlayer, openGame } from '../../compiler/systems/games.ts'
import { keyedDice, rollingDice } from '../../engine/dice.ts'
import { advance, chooseFor, readMove } from '../../engine/play.ts'
import { makeMove } from '../../engine/record.ts'
import { makeFollower } from '../../site/player/replay.ts'
import { timelineOf } from '../../site/player/timeline.ts'
import { loadScenarios } from '../support/scenarios.ts'

const most = 500
const seed = 1943
/** Moves since the computer's last turn: its own and those of the other side. */
const recent = 60

const rounds = 7

const milliseconds = (run: (round: number) => void): { readonly first: number; readonly median: number } => {
  const times = Array.from({ length: rounds }, (_, round) => {
    const before = performance.now()
    run(round)
    return performance.now() - before
  })
  return { first: times[0], median: times.toSorted((a, b) => a - b)[rounds >> 1] }
}

const wanted = process.argv.slice(2)
const scenarios = (await loadScenarios('operational')).filter(({ id }) => wanted.length === 0 || wanted.includes(id))
console.log('a saved game goes on   moves       opened        again         bare  turn begins')
for (const scenario of scenarios) {
  const game = openGame(scenario)
  const player = makePlayer('planner', game)
  const dice = keyedDice(seed)
  const own = rollingDice(seed, 1)
  const state = game.setup(dice)
  const moves: string[] = []
  while (moves.length < most && game.outcome(state) === undefined) {
    const [side] = game.actors(state)
    const action = chooseFor(game, player, state, side, own)
    moves.push(makeMove(side, game.makeAction(action)))
    advance(game, state, dice, side, action)
  }
  const record = { format: 2, scenario: '', rules: '', seed, moves } as const
  const opening = milliseconds(() => {
    if (timelineOf(openGame(scenario), record).refused) throw new Error('the record cannot be played')
  })
  const bare = milliseconds(() => {
    const rolls = keyedDice(seed)
    const now = game.setup(rolls)
    for (const text of moves) {
      const move = readMove(game, text)
      if (move === undefined) throw new Error(`${text} is no move`)
      advance(game, now, rolls, move.side, move.action)
    }
  })
  const followers = Array.from({ length: rounds }, makeFollower)
  for (const follow of followers) follow(game, { seed, moves: moves.slice(0, -recent) })
  const turn = milliseconds((round) => followers[round](game, record))
  const cells = [opening.first, opening.median, bare.median, turn.median].map((time) =>
    `${time.toFixed(1)} ms`.padStart(12),
  )
  console.log(scenario.id.padEnd(22), String(moves.length).padStart(5), ...cells)
}
