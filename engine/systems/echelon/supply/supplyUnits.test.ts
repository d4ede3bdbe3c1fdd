import { describe, expect, it } from 'vitest'
import type { FieldSketch, UnitSketch } from '../../../../tests/support/echelon.ts'
import { layField } from '../../../../tests/support/echelonField.ts'
import { phase, status } from '../types.ts'

const base: FieldSketch = {
  map: '. . . . . . . . . . . .',
  features: ['city 0101'],
  owned: ['all', ''],
  sides: [{ sources: '0101' }, {}],
}
const unit = (id: string, design: string, hex = '0201', more: Partial<UnitSketch> = {}): UnitSketch => ({
  id,
  side: 0,
  design,
  hex,
  ...more,
})

describe('a supply unit', () => {
  it('loads three REs for a point, up to 24, and goes on with what is left (echelon.51)', () => {
    const { state, act, legal, hex } = layField({
      ...base,
      units: [unit('truck', 'truck counter 0-8')],
      supplies: ['0201 0 20 2'],
    })
    expect(Math.max(...legal('lade', { kind: 0 }).map(({ re }) => re))).toBe(24)
    act({ type: 'lade', unit: 0, kind: 0, re: 12 })
    expect([state.cargo[0], state.spent[0], state.stock[hex('0201')]]).toEqual([12, 4, 48])
    act({ type: 'lade', unit: 0, kind: 1, re: 6 })
    expect([state.specialCargo[0], state.spent[0]]).toEqual([6, 6])
    expect(Math.max(...legal('lade', { kind: 0 }).map(({ re }) => re))).toBe(6)
  })

  it('unloads on own ground (echelon.51)', () => {
    const { state, act, legal, hex } = layField({ ...base, units: [unit('truck', 'truck counter 0-8')] })
    state.cargo[0] = 4
    expect(legal('unlade').map(({ re }) => re)).toEqual([3, 4])
    act({ type: 'unlade', unit: 0, kind: 0, re: 4 })
    expect([state.stock[hex('0201')], state.spent[0]]).toEqual([4, 2])
    state.cargo[0] = 3
    state.owner[hex('0201')] = 2
    expect(legal('unlade')).toEqual([])
  })

  it('is not the only one: a command headquarters carries six REs (echelon.35b)', () => {
    const { legal } = layField({ ...base, units: [unit('hq', 'command-hq counter 0-1-8')], supplies: ['0201 0 9'] })
    expect(legal('lade', { kind: 0 }).map(({ re }) => re)).toEqual([3, 6])
  })
})

describe('a movement counter', () => {
  const load = (
    design: string,
    counter: string,
    more: (state: ReturnType<typeof layField>) => void = () => {},
  ): number => {
    const field = layField({ ...base, units: [unit('man', design), unit('counter', counter)] })
    more(field)
    return field.legal('load').length
  }

  it.each([
    ['transport counter 0-10 carries3', 'artillery regiment 3-4-6', 1],
    ['transport counter 0-10 carries3', 'infantry division 5-6-6', 1],
    ['transport counter 0-10 carries1', 'infantry division 5-6-6', 0],
    ['transport counter 0-10 carries3', 'cavalry brigade 2-8', 0],
    ['transport counter 0-10 carries3', 'tank brigade 4-8', 0],
    ['landing-vehicle counter 0-6 carries1', 'infantry regiment 2-3-6', 1],
    ['landing-vehicle counter 0-6 carries1', 'artillery regiment 3-4-6', 0],
    ['carrier counter 0-8 carries1', 'infantry regiment 2-3-6', 1],
    ['carrier counter 0-8 carries1', 'artillery regiment 3-4-6', 0],
  ])('such as a %s takes a %s: %i (echelon.44b, 44c, 44d)', (counter, design, times) => {
    expect(load(design, counter)).toBe(times)
  })

  it('takes units that stand with it before either has moved (echelon.44)', () => {
    const [man, counter] = ['infantry regiment 2-3-6', 'transport counter 0-10 carries3']
    expect(
      load(man, counter, ({ state, hex }) => {
        state.hex[1] = hex('0301')
      }),
    ).toBe(0)
    expect(
      load(man, counter, ({ state }) => {
        state.status[0] = status.moved
      }),
    ).toBe(0)
    expect(
      load(man, counter, ({ state }) => {
        state.spent[1] = 1
      }),
    ).toBe(0)
    expect(
      load(man, counter, ({ state }) => {
        state.status[1] = status.inReserve
      }),
    ).toBe(0)
  })

  it('carries no more REs than are printed on it (echelon.44)', () => {
    const men = ['a', 'b', 'c', 'd'].map((id) => unit(id, 'infantry regiment 2-3-6'))
    const { act, legal } = layField({ ...base, units: [...men, unit('counter', 'transport counter 0-10 carries3')] })
    for (const one of [0, 1, 2]) act({ type: 'load', unit: one, carrier: 4 })
    expect(legal('load')).toEqual([])
    act({ type: 'unload', unit: 0 })
    expect(legal('load')).toHaveLength(2)
  })

  it('takes its cargo along, which cannot move by itself or get off in that phase (echelon.44)', () => {
    const { act, legal, at, hex } = layField({
      ...base,
      units: [unit('man', 'infantry regiment 2-3-6'), unit('counter', 'transport counter 0-10 carries3')],
    })
    act({ type: 'load', unit: 0, carrier: 1 })
    expect(legal('take')).toEqual([{ type: 'take', unit: 1 }])
    act({ type: 'take', unit: 1 })
    act({ type: 'move', to: hex('0901') })
    expect([at('man'), at('counter')]).toEqual(['0901', '0901'])
    expect(legal('unload')).toEqual([])
  })

  it('loads for combat only when it carries in combat (echelon.44b, 44c, 44d)', () => {
    const inCombat = ({ state }: ReturnType<typeof layField>): void => {
      state.phase = phase.combat
    }
    expect(load('infantry regiment 2-3-6', 'transport counter 0-10 carries3', inCombat)).toBe(0)
    expect(load('infantry regiment 2-3-6', 'carrier counter 0-8 carries1', inCombat)).toBe(1)
  })
})
