import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../tests/support/operational.ts'
import { layStaff, type StaffTable } from '../../../tests/support/staff.ts'
import { rollingDice } from '../../dice.ts'
import { captureStragglers } from './headquarters/prisoners.ts'
import { gatherStragglers } from './headquarters/rally.ts'
import { scatter, stragglersOf } from './stragglers.ts'

/** A road home along the first row; mountains in the middle of the second. */
const base: ScenarioSketch = {
  map: `. . . . . . . .
         . . . M . . . .
        . . . . . . . .`,
  owner: `1 1 1 1 1 1 1 2
           1 1 1 1 1 1 1 2
          1 1 1 1 1 1 1 2`,
  ways: ['road 0101 0201 0301 0401 0501 0601 0701'],
  sources: [['rail 0101', 'rail 0103'], ['rail 0801']],
  headquarters: [{ side: 0, hex: '0101', profile: 'british-army' }],
  units: [
    { id: 'a', side: 0, hex: '0701' },
    { id: 'b', side: 0, hex: '0702' },
    { id: 't', side: 0, type: 'british-armour', hex: '0703' },
    { id: 'e', side: 1, hex: '0802' },
  ],
}

const gather = (table: StaffTable): void => {
  table.events.length = 0
  gatherStragglers(table.game.services, table.draft(), 0)
}

describe('scattered steps', () => {
  const drop = (table: StaffTable, hex: string, steps: number) =>
    scatter(table.game.table, table.draft(), table.unit('a'), table.hex(hex), steps)

  test('operational.D21: up to three stand in a hex, with a unit or without; who finds no room is killed', () => {
    const table = layStaff(base)
    expect(drop(table, '0701', 2)).toBe(2)
    expect(drop(table, '0701', 2)).toBe(1)
    expect(table.stragglers('0701')).toEqual(['a', 'a', 'a'])
    expect([table.state.scattered[0], table.state.killed[0], table.state.score[0]]).toEqual([3, 1, -4])
    expect(table.events.map((event) => event.type === 'stragglers' && event.steps)).toEqual([2, 3])
  })

  test.each([
    ['0101', 'with a headquarters'],
    ['0301', 'with a hub'],
    ['0402', 'in the mountains'],
    ['0801', 'on enemy ground'],
  ])('operational.D21: not at %s: %s', (hex) => {
    const table = layStaff({ ...base, hubs: [['0301 1'], []] })
    expect(drop(table, hex, 2)).toBe(0)
    expect(table.state.killed[0]).toBe(2)
  })

  test('operational.D21: an enemy who comes in takes them prisoner', () => {
    const table = layStaff({ ...base, headquarters: [...(base.headquarters ?? []), { side: 1, hex: '0801' }] })
    table.straggle('0701', 'a', 't')
    captureStragglers(table.game.services, table.draft(), 1, table.hex('0701'), table.unit('e'))
    expect(table.stragglers('0701')).toEqual([])
    expect([table.state.prisoners[1], table.state.score[1], table.state.score[0]]).toEqual([2, 2, 0])
    expect(table.state.hqPrisoners[1]).toBe(2)
    expect(table.events).toEqual([{ type: 'prisoners', side: 1, at: table.hex('0701'), steps: 2 }])
  })

  test('operational.D21: nobody takes stragglers of his own', () => {
    const table = layStaff(base)
    table.straggle('0701', 'a')
    captureStragglers(table.game.services, table.draft(), 0, table.hex('0701'), table.unit('b'))
    expect(table.stragglers('0701')).toEqual(['a'])
  })
})

