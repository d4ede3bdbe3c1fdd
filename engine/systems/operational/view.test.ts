import { expect, test } from 'vitest'
import { crossing } from '../../../tests/support/scenarios.ts'
import { keyedDice, rollingDice } from '../../dice.ts'
import { advance } from '../../play.ts'
import { makeImaginer } from './imagine/index.ts'
import { operational } from './index.ts'

test('H6: without fog a view shows all: the state can be made from it again, at any moment of a game', () => {
  const game = operational.open(crossing)
  const imagine = makeImaginer(game.services)
  const dice = keyedDice(4)
  const state = game.setup(dice)
  const choices = rollingDice(4, 1)
  while (!game.outcome(state)) {
    for (const side of [0, 1, undefined] as const)
      expect(game.encode(imagine(game.view(state, side), choices))).toEqual(game.encode(state))
    const legal = game.legal(state, state.side)
    advance(game, state, dice, state.side, legal[choices.below(legal.length)])
  }
})

test('a view is apart from the state: what happens later does not change it', () => {
  const game = operational.open(crossing)
  const state = game.setup(keyedDice(1))
  const view = game.view(state, 0)
  const before = JSON.stringify(view)
  state.owner.fill(1)
  state.prestige[0] = 99
  expect(JSON.stringify(view)).toBe(before)
})
