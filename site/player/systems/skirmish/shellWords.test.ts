import { expect, it } from 'vitest'
import { phase } from '../../../../engine/systems/skirmish/types.ts'
import { part } from '../../../../tests/support/part.ts'
import { field } from '../../../../tests/support/skirmishField.ts'
import { actionWords } from './names.ts'
import { speakUnit, words } from './shellWords.ts'
import type { PlayerState } from './types.ts'

it('two units of a card are told apart on buttons, on the map and by the screen reader', () => {
  const { game, state, act, hold, space } = field({ at: phase.deployment })
  const units = ['a1', 'c1'].map((name) => {
    act(0, { type: 'deploy', card: hold(0, 'german-light-inf', 9), space: space(name), how: 0 })
    return state.equipping - 1
  })
  const { table } = game
  const player = part<PlayerState>({ derived: { table, known: state } })
  const told = units.map((unit) => [
    actionWords(table, state, { type: 'move', unit, space: space('b2') }),
    words.target(player, state.space[unit]),
    speakUnit(player, unit),
  ])
  expect(told).toEqual([
    [
      'Light Infantry moves to b2',
      'Light Infantry, a1',
      'Light Infantry, Germany, light infantry, 3 of 3 wounds left, armour 1, deployed this turn.',
    ],
    [
      'Light Infantry 2 moves to b2',
      'Light Infantry 2, c1',
      'Light Infantry 2, Germany, light infantry, 3 of 3 wounds left, armour 1, deployed this turn.',
    ],
  ])
})
