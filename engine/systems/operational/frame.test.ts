import { describe, expect, test } from 'vitest'
import { contentRules, makeScenario } from '../../../tests/support/operational.ts'
import { layTable } from '../../../tests/support/table.ts'
import { rollingDice } from '../../dice.ts'
import { start, step } from '../../play.ts'
import { operational } from './index.ts'
import type { OperationalAction } from './types.ts'

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

describe('the frame of the game', () => {
  test('operational.A1: a battle stands by itself, and is over after its last turn', () => {
    const scenario = makeScenario({ ...field, objectives: [{ side: 0, hex: '0401' }] })
    const game = operational.open(JSON.parse(JSON.stringify(scenario)))
    let { position } = start(game, 7)
    for (let half = 0; half < 2 * field.turns; half++) {
      expect(game.outcome(position.state)).toBeUndefined()
      const stepped = step(game, position, { type: 'end-turn' })
      if (!stepped.ok) throw new Error(stepped.reason)
      position = stepped.position
    }
    expect(game.outcome(position.state)).toMatchObject({ winner: 1 })
    expect(game.legal(position.state, position.state.side)).toEqual([])
  })

  test('operational.A5: an attack is one unit against one in the next hex', () => {
    const table = layTable(field)
    const attacks = table.game.legal(table.state, 0).filter(({ type }) => type === 'attack')
    expect(attacks).toEqual([
      { type: 'attack', unit: table.unit('a'), target: table.unit('b') },
    ] satisfies OperationalAction[])
  })

  test('operational.A6: the forecast is made of the terms that explain gives, and rolls nothing', () => {
    const table = layTable(field)
    const [a, b] = [table.unit('a'), table.unit('b')]
    const forecast = table.game.forecast(table.state, a, b)
    const explained = table.explain('odds', 'a', 'b')
    expect(forecast?.terms).toEqual(explained.terms)
    expect(forecast?.odds).toBe(explained.value)
    expect(explained.terms.reduce((sum, { value }) => sum + value, 0)).toBe(explained.value)
    expect(forecast).toEqual(table.game.forecast(table.state, a, b))
  })

  test('operational.A7: a side begins with the trucks, assets, prestige and command points of its scenario', () => {
    const scenario = makeScenario({
      ...field,
      trucks: [3, 0],
      prestige: [40, 0],
      assets: [['air-attack 1', 'air-reconnaissance 1 2'], []],
      headquarters: [{ side: 0, hex: '0101', commandPoints: 8 }],
      sources: [['rail 0101'], []],
    })
    const game = operational.open(scenario)
    const state = game.setup(rollingDice(1))
    const [attack, photographs] = ['air-attack', 'air-reconnaissance'].map((id) => game.table.assetIds.indexOf(id))
    expect(state.trucks[0]).toBe(3)
    expect(state.prestige[0]).toBe(40)
    expect([state.assetLeft[attack], state.assetLeft[photographs], state.assetUses[photographs]]).toEqual([1, 1, 2])
    expect([state.hqPoints[0], state.hqCommand[0]]).toEqual([8, 8])
  })

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
