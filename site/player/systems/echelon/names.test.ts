import { expect, it } from 'vitest'
import { layField } from '../../../../tests/support/echelonField.ts'
import { conditionsOf, whereWords } from './names.ts'

it('tells when a unit leaves, and then that it was called away (echelon.W7)', () => {
  const { game, state, draft } = layField({
    map: '. . . .',
    units: [
      { id: 'a', side: 0, design: 'infantry regiment 2-6', hex: '0101', leaves: 2 },
      { id: 'b', side: 1, design: 'infantry regiment 2-6', hex: '0401' },
    ],
  })
  const told = (unit: number) => [
    whereWords(game.scenario, state, unit),
    conditionsOf(game.scenario, state, unit).map(({ text, rule }) => `${text} ${rule}`),
  ]
  expect([told(0), told(1)]).toEqual([
    ['0101', ['Leaves in turn 2 echelon.W7']],
    ['0401', []],
  ])
  while (state.turn === 1) game.apply(draft([0, 0, 0, 0]), state.side, { type: 'done' })
  expect(told(0)).toEqual(['called away', []])
})
