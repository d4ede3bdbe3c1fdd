import { describe, expect, it } from 'vitest'
import type { FieldSketch, UnitSketch } from '../../../../tests/support/echelon.ts'
import { layField } from '../../../../tests/support/echelonField.ts'
import { eliminate } from '../units.ts'
import { loseSupplier } from './loss.ts'
import { capture, pay, payable } from './stores.ts'

const map = Array.from({ length: 20 }, () => '.').join(' ')
const units: readonly UnitSketch[] = [
  { id: 'depot', side: 0, design: 'major-depot counter 0-3-0', hex: '0101' },
  { id: 'hq', side: 0, design: 'army-hq counter 0-1-8', hex: '0401', depot: 'depot' },
  { id: 'man', side: 0, design: 'infantry regiment 2-3-6', hex: '0801' },
  { id: 'truck', side: 0, design: 'truck counter 0-8', hex: '1901' },
]
const base: FieldSketch = { map, features: ['city 0101'], owned: ['all', ''], units, sides: [{ sources: '0101' }, {}] }

describe('SPs for combat', () => {
  it('come from the depot at the end of the line (echelon.30, S1)', () => {
    const { game, state, hex, draft } = layField({ ...base, supplies: ['0101 0 2'] })
    expect(payable(game.services, state, 0, hex('0801'))).toBe(6)
    expect(pay(game.services, draft(), 0, hex('0801'), 3)).toBe(true)
    expect(state.stock[hex('0101')]).toBe(3)
    expect(pay(game.services, draft(), 0, hex('0801'), 6)).toBe(false)
    expect(state.stock[hex('0101')]).toBe(3)
  })

  it('come from minor depots and supply units within four hexes, too (echelon.33b, 51b)', () => {
    const { game, state, hex, unit, draft } = layField({ ...base, supplies: ['1201 0 1', '1301 0 9'] })
    expect(payable(game.services, state, 0, hex('0801'))).toBe(3)
    state.hex[unit('truck')] = hex('1001')
    state.cargo[unit('truck')] = 4
    expect(payable(game.services, state, 0, hex('0801'))).toBe(7)
    expect(pay(game.services, draft(), 0, hex('0801'), 6)).toBe(true)
    expect(state.stock[hex('1201')] + state.cargo[unit('truck')]).toBe(1)
  })

  it('come from what a command headquarters carries (echelon.35b)', () => {
    const command: readonly UnitSketch[] = [
      { ...units[0], design: 'command-depot counter 0-1-0' },
      { ...units[1], design: 'command-hq counter 0-1-8' },
      ...units.slice(2),
    ]
    const { game, state, hex, unit } = layField({ ...base, units: command })
    expect(payable(game.services, state, 0, hex('0801'))).toBe(0)
    state.cargo[unit('hq')] = 6
    expect(payable(game.services, state, 0, hex('0801'))).toBe(6)
  })
})

describe('a captured depot', () => {
  it.each([
    [1, 0, 0],
    [3, 3, 1],
    [6, 6, 2],
  ])('leaves to its captor what a die of %i says (echelon.33a, S5)', (die, supplies, special) => {
    const { game, state, hex, draft } = layField({ ...base, supplies: ['0801 0 3 1'] })
    const captor = draft([die - 1])
    capture(game.services, captor, hex('0801'), 1)
    expect([state.stock[hex('0801')], state.special[hex('0801')]]).toEqual([supplies, special])
  })
})

describe('a supply unit', () => {
  it('leaves what it carried, and half of itself to the enemy (echelon.51)', () => {
    const { game, state, hex, unit, draft } = layField(base)
    state.cargo[unit('truck')] = 9
    loseSupplier(game.services, draft(), unit('truck'))
    eliminate(game.table, draft(), unit('truck'), 'box')
    expect(state.stock[hex('1901')]).toBe(9)
    expect(state.cargo[unit('truck')]).toBe(0)
    expect(state.smpPool[1]).toBe(18 * 3)
  })

  it('goes over as transports where the enemy has counters (echelon.51)', () => {
    const counters = ['a', 'b', 'c'].map(
      (id): UnitSketch => ({ id, side: 1, design: 'transport counter 0-10 carries3' }),
    )
    const { game, state, unit, draft } = layField({ ...base, units: [...units, ...counters] })
    loseSupplier(game.services, draft(), unit('truck'))
    expect(['a', 'b', 'c'].map((id) => state.due[unit(id)])).toEqual([2, 2, 0])
  })
})
