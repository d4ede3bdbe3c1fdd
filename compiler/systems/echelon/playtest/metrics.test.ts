import { expect, it } from 'vitest'
import { layField } from '../../../../tests/support/echelonField.ts'
import { metrics } from './metrics.ts'

it('counts units that were called away as they were then, not as lost (echelon.W7)', () => {
  const division = 'infantry division 5-6-6 cadre:2-2-6'
  const { game, state, draft } = layField({
    map: '. . . .',
    units: [
      { id: 'whole', side: 0, design: division, hex: '0101', leaves: 2 },
      { id: 'worn', side: 0, design: division, hex: '0101', leaves: 2 },
      { id: 'lost', side: 0, design: 'infantry regiment 2-6', hex: '0101' },
      { id: 'b', side: 1, design: 'infantry regiment 2-6', hex: '0401' },
    ],
  })
  state.reversed[1] = 1
  state.hex[2] = -1
  while (state.turn === 1) game.apply(draft([0, 0, 0, 0]), state.side, { type: 'done' })
  const lost = metrics.find(({ id }) => id === 're-lost')?.measure(game.scenario, game.view(state, undefined))
  const [whole, rest] = game.table.profiles[1].re
  expect(lost).toEqual([(whole - rest) / 144 + 1, 0])
})
