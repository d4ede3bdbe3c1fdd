import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../tests/support/operational.ts'
import { layStaff } from '../../../tests/support/staff.ts'
import { orderIds } from './rules.ts'
import { destroyed } from './types.ts'

const base: ScenarioSketch = {
  map: '. . . .\n . . . .',
  owner: '1 1 1 2\n 1 1 1 2',
  sources: [['rail 0101'], ['rail 0401']],
  headquarters: [
    { id: 'Eighth Army', side: 0, hex: '0101', levels: { pool: 2 }, pool: ['engineers british 1'] },
    { id: 'Tenth Army', side: 1, profile: 'german-army', hex: '0401', levels: { pool: 3 } },
  ],
  units: [
    { id: 'a', side: 0, hex: '0201' },
    { id: 'e', side: 1, hex: '0402' },
  ],
}

describe('the price of an order', () => {
  const explain = (hq: number, order: (typeof orderIds)[number], steps?: number, cheaper = 0) => {
    const { game, state } = layStaff(base)
    state.hqSpecialised[hq * game.table.orderCount + orderIds.indexOf(order)] = cheaper
    const found = game.explain(state, { about: 'order', hq, order, ...(steps === undefined ? {} : { steps }) })
    return found && [found.value, ...found.terms.map(({ rule, value }) => `${rule} ${value}`)]
  }

  test('operational.F3: what its doctrine asks, and less where it is specialised', () => {
    expect(explain(0, 'no-retreat')).toEqual([2000, 'operational.F3 2000'])
    expect(explain(1, 'recon-in-force')).toEqual([1000, 'operational.F3 1000'])
    expect(explain(0, 'no-retreat', undefined, 1)).toEqual([1000, 'operational.F3 2000', 'operational.F3 -1000'])
    expect(explain(0, 'no-retreat', undefined, 2)).toEqual([1000, 'operational.F3 2000', 'operational.F3 -1000'])
  })

  test('operational.F15: a security unit costs one more for each step', () => {
    expect(explain(0, 'security-unit', 3)).toEqual([4000, 'operational.F3 1000', 'operational.F15 3000'])
  })

  test('operational.F16: stragglers that cost nothing', () => {
    expect(explain(0, 'rally')).toEqual([1000, 'operational.F3 1000'])
    expect(explain(1, 'rally')).toEqual([0, 'operational.F3 1000', 'operational.F16 -1000'])
  })
})

test('operational.E10: the supply of a unit is that of its hex, where no other hex is named', () => {
  const { game, state } = layStaff(base)
  const own = game.explain(state, { about: 'supply', unit: 0 })
  expect(own?.subject).toMatch(/ at 0201$/)
  expect(game.explain(state, { about: 'supply', unit: 0, hex: state.hex[0] })).toEqual(own)
  const { terms } = game.explain(state, { about: 'hex-supply', hex: state.hex[0], side: 0 }) ?? {}
  expect(own?.terms.slice(0, terms?.length)).toEqual(terms)
  state.hex[0] = destroyed
  expect(game.explain(state, { about: 'supply', unit: 0 })).toBeUndefined()
})
