/** The number of ways in which a tiny game can go: one integer that moves when legality moves. */
import { expect, test } from 'vitest'
import { type KeyedDice, keyedDice } from '../../engine/dice.ts'
import type { Action, Game, GameEvent, State, View } from '../../engine/game.ts'
import { advance } from '../../engine/play.ts'
import { operational } from '../../engine/systems/operational/index.ts'
import { crossing, duel, race } from '../support/scenarios.ts'

/** Sequences of `depth` legal actions; dice roll the same on every branch of a node. */
const tally = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  game: Game<S, A, E, V, Q>,
  state: S,
  dice: KeyedDice,
  depth: number,
): number => {
  const [side] = game.actors(state)
  const legal = game.legal(state, side)
  if (depth === 1) return legal.length
  let count = 0
  for (const action of legal) {
    const next = game.copy(state)
    const rolls = dice.clone()
    advance(game, next, rolls, side, action)
    count += tally(game, next, rolls, depth - 1)
  }
  return count
}

test.each([
  [duel, [12, 111, 923]],
  [race, [42, 1595]],
  [crossing, [112, 11480]],
])('tallies of $id', (scenario, expected) => {
  const game = operational.open(scenario)
  const dice = keyedDice(1)
  const state = game.setup(dice)
  expect(expected.map((_, depth) => tally(game, state, dice, depth + 1))).toEqual(expected)
})
