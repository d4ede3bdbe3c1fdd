import { describe, expect, test } from 'vitest'
import { layCards } from '../../../../tests/support/cardTable.ts'
import { forcedDice } from '../../../dice.ts'
import { destroyed, gear } from '../types.ts'
import { hasGear } from '../units.ts'
import { dropGear } from './gear.ts'

const miss = 0
const star = 4

const company = (others = true) =>
  layCards({
    map: `
      . . . . . .
       . . . . .
      . . . . . .`,
    units: [
      { id: 'led', side: 0, hex: '0103', leader: true },
      { id: 'tanks', side: 0, hex: '0202', type: 'armour' },
      ...(others
        ? [
            { id: 'far', side: 0 as const, hex: '0603' },
            { id: 'near', side: 0 as const, hex: '0303' },
          ]
        : []),
      { id: 'enemy', side: 1, hex: '0102' },
    ],
  })

const fall = (table: ReturnType<typeof company>, ...rolls: number[]): void => {
  const { game, state, events } = table
  const unit = table.unit('led')
  const hex = state.hex[unit]
  state.hex[unit] = destroyed
  dropGear(game.services.table, { state, dice: forcedDice(rolls), emit: (event) => events.push(event) }, unit, hex)
}

describe('leaders', () => {
  test('command-cards.A8: one star and the leader falls with his unit, which is a medal for the enemy', () => {
    const table = company()
    fall(table, miss, star)
    expect(table.state.otherMedals).toEqual(Uint8Array.of(0, 1))
    expect(table.state.gear.some((bits) => bits & gear.leader)).toBe(false)
    expect(table.events).toContainEqual({ type: 'leader', unit: table.unit('led'), is: 'lost' })
  })

  test('command-cards.A8: a leader who survives goes on with the nearest infantry of his side', () => {
    const table = company()
    fall(table, miss, miss)
    expect(table.state.otherMedals[1]).toBe(0)
    expect(hasGear(table.state, table.unit('near'), gear.leader)).toBe(true)
    expect(hasGear(table.state, table.unit('led'), gear.leader)).toBe(false)
  })

  test('command-cards.A8: without infantry left he is gone, but no medal is won by it', () => {
    const table = company(false)
    fall(table, miss, miss)
    expect(table.state.otherMedals[1]).toBe(0)
    expect(table.state.gear.some((bits) => bits & gear.leader)).toBe(false)
  })

  test('command-cards.A15: other gear of a destroyed unit is simply gone, and nobody rolls', () => {
    const table = company()
    table.state.gear[table.unit('led')] = gear.camouflage | gear.boat
    fall(table)
    expect(table.state.gear[table.unit('led')]).toBe(0)
  })
})
