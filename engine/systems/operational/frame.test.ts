import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../tests/support/operational.ts'
import { layTable } from '../../../tests/support/table.ts'
import { makePlayer } from '../../ai/index.ts'
import { keyedDice, rollingDice } from '../../dice.ts'
import { sides } from '../../twoSides.ts'
import { difficulties } from './rules.ts'

const field: ScenarioSketch = {
  map: '. . . . . .\n . . . . . .',
  owner: '1 1 1 2 2 2\n 1 1 1 2 2 2',
  turns: 2,
  units: [
    { id: 'a', side: 0, hex: '0301' },
    { id: 'b', side: 0, hex: '0302' },
    { id: 'e', side: 1, hex: '0401' },
    { id: 'f', side: 1, hex: '0402' },
  ],
  headquarters: [
    { side: 0, hex: '0101' },
    { side: 0, hex: '0102' },
  ],
  sources: [
    ['truck 0301', 'truck 0302'],
    ['truck 0401', 'truck 0402'],
  ],
  objectives: [{ side: 0, hex: '0401' }],
}

describe('the frame', () => {
  test('operational.A1: one battle for two sides, whoever plays them: people or the same players for both', () => {
    const { game, state } = layTable(field)
    const players = sides.map(() => makePlayer('random', game))
    const dice = keyedDice(3)
    const thoughts = rollingDice(3, 1)
    while (!game.outcome(state)) {
      const { side } = state
      const action = players[side].choose(game.view(state, side), game.legal(state, side), thoughts)
      game.apply({ state, dice, emit: () => {} }, side, action as Parameters<typeof game.apply>[2])
    }
    expect(game.outcome(state)?.turn).toBeLessThanOrEqual(2)
  })

  test('operational.A2: bonus objectives do not decide who wins', () => {
    const condition = { type: 'steps', count: 99 } as const
    const bonuses = [{ name: 'Few', side: 0, by: 2, condition, reward: { type: 'token', token: 't' } }] as const
    const table = layTable({ ...field, bonuses })
    for (let half = 0; half < 4; half++) table.endTurn()
    expect(table.state.score[0]).toBe(20)
    expect(table.game.outcome(table.state)?.winners).toEqual([1])
  })

  test('operational.A3: a side acts in any order, then the other one', () => {
    const table = layTable(field)
    const types = (): string[] => [...new Set(table.game.legal(table.state, 0).map(({ type }) => type))]
    expect(types()).toEqual(expect.arrayContaining(['attack', 'move', 'end-turn']))
    table.attack('a', 'e')
    expect(types()).toEqual(expect.arrayContaining(['attack', 'move', 'end-turn']))
    table.endTurn()
    expect(table.game.legal(table.state, 0)).toEqual([])
    expect(table.game.legal(table.state, 1).length).toBeGreaterThan(0)
  })

  test('operational.A4: a unit has one headquarters for the whole battle', () => {
    const units = (field.units ?? []).map((unit) => (unit.id === 'b' ? { ...unit, hq: 1 } : unit))
    expect([...layTable({ ...field, units }).game.table.hqOf]).toEqual([0, 1, -1, -1])
  })

  test('operational.A5: one unit attacks one next to it; several may attack the same one after the other', () => {
    const table = layTable(field)
    const attacks = table.game.legal(table.state, 0).filter(({ type }) => type === 'attack')
    expect(attacks).toEqual([
      { type: 'attack', unit: 0, target: 2 },
      { type: 'attack', unit: 1, target: 2 },
      { type: 'attack', unit: 1, target: 3 },
    ])
    table.attack('a', 'e')
    expect(table.isLegal({ type: 'attack', unit: 1, target: 2 })).toBe(table.at('e') === '0401')
  })

  test('operational.A6: the forecast comes of the odds before rolling, and every shift can be asked for', () => {
    const table = layTable(field)
    const forecast = table.game.forecast(table.state, 0, 2)
    const terms = table.explain('odds', 'a', 'e')
    expect(forecast?.odds).toBe(terms.value)
    expect(terms.terms.reduce((sum, { value }) => sum + value, 0)).toBe(terms.value)
    expect(table.game.forecast(table.state, 0, 2)).toEqual(forecast)
  })

  test.each(difficulties)(
    'operational.A1: the level of difficulty chooses the losses of attackers: %s',
    (difficulty) => {
      const { game } = layTable({ ...field, difficulty })
      const { attackerLoss } = game.scenario.rules.combat
      expect(attackerLoss[difficulty].length).toBe(13)
      expect(game.scenario.difficulty).toBe(difficulty)
    },
  )
})
