import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../tests/support/operational.ts'
import { layStaff } from '../../../tests/support/staff.ts'
import { canUndo } from '../../play.ts'

const field: ScenarioSketch = {
  map: '. . . . . . .\n . . . . . . .',
  owner: '1 1 1 1 2 2 2\n 1 1 1 1 2 2 2',
  ways: ['rail 0101 0201 0301', 'rail 0701 0601'],
  units: [
    { id: 'a', side: 0, hex: '0301', steps: 4 },
    { id: 'far', side: 0, hex: '0402', steps: 4 },
    { id: 'b', side: 1, hex: '0501' },
  ],
  headquarters: [
    { side: 0, hex: '0101', trucks: 1, levels: { engineering: 1 }, pool: ['infantry british 2'] },
    { side: 1, hex: '0701' },
  ],
  sources: [['rail 0101'], ['rail 0701']],
  hubs: [['0201 2'], []],
  store: [['infantry british 2'], []],
  prestige: [50, 0],
  prepares: [true, false],
}

const kinds = (table: ReturnType<typeof layStaff>): Set<string> =>
  new Set(table.game.legal(table.state, table.state.side).map(({ type }) => type))

describe('the preparation of the battle', () => {
  test('operational.H10: comes before the first turn, for those who prepare, in order of movement', () => {
    const order = ([prepares, turns]: [readonly [boolean, boolean], number]): string[] => {
      const table = layStaff({ ...field, prepares })
      return Array.from({ length: turns }, () => {
        const at = `${table.state.turn}.${table.state.side}`
        table.endTurn()
        return at
      })
    }
    expect(order([[true, false], 2])).toEqual(['0.0', '1.0'])
    expect(order([[false, true], 2])).toEqual(['0.1', '1.0'])
    expect(order([[true, true], 3])).toEqual(['0.0', '0.1', '1.0'])
    expect(order([[false, false], 2])).toEqual(['1.0', '1.1'])
  })

  test('operational.H10: nobody moves or fights; staffs, depots and lorries work', () => {
    const table = layStaff(field)
    const before = kinds(table)
    for (const type of ['move', 'attack', 'claim', 'feint']) expect(before.has(type)).toBe(false)
    for (const type of ['deploy', 'store', 'withdraw-truck', 'entrench', 'move-hq', 'end-turn'])
      expect(before.has(type)).toBe(true)
    expect(table.refusal({ type: 'move', unit: 0, to: table.hex('0401') })).toMatch(/prepared/)
    table.endTurn()
    expect(kinds(table).has('move')).toBe(true)
    expect(kinds(table).has('store')).toBe(false)
  })

  test('operational.H10: trucks are free again at once, steps come active and without delay', () => {
    const table = layStaff(field)
    table.act({ type: 'withdraw-truck', to: table.hex('0201') })
    expect(table.state.trucks[0]).toBe(1)
    const { active } = table.of('a')
    table.act({ type: 'deploy', unit: table.unit('a'), item: 0 })
    expect(table.of('a').active).toBe(active + 1)
  })

  test('operational.H10: what is entrenched costs command points, and a headquarters that moves spends all of its own, no more', () => {
    const table = layStaff(field)
    const points = table.state.hqPoints[0]
    table.act({ type: 'entrench', unit: table.unit('a') })
    expect(table.of('a').entrenchment).toBe(1)
    expect(table.state.hqPoints[0]).toBeLessThan(points)
    table.act({ type: 'move-hq', hq: 0, to: table.hex('0102') })
    expect(table.state.hqPoints[0]).toBe(0)
    expect([...table.state.hqSuppressed.subarray(0, 5)]).toEqual([0, 0, 0, 0, 0])
    table.endTurn()
    expect(table.state.hqPoints[0]).toBe(points)
  })

  test('operational.H9, operational.H10: in the fog its end is not taken back, though nobody came into sight', () => {
    const end = (fog: boolean): boolean => {
      const table = layStaff({ ...field, fog })
      table.endTurn()
      return canUndo(table.events)
    }
    expect([end(false), end(true)]).toEqual([true, false])
  })
})
