import { describe, expect, test } from 'vitest'
import { contentRules } from '../../../tests/support/operational.ts'
import { layTable } from '../../../tests/support/table.ts'

const field = {
  map: '. . . .\n . . . .\n. . . .',
  owner: '1 1 2 2\n 1 2 2 2\n1 1 2 2',
  units: [
    { id: 'a', side: 0, hex: '0201', type: 'american-armour' },
    { id: 'c', side: 0, hex: '0102', type: 'american-armour', steps: 3 },
    { id: 'b', side: 1, hex: '0301' },
    { id: 'd', side: 1, hex: '0403' },
  ],
  turns: 3,
} as const

describe('unit types', () => {
  test('operational.B1: units of one type differ only in what has happened to them', () => {
    const { game, state, unit, of } = layTable(field)
    expect(game.table.types[unit('a')]).toBe(game.table.types[unit('c')])
    expect(of('a').points).toBe(of('c').points)
    expect(state.active[unit('a')]).not.toBe(state.active[unit('c')])
  })

  test('operational.B2: Soviet field units are corps, and the size of a unit changes no number of the game', () => {
    const rules = contentRules()
    const soviet = Object.values(rules.unitTypes).filter(
      ({ nation, symbol }) => nation === 'soviet' && symbol !== 'security',
    )
    expect(new Set(soviet.map(({ echelon }) => echelon))).toEqual(new Set(['corps']))
    const unitTypes = Object.fromEntries(
      Object.entries(rules.unitTypes).map(([id, type]) => [id, { ...type, echelon: 'brigade' as const }]),
    )
    const [usual, small] = [layTable(field), layTable({ ...field, rules: { unitTypes } })]
    expect(small.game.encode(small.state)).toEqual(usual.game.encode(usual.state))
    expect(small.explain('odds', 'a', 'b')).toEqual(usual.explain('odds', 'a', 'b'))
    expect(small.game.legal(small.state, 0)).toEqual(usual.game.legal(usual.state, 0))
  })
})
