import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../../tests/support/operational.ts'
import { layStaff, type StaffTable } from '../../../../tests/support/staff.ts'
import { branches } from '../rules.ts'
import { enRoute } from '../types.ts'
import { beginHeadquartersTurn } from './turn.ts'

/** A railway along the first row; the headquarters stands at its end. Levels: 1 pool, 2 intelligence, 1, 1, 1. */
const base: ScenarioSketch = {
  map: `. . . . . . . .
         . . . . . . . .
        . . . . . . . .`,
  owner: `1 1 1 1 1 1 2 2
           1 1 1 1 1 1 2 2
          1 1 1 1 1 1 2 2`,
  ways: ['rail 0101 0201 0301 0401 0501'],
  sources: [['rail 0101'], []],
  headquarters: [{ side: 0, hex: '0501', pool: ['infantry british 5', 'armour british 4'] }],
  units: [
    { id: 'a', side: 0, hex: '0502' },
    { id: 't', side: 0, type: 'british-armour', hex: '0402' },
    { id: 'e', side: 1, hex: '0802' },
  ],
}

const cut = (table: StaffTable): void => {
  table.state.owner[table.hex('0401')] = 1
  for (const name of ['0402', '0403', '0302', '0301']) table.state.owner[table.hex(name)] = 1
}

const begin = (table: StaffTable, rolls: readonly number[] = []): void => {
  table.events.length = 0
  const draft = table.draft(rolls)
  beginHeadquartersTurn(table.game.services, draft, 0)
  expect(draft.dice.used()).toBe(rolls.length)
}

/** Suppressed levels by branch. */
const silent = ({ state }: StaffTable, hq = 0) => [...state.hqSuppressed.subarray(hq * 5, hq * 5 + 5)]

describe('command points', () => {
  test('operational.F1: a headquarters in supply has all its command points as its turn begins', () => {
    const table = layStaff(base)
    table.state.hqPoints[0] = 1
    begin(table)
    expect(table.state.hqPoints[0]).toBe(5)
    expect(table.events).toEqual([])
  })

  test('operational.F1: what it may have is limited by the table, and every branch has a level of its own', () => {
    const { game, state } = layStaff(base)
    expect(branches.map((_, branch) => state.hqLevel[branch])).toEqual([1, 2, 1, 1, 1])
    expect(game.scenario.rules.headquarters.mostCommandPoints).toBe(9)
  })
})

describe('recovery', () => {
  test('operational.F2: one level of a drawn branch in the first supplied turn, all the rest in the second', () => {
    const table = layStaff(base)
    table.state.hqSuppressed.set([1, 2, 0, 0, 1])
    begin(table, [1])
    expect(silent(table)).toEqual([1, 1, 0, 0, 1])
    begin(table)
    expect(silent(table)).toEqual([0, 0, 0, 0, 0])
  })

  test('operational.F2: where one branch alone is suppressed nothing is drawn', () => {
    const table = layStaff(base)
    table.state.hqSuppressed.set([0, 2, 0, 0, 0])
    begin(table)
    expect(silent(table)).toEqual([0, 1, 0, 0, 0])
  })
})

describe('supply of headquarters', () => {
  test('operational.F8: it is never disrupted: far out in the mud it is supplied where a unit is not sure to be', () => {
    const table = layStaff({
      ...base,
      weather: 'mud',
      sources: [['rail 0101 10'], []],
      hubs: [['0101 3'], []],
      ways: [],
      headquarters: [{ side: 0, hex: '0501' }],
    })
    expect(table.game.supply(table.state, 0).value[table.hex('0501')]).toBe(0)
    begin(table)
    expect(table.state.hqUnsupplied[0]).toBe(0)
    expect(table.state.hqPoints[0]).toBe(5)
  })

  test('operational.F8: logistics and another branch fall silent, and two command points are missing', () => {
    const table = layStaff(base)
    cut(table)
    // Pool 1, intelligence 2, operations 1, engineering 1: the third of five is of intelligence.
    begin(table, [2])
    expect(silent(table)).toEqual([0, 1, 0, 1, 0])
    expect(table.state.hqUnsupplied[0]).toBe(1)
    expect(table.state.hqPoints[0]).toBe(3)
    expect(table.events).toEqual([
      { type: 'hq-supply', hq: 0, turns: 1, lost: 2 },
      { type: 'hq-suppressed', hq: 0, branches: ['logistics', 'intelligence'], rolled: true },
    ])
  })

  test('operational.F8: no command points in the second turn; the pool scatters in the third', () => {
    const table = layStaff(base)
    cut(table)
    table.state.hqUnsupplied[0] = 1
    begin(table, [0])
    expect(table.state.hqPoints[0]).toBe(0)
    expect(table.pool(0, 'infantry british')).toEqual([5, 0, 0])
    begin(table, [0])
    expect(table.state.hqPoints[0]).toBe(0)
    // Five steps: three of infantry alone, then two of armour with two tanks each; around the headquarters, never with it.
    expect(table.pool(0, 'infantry british')).toEqual([0, 0, 0])
    expect(table.stragglers('0501')).toEqual([])
    const around = ['0601', '0502', '0402'].flatMap((hex) => table.stragglers(hex))
    expect(around).toHaveLength(5)
    expect(table.state.scattered[0]).toBe(5)
  })

  test('operational.F8: what is still on its way to the pool scatters with it', () => {
    const table = layStaff(base)
    cut(table)
    table.state.hqUnsupplied[0] = 2
    table.state.pool.fill(0)
    table.state.poolNext[table.item('infantry british') - 1] = 1
    table.state.poolLater[table.item('infantry british') - 1] = 3
    begin(table, [0])
    expect(table.pool(0, 'infantry british')).toEqual([0, 0, 0])
    expect(table.state.scattered[0]).toBe(4)
  })

  test('operational.F8: in the fourth turn it is destroyed, and may come in again at once', () => {
    const table = layStaff(base)
    cut(table)
    table.state.hqUnsupplied[0] = 3
    begin(table)
    expect(table.state.hqHex[0]).toBe(enRoute)
    expect(table.state.hqFrom[0]).toBe(table.state.turn)
    expect(table.events).toContainEqual({ type: 'hq-destroyed', hq: 0, at: table.hex('0501') })
    expect(table.legal('enter-hq')).toEqual(['0101'])
  })

  test('operational.F8: when the supply comes back so do the points', () => {
    const table = layStaff(base)
    table.state.hqUnsupplied[0] = 2
    begin(table)
    expect(table.state.hqUnsupplied[0]).toBe(0)
    expect(table.state.hqPoints[0]).toBe(5)
    expect(table.events).toEqual([{ type: 'hq-supply', hq: 0, turns: 0, lost: 0 }])
  })
})

test('operational.F13: what was to come to the force pool moves up by a turn', () => {
  const table = layStaff(base)
  const item = table.item('infantry british') - 1
  table.state.poolNext[item] = 2
  table.state.poolLater[item] = 1
  begin(table)
  expect(table.pool(0, 'infantry british')).toEqual([7, 1, 0])
})