describe('the way home', () => {
  test('operational.D21: four points towards the headquarters, along the road', () => {
    const table = layStaff(base)
    table.straggle('0701', 'a', 'b')
    gather(table)
    expect(table.stragglers('0301')).toEqual(['a', 'b'])
    expect(table.stragglers('0701')).toEqual([])
  })

  test('operational.D21: off the road they make for it, and gather in threes', () => {
    const table = layStaff(base)
    table.straggle('0601', 'a', 'a')
    table.straggle('0701', 'b', 'b')
    gather(table)
    expect(table.stragglers('0201')).toEqual(['a', 'a'])
    gather(table)
    table.straggle('0501', 't', 't')
    table.straggle('0502', 'a', 'a')
    table.state.hqPoints[0] = 0
    gather(table)
    expect(table.stragglers('0201').length + table.stragglers('0301').length).toBeGreaterThanOrEqual(4)
    expect(table.stragglers('0201').length).toBeLessThanOrEqual(3)
  })

  test('operational.D21: a step in order again costs its headquarters a point and comes into its pool', () => {
    const table = layStaff(base)
    table.straggle('0201', 'a', 't')
    gather(table)
    expect(table.state.hqPoints[0]).toBe(3)
    expect(table.pool(0, 'infantry british')).toEqual([2, 0, 0])
    expect(table.pool(0, 'armour british')).toEqual([2, 0, 0])
    expect(table.events).toContainEqual({ type: 'rallied', hq: 0, at: table.hex('0101'), steps: 1 })
  })

  test('operational.D21: without points they wait outside', () => {
    const table = layStaff(base)
    table.state.hqPoints[0] = 1
    table.straggle('0301', 'a', 'a', 'b')
    gather(table)
    expect(table.state.hqPoints[0]).toBe(0)
    expect(table.pool(0, 'infantry british')[0]).toBe(1)
    expect(table.stragglers('0201')).toHaveLength(2)
  })

  test('operational.D21: at a supplied hub it takes a turn longer; at one without supply nobody takes them in', () => {
    const table = layStaff({ ...base, hubs: [['0501 1'], []] })
    table.straggle('0601', 'a')
    table.state.hubSupplied.fill(1)
    gather(table)
    expect(table.pool(0, 'infantry british')).toEqual([0, 1, 0])
    expect(table.state.hqPoints[0]).toBe(4)
    table.straggle('0601', 'b')
    table.state.hubSupplied.fill(0)
    gather(table)
    expect(table.stragglers('0201')).toEqual(['b'])
  })

  test('operational.D21: they belong to the headquarters that they came from, wherever they come in', () => {
    const table = layStaff({
      ...base,
      headquarters: [
        { side: 0, hex: '0101' },
        { side: 0, hex: '0103' },
      ],
      units: [
        { id: 'a', side: 0, hex: '0701', hq: 1 },
        { id: 'e', side: 1, hex: '0802' },
      ],
    })
    table.straggle('0201', 'a')
    gather(table)
    expect(table.pool(1, 'infantry british')).toEqual([1, 0, 0])
    expect([...table.state.hqPoints]).toEqual([4, 5])
  })

  test('operational.F16: a German staff of level three puts all in order for nothing', () => {
    const sketch = (pool: number): ScenarioSketch => ({
      ...base,
      headquarters: [{ side: 0, hex: '0101', profile: 'german-army', levels: { pool } }],
    })
    const third = layStaff(sketch(3))
    third.state.hqPoints[0] = 0
    third.straggle('0201', 'a', 'b', 'a')
    gather(third)
    expect(third.pool(0, 'infantry british')[0]).toBe(3)
    const second = layStaff(sketch(2))
    second.state.hqPoints[0] = 2
    second.straggle('0201', 'a', 'b', 'a')
    gather(second)
    expect(second.pool(0, 'infantry british')[0]).toBe(2)
  })

  test('operational.D21: a side without headquarters saves them at its hubs, and no pool keeps them', () => {
    const table = layStaff({ ...base, headquarters: [], hubs: [['0501 1'], []] })
    table.state.hubSupplied.fill(1)
    table.straggle('0601', 'a')
    gather(table)
    expect(table.stragglers('0601')).toEqual([])
    expect(table.stragglers('0501')).toEqual([])
  })

  test('operational.D21: they do not walk over mountains or enemy ground', () => {
    const table = layStaff(base)
    for (const name of ['0301', '0302', '0303', '0403']) table.state.owner[table.hex(name)] = 1
    table.straggle('0502', 'a')
    gather(table)
    expect(table.stragglers('0502')).toEqual(['a'])
  })
})

test('operational.D21: no step is lost on the way home, and none stands where none may', () => {
  const table = layStaff({ ...base, hubs: [['0401 1'], []] })
  const { game, state } = table
  const { board } = game.table
  const dice = rollingDice(7)
  const walking = () => state.stragglers.reduce((sum, from) => sum + (from > 0 ? 1 : 0), 0)
  const inPool = () => table.pool(0, 'infantry british').reduce((sum, men) => sum + men, 0)
  for (let turn = 0; turn < 60; turn++) {
    const before = walking() + inPool()
    let placed = 0
    for (let drop = dice.below(5); drop > 0; drop--)
      placed += scatter(game.table, table.draft(), dice.below(3), board.spaces[dice.below(board.spaces.length)], 1)
    state.hqPoints[0] = dice.below(3)
    state.hubSupplied.fill(dice.below(2))
    gather(table)
    expect(walking() + inPool()).toBe(before + placed)
    for (const hex of board.spaces)
      if (stragglersOf(game.table, state, hex) !== undefined) {
        expect(state.owner[hex]).toBe(0)
        expect([state.hqHex[0], state.hubHex[0], table.hex('0402')]).not.toContain(hex)
      }
  }
  expect(inPool()).toBeGreaterThan(30)
})
