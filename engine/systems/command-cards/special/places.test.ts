import { describe, expect, test } from 'vitest'
import { layCards } from '../../../../tests/support/cardTable.ts'
import { hexOf } from '../../../../tests/support/commandCards.ts'
import { forcedDice } from '../../../dice.ts'
import type { SpecialSetup } from '../scenario.ts'
import { destroyed, gear, phase } from '../types.ts'
import { hasGear } from '../units.ts'
import { dropGear } from './gear.ts'
import { settlePlaces } from './places.ts'

const map = `
  . . . .
   . . .
  . . . .`
const spot = hexOf(map, '0202')

const scene = (special: SpecialSetup) => {
  const table = layCards({
    map,
    units: [
      { id: 'taker', side: 0, hex: '0103' },
      { id: 'friend', side: 0, hex: '0203' },
      { id: 'enemy', side: 1, hex: '0401' },
    ],
    special,
  })
  const { game, state, events } = table
  const settle = (...rolls: number[]): void => {
    settlePlaces(game.services.table, { state, dice: forcedDice(rolls), emit: (event) => events.push(event) })
  }
  const put = (id: string, hex: number): void => {
    state.hex[table.unit(id)] = hex
  }
  const kill = (id: string): void => {
    const unit = table.unit(id)
    const hex = state.hex[unit]
    state.hex[unit] = destroyed
    dropGear(game.services.table, { state, dice: forcedDice([]), emit: (event) => events.push(event) }, unit, hex)
  }
  return { ...table, settle, put, kill }
}

describe('prisoners', () => {
  const special: SpecialSetup = { prisoners: [{ side: 0, hex: spot, medals: 1 }] }

  test('command-cards.A7: the unit that takes the place takes them with it', () => {
    const { state, put, settle, unit } = scene(special)
    put('taker', spot)
    settle()
    expect(hasGear(state, unit('taker'), gear.prisoners)).toBe(true)
    expect(state.otherMedals[0]).toBe(1)
    expect(state.prisonersLeft[0]).toBe(0)
  })

  test('command-cards.A7: they are lost with the unit that freed them', () => {
    const { state, put, settle, kill } = scene(special)
    put('taker', spot)
    settle()
    kill('taker')
    expect(state.otherMedals[0]).toBe(0)
    put('friend', spot)
    settle()
    expect(state.otherMedals[0]).toBe(0)
  })

  test('command-cards.A7: the enemy cannot free them', () => {
    const { state, put, settle, unit } = scene(special)
    put('enemy', spot)
    state.active = 1
    settle()
    expect(state.gear[unit('enemy')]).toBe(0)
  })
})

describe('equipment', () => {
  const special: SpecialSetup = { equipment: [{ side: 0, hex: spot, medals: 1 }] }

  test('command-cards.A12: who ends its move there takes it', () => {
    const { state, put, settle, unit } = scene(special)
    put('taker', spot)
    settle()
    expect(hasGear(state, unit('taker'), gear.equipment)).toBe(true)
    expect(state.otherMedals[0]).toBe(1)
  })

  test('command-cards.A12: who has stood there since before its turn, or is falling back over it, does not', () => {
    const { state, put, settle, unit } = scene(special)
    put('taker', spot)
    state.phase = phase.retreat
    settle()
    state.phase = phase.move
    state.from[unit('taker')] = spot
    settle()
    expect(state.otherMedals[0]).toBe(0)
  })

  test('command-cards.A12: it is left where its unit was destroyed, and another may take it there', () => {
    const { state, put, settle, kill, hex, unit } = scene(special)
    put('taker', spot)
    settle()
    put('taker', hex('0302'))
    kill('taker')
    expect(state.equipmentAt[0]).toBe(hex('0302'))
    expect(state.otherMedals[0]).toBe(0)
    put('friend', hex('0302'))
    settle()
    expect(hasGear(state, unit('friend'), gear.equipment)).toBe(true)
    expect(state.otherMedals[0]).toBe(1)
  })
})

describe('headquarters', () => {
  const special: SpecialSetup = { headquarters: [{ side: 1, hex: spot }] }

  test('command-cards.A16: whose headquarters is taken loses a card of its hand by chance', () => {
    const table = scene(special)
    const { state, put, settle, events, handOf, deal } = table
    deal(1, ['staff-order', 'march-order', 'push-left'])
    put('taker', spot)
    settle(2)
    expect(handOf(1)).toHaveLength(2)
    expect(state.hqTaken[0]).toBe(1)
    expect(events.at(-1)).toMatchObject({ type: 'discarded', side: 1, why: 'headquarters' })
    settle()
    expect(handOf(1)).toHaveLength(2)
  })

  test('command-cards.A16: it stays taken when nobody is there, and gives a card back to an owner who returns', () => {
    const { state, put, settle, handOf, deal } = scene(special)
    deal(1, ['staff-order', 'march-order'])
    put('taker', spot)
    settle(0)
    put('taker', hexOf(map, '0103'))
    settle()
    expect(state.hqTaken[0]).toBe(1)
    put('enemy', spot)
    settle(0)
    expect(state.hqTaken[0]).toBe(0)
    expect(handOf(1)).toHaveLength(2)
  })

  test('command-cards.A16: a side without cards loses none', () => {
    const { put, settle, handOf, deal } = scene(special)
    deal(1, [])
    put('taker', spot)
    settle()
    expect(handOf(1)).toHaveLength(0)
  })
})
