import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../tests/support/operational.ts'
import { layTable } from '../../../tests/support/table.ts'
import { actionPoint } from './types.ts'

const field: ScenarioSketch = {
  map: '. . . . . .\n . . . . . .',
  owner: '1 1 1 2 2 2\n 1 1 1 2 2 2',
  units: [
    { id: 'a', side: 0, hex: '0101' },
    { id: 'b', side: 1, hex: '0601' },
  ],
  objectives: [{ side: 0, hex: '0501', by: 2 }],
  turns: 3,
}

describe('turns', () => {
  test('A3: the first side, the second side, the next turn, with the weather of the turn', () => {
    const table = layTable({ ...field, weather: ['dry', 'mud', 'snow'] })
    for (let half = 0; half < 5; half++) table.endTurn()
    expect(table.events.filter((event) => event.type === 'turn')).toEqual([
      { type: 'turn', turn: 1, side: 1, weather: 'dry' },
      { type: 'turn', turn: 2, side: 0, weather: 'mud' },
      { type: 'turn', turn: 2, side: 1, weather: 'mud' },
      { type: 'turn', turn: 3, side: 0, weather: 'snow' },
      { type: 'turn', turn: 3, side: 1, weather: 'snow' },
    ])
    expect(table.game.outcome(table.state)).toBeUndefined()
    table.endTurn()
    expect(table.game.outcome(table.state)).toMatchObject({ turn: 3 })
  })

  test('A3: in any order; one unit may be taken up again', () => {
    const table = layTable(field)
    table.move('a', '0201')
    table.move('a', '0301')
    expect(table.of('a').points).toBe(2)
  })
})

describe('reinforcements', () => {
  const reserve: ScenarioSketch = {
    ...field,
    units: [...(field.units ?? []), { id: 'r', side: 0, arrives: { turn: 2, hexes: ['0101', '0102', '0401'] } }],
  }

  test('G4: from their turn on, into their hexes that are free and friendly', () => {
    const table = layTable(reserve)
    const entries = () =>
      ['0101', '0102', '0401'].filter((to) =>
        table.isLegal({ type: 'enter', unit: table.unit('r'), to: table.hex(to) }),
      )
    expect(entries()).toEqual([])
    table.endTurn()
    table.endTurn()
    expect(entries()).toEqual(['0102'])
    table.move('a', '0201')
    expect(entries()).toEqual(['0101', '0102'])
    table.endTurn()
    table.endTurn()
    expect(entries()).toEqual(['0101', '0102'])
  })

  test('G4: with all points, to be used at once', () => {
    const table = layTable(reserve)
    table.endTurn()
    table.endTurn()
    table.act({ type: 'enter', unit: table.unit('r'), to: table.hex('0102') })
    expect(table.of('r')).toMatchObject({ points: 4, action: actionPoint.available })
    expect(table.isLegal({ type: 'enter', unit: table.unit('r'), to: table.hex('0101') })).toBe(false)
    table.move('r', '0302')
    expect(table.at('r')).toBe('0302')
  })
})
