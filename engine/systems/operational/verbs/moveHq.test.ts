import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../../tests/support/operational.ts'
import { layStaff } from '../../../../tests/support/staff.ts'
import { enRoute } from '../types.ts'

const base: ScenarioSketch = {
  map: `. . . . . . . . . . . .
         . . . f f . . . . . . .`,
  owner: `1 1 1 1 1 1 1 1 1 1 1 2
           1 1 1 1 1 1 1 1 1 1 1 2`,
  ways: ['rail 0101 0201 0301 0401 0501 0601 0701 0801 0901 1001 1101'],
  sources: [['rail 0101', 'port 0102', 'truck 0302'], []],
  headquarters: [{ side: 0, hex: '0101', trucks: 1 }],
  units: [
    { id: 'a', side: 0, hex: '0301' },
    { id: 'e', side: 1, hex: '1201' },
  ],
}

describe('range', () => {
  test('operational.F6: as many points of supply movement as its lorries stand for', () => {
    const table = layStaff(base)
    const inRange = () => {
      const range = table.game.services.ranges.fresh(table.state, 0)
      return ['0501', '0601', '0701', '0402', '0801', '0901'].filter((name) => range[table.hex(name)] === 1)
    }
    expect(inRange()).toEqual(['0501', '0601', '0402'])
    table.state.hqTrucks[0] = 2
    expect(inRange()).toEqual(['0501', '0601', '0701', '0402', '0801', '0901'])
    table.state.owner[table.hex('0301')] = 1
    expect(inRange()).toEqual(['0501', '0601', '0701', '0402', '0801'])
  })

  test('operational.F6: one that is not on the map commands nothing', () => {
    const table = layStaff(base)
    table.state.hqHex[0] = enRoute
    expect(table.game.services.ranges.fresh(table.state, 0).some((hex) => hex === 1)).toBe(false)
  })
})

describe('movement', () => {
  test('operational.F7: as far as its range, and three points farther by rail all the way', () => {
    const table = layStaff(base)
    const legal = table.legal('move-hq')
    expect(legal).toContain('0901')
    expect(legal).not.toContain('1001')
    expect(legal).not.toContain('0602')
    expect(legal).not.toContain('0101')
    table.act({ type: 'move-hq', hq: 0, to: table.hex('0901') }, [0])
    expect(table.hqAt(0)).toBe('0901')
    const path = ['0101', '0201', '0301', '0401', '0501', '0601', '0701', '0801', '0901'].map(table.hex)
    expect(table.events[0]).toEqual({ type: 'hq-moved', hq: 0, path })
  })

  test('operational.F7: it takes all command points, silences intelligence and another branch, and is done once a turn', () => {
    const table = layStaff(base)
    // Pool 1, operations 1, logistics 1, engineering 1.
    table.act({ type: 'move-hq', hq: 0, to: table.hex('0301') }, [2])
    expect(table.state.hqPoints[0]).toBe(0)
    expect([...table.state.hqSuppressed]).toEqual([0, 1, 0, 1, 0])
    expect(table.legal('move-hq')).toEqual([])
    expect(table.refusal({ type: 'move-hq', hq: 0, to: table.hex('0401') })).toBe(
      'Headquarters 0 have moved this turn.',
    )
  })

  test('operational.F7: branches with more levels are drawn more often', () => {
    const table = layStaff({ ...base, headquarters: [{ side: 0, hex: '0101', levels: { operations: 3 } }] })
    table.act({ type: 'move-hq', hq: 0, to: table.hex('0301') }, [3])
    expect([...table.state.hqSuppressed]).toEqual([0, 1, 1, 0, 0])
  })

  test('operational.F7: in the preparation of the battle no branch falls silent', () => {
    const table = layStaff(base)
    table.state.turn = 0
    table.act({ type: 'move-hq', hq: 0, to: table.hex('0301') }, [])
    expect(table.state.hqPoints[0]).toBe(0)
    expect([...table.state.hqSuppressed]).toEqual([0, 0, 0, 0, 0])
  })

  test('operational.F7: not to enemy ground, to another headquarters or to stragglers; a hub is no hindrance', () => {
    const table = layStaff({
      ...base,
      hubs: [['0401 1'], []],
      headquarters: [
        { side: 0, hex: '0101', trucks: 1 },
        { side: 0, hex: '0201', trucks: 1 },
      ],
    })
    table.straggle('0301', 'a')
    table.state.owner[table.hex('0501')] = 1
    const to = new Set(
      table.game
        .legal(table.state, 0)
        .flatMap((action) => (action.type === 'move-hq' && action.hq === 0 ? [action.to] : [])),
    )
    expect(['0201', '0301', '0401', '0501'].map((name) => to.has(table.hex(name)))).toEqual([false, false, true, false])
  })
})

describe('headquarters en route', () => {
  const arriving: ScenarioSketch = { ...base, headquarters: [{ side: 0, arrives: 2 }] }

  test('operational.G4: from their turn on at friendly rail and port sources, with all their command points', () => {
    const table = layStaff(arriving)
    expect(table.legal('enter-hq')).toEqual([])
    expect(table.refusal({ type: 'enter-hq', hq: 0, to: table.hex('0101') })).toBe('Headquarters 0 arrive in turn 2.')
    table.state.turn = 2
    expect(table.legal('enter-hq')).toEqual(['0101', '0102'])
    table.state.owner[table.hex('0102')] = 1
    expect(table.legal('enter-hq')).toEqual(['0101'])
    table.act({ type: 'enter-hq', hq: 0, to: table.hex('0101') }, [])
    expect(table.hqAt(0)).toBe('0101')
    expect(table.state.hqPoints[0]).toBe(5)
    expect(table.legal('enter-hq')).toEqual([])
  })

  test('operational.F11: one that was destroyed comes back the same way', () => {
    const table = layStaff(base)
    table.state.hqHex[0] = enRoute
    table.state.hqFrom[0] = 2
    table.state.hqCommand[0] = 3
    expect(table.legal('enter-hq')).toEqual([])
    table.state.turn = 2
    table.act({ type: 'enter-hq', hq: 0, to: table.hex('0102') }, [])
    expect(table.state.hqPoints[0]).toBe(3)
  })
})
