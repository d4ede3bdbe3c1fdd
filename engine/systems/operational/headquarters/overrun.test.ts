import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../../tests/support/operational.ts'
import { layStaff, type StaffTable } from '../../../../tests/support/staff.ts'
import { enRoute } from '../types.ts'
import { destroyHeadquarters, overrunHeadquarters, withdrawHeadquarters } from './overrun.ts'

const base: ScenarioSketch = {
  map: `. . . . . .
         . . . . . .
        . . . . . .`,
  owner: `1 1 1 1 2 2
           1 1 1 1 2 2
          1 1 1 1 2 2`,
  sources: [['rail 0402'], ['rail 0601']],
  headquarters: [
    { side: 0, hex: '0402', pool: ['infantry british 7', 'armour british 3', 'engineers british 1'] },
    { side: 1, hex: '0601' },
  ],
  units: [
    { id: 'a', side: 0, hex: '0101' },
    { id: 't', side: 0, type: 'british-armour', hex: '0102' },
    { id: 'e', side: 1, hex: '0502' },
  ],
}

/** The enemy stands in the hex of the headquarters. */
const overrun = (table: StaffTable, rolls: readonly number[] = [0]): void => {
  table.state.owner[table.state.hqHex[0]] = 1
  const draft = table.draft(rolls)
  overrunHeadquarters(table.game.services, draft, 0, table.unit('e'))
  expect(draft.dice.used()).toBe(rolls.length)
}

const silent = ({ state }: StaffTable) => [...state.hqSuppressed.subarray(0, 5)]
const men = (table: StaffTable) => table.pool(0, 'infantry british')[0]

describe('overrun', () => {
  test('operational.F9: operations and a drawn branch fall silent, and it goes to the nearest hex of its own', () => {
    const table = layStaff(base)
    // Pool 1, intelligence 2, logistics 1, engineering 1.
    overrun(table, [4])
    expect(silent(table)).toEqual([0, 0, 1, 0, 1])
    expect(table.hqAt(0)).toBe('0401')
    expect(table.events).toContainEqual(
      expect.objectContaining({ type: 'hq-overrun', hq: 0, at: table.hex('0402'), to: table.hex('0401') }),
    )
  })

  test('operational.F9: branches fall silent once a turn, however often it is overrun; steps are shed every time', () => {
    const table = layStaff(base)
    overrun(table, [4])
    overrun(table, [])
    expect(silent(table)).toEqual([0, 0, 1, 0, 1])
    expect(men(table)).toBe(3)
  })

  test('operational.F9: without a way out it is destroyed', () => {
    const table = layStaff(base)
    for (const name of ['0401', '0501', '0302', '0403', '0503']) table.state.owner[table.hex(name)] = 1
    overrun(table)
    expect(table.state.hqHex[0]).toBe(enRoute)
  })

  test('operational.F9: it goes with a unit that retreats from its hex, and no branch falls silent', () => {
    const table = layStaff(base)
    withdrawHeadquarters(table.game.services, table.draft(), 0)
    expect(table.hqAt(0)).toBe('0401')
    expect(silent(table)).toEqual([0, 0, 0, 0, 0])
    expect(men(table)).toBe(5)
    expect(table.stragglers('0402')).toEqual(['a', 'a'])
  })

  test('operational.F9, F11: three turns without supply, going with a retreat is the end of it', () => {
    const table = layStaff(base)
    table.state.hqUnsupplied[0] = 3
    withdrawHeadquarters(table.game.services, table.draft(), 0)
    expect(table.state.hqHex[0]).toBe(enRoute)
    expect(table.state.hqFrom[0]).toBe(table.state.turn + 1)
    expect(table.events).toContainEqual({ type: 'hq-destroyed', hq: 0, at: table.hex('0402') })
    expect(men(table)).toBe(0)
    // Steps on its way find room in its hex: no enemy is there yet.
    expect(table.stragglers('0402')).toEqual(['a', 'a', 'a'])
  })

  test.each([0, 3])('operational.F9: with nowhere to go it stays, after %i turns without supply too', (turns) => {
    const table = layStaff(base)
    table.state.hqUnsupplied[0] = turns
    for (const name of ['0401', '0501', '0302', '0403', '0503']) table.state.owner[table.hex(name)] = 1
    withdrawHeadquarters(table.game.services, table.draft(), 0)
    expect(table.hqAt(0)).toBe('0402')
  })
})

describe('the pool scatters', () => {
  test.each([
    [0, 2],
    [1, 5],
    [2, 7],
  ])('operational.F10: after %i turns without supply %i steps', (turns, steps) => {
    const table = layStaff(base)
    table.state.hqUnsupplied[0] = turns
    overrun(table)
    expect(men(table)).toBe(7 - steps)
    expect(table.state.scattered[0] + table.state.killed[0]).toBe(steps)
    expect(table.pool(0, 'engineers british')[0]).toBe(1)
  })

  test('operational.F10: after three turns without supply it is destroyed', () => {
    const table = layStaff(base)
    table.state.hqUnsupplied[0] = 3
    overrun(table)
    expect(table.state.hqHex[0]).toBe(enRoute)
    expect(men(table)).toBe(0)
  })
})

describe('destruction', () => {
  test('operational.F11: back from the next turn on, weaker, but never below what its kind begins with', () => {
    const table = layStaff({
      ...base,
      headquarters: [
        {
          side: 0,
          hex: '0402',
          commandPoints: 8,
          trucks: 4,
          levels: { intelligence: 3, operations: 3, engineering: 0 },
          experience: 120,
        },
      ],
    })
    table.state.hqSuppressed.set([1, 2, 1, 0, 0])
    destroyHeadquarters(table.game.services, table.draft(), 0, 2)
    const { state } = table
    expect(state.hqFrom[0]).toBe(2)
    expect(state.hqCommand[0]).toBe(6)
    expect(state.hqTrucks[0]).toBe(3)
    // Pool stays at its usual 1, intelligence falls from 3 to its usual 2, operations from 3 to 2, engineering stays at 0.
    expect([...state.hqLevel]).toEqual([1, 2, 2, 1, 0])
    expect(silent(table)).toEqual([0, 0, 0, 0, 0])
    expect(state.hqExperience[0]).toBe(0)
  })

  test('operational.F11: it loses two trucks of its range, but none of those that it began with', () => {
    const left = (trucks: number) => {
      const table = layStaff({ ...base, headquarters: [{ side: 0, hex: '0402', profile: 'italian-army', trucks }] })
      destroyHeadquarters(table.game.services, table.draft(), 0, 2)
      return table.state.hqTrucks[0]
    }
    expect([left(5), left(4), left(3), left(2)]).toEqual([3, 2, 2, 2])
  })

  test('operational.F11: steps without room are killed and count as prisoners of the enemy', () => {
    const table = layStaff(base)
    for (const name of ['0401', '0501', '0302', '0403', '0503']) table.state.owner[table.hex(name)] = 1
    overrun(table)
    expect(table.state.killed[0]).toBe(7)
    expect(table.state.prisoners[1]).toBe(7)
    expect(table.state.hqReports[1] + table.state.hqPrisoners[1]).toBeGreaterThan(0)
  })
})
