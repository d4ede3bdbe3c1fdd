import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../tests/support/operational.ts'
import { layTable } from '../../../tests/support/table.ts'
import { randomPlayer } from '../../ai/random.ts'
import { forcedDice, keyedDice, rollingDice } from '../../dice.ts'
import { chooseFor } from '../../play.ts'
import { sides } from '../../twoSides.ts'
import { settleBonuses } from './bonus.ts'
import { judge, settleObjectives } from './victory.ts'

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
    const players = sides.map(() => randomPlayer())
    const dice = keyedDice(3)
    const thoughts = rollingDice(3, 1)
    while (!game.outcome(state)) {
      const { side } = state
      const action = chooseFor(game, players[side], state, side, thoughts)
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

  test.each([
    ['easy', [75, 60, 37], 30, 100],
    ['normal', [50, 40, 25], 20, 100],
    ['classic', [40, 32, 20], 16, 140],
    ['hard', [30, 24, 15], 12, 180],
  ] as const)(
    'operational.A8: what objectives pay on %s, and what the score counts',
    (level, prestige, bonus, score) => {
      const hex = layTable(field).hex('0401')
      for (const [late, paid] of prestige.entries()) {
        const reward = { type: 'token', token: 't' } as const
        const { state, game } = layTable({
          ...field,
          difficulty: level,
          turns: 4,
          objectives: [{ side: 0, hex: '0401', by: 4 - late }],
          bonuses: [{ name: 'Taken', side: 0, by: 4, condition: { type: 'take', hex }, reward }],
        })
        state.turn = 4
        state.owner[hex] = 0
        settleObjectives(game.table, state, () => {})
        expect(state.prestige[0], `${late} turns late`).toBe(paid)
        settleBonuses(game.table, { state, dice: forcedDice([]), emit: () => {} }, -1)
        expect(state.prestige[0] - paid).toBe(bonus)
        state.score.set([35, -35])
        expect(judge(game.table, state).score).toEqual([(35 * score) / 100, -35])
        expect(game.explain(state, { about: 'score', side: 0 })?.value).toBe(350 * score)
      }
    },
  )
})
