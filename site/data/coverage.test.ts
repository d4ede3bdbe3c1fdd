import { expect, test } from 'vitest'
import type { InPlay, Reference } from '../../compiler/bundle.ts'
import { part } from '../../tests/support/part.ts'
import { inPlayOf } from './coverage.ts'

const reference = part<Reference>({ tables: [{ entries: 'unitTypes', title: 'Unit types' }] })
const play: InPlay = {
  scenarios: 5,
  watched: 4,
  games: 500,
  actions: [
    { id: 'move', scenarios: 5, games: 500, used: 9000 },
    { id: 'train', scenarios: 0, games: 0, used: 0 },
  ],
  entries: {
    unitTypes: [
      { id: 'infantry', named: { designs: 7, unitTypes: 1 }, scenarios: 5 },
      { id: 'camel-cavalry', named: {}, scenarios: 0 },
    ],
  },
}

test('what is not played stands first, and is counted', () => {
  const [actions, types] = inPlayOf(play, reference)
  expect(actions.sentence).toBe('Chosen in 500 watched games of 4 of 5 battles: all but 1 of 2 kinds of action')
  expect(actions.table.rows).toEqual([
    ['Train', '0', '0', '0'],
    ['Move', '5', '500', '9000'],
  ])
  expect(types.sentence).toBe('Unit types in 5 battles: all but 1 of 2 entries')
  expect(types.table.rows).toEqual([
    ['Camel cavalry', '0', ''],
    ['Infantry', '5', 'designs: 7 and unit types: 1'],
  ])
})
