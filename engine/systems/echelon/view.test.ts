import { describe, expect, test } from 'vitest'
import { type FieldSketch, field, hexOf } from '../../../tests/support/echelon.ts'
import { rollingDice } from '../../dice.ts'
import { sides } from '../../twoSides.ts'
import { imagine } from './imagine.ts'
import { echelon } from './index.ts'
import { emptyState } from './memory.ts'
import type { Services } from './services.ts'
import { type EchelonState, phase, status } from './types.ts'
import { knownState, unseen, viewOf } from './view.ts'

const map = '. . . . . . . . .\n . . . . . . . . .\n. . . . . . . . .'

const sketch: FieldSketch = {
  map,
  units: [
    { id: 'own', side: 0, hex: '0101', design: 'infantry division 5-6-6' },
    { id: 'below', side: 0, hex: '0101', design: 'combat-engineer regiment 1-6' },
    { id: 'depot', side: 0, hex: '0101', design: 'major-depot regiment 0-3-0' },
    { id: 'hq', side: 0, hex: '0201', design: 'army-hq regiment 0-1-6' },
    { id: 'tanks', side: 1, hex: '0701', design: 'tank brigade 4-8' },
    { id: 'foot', side: 1, hex: '0701', design: 'infantry division 3-5-6' },
    { id: 'guns', side: 1, hex: '0701', design: 'artillery regiment 3-6' },
    { id: 'corps', side: 1, hex: '0501', design: 'infantry division 4-5-6' },
    { id: 'sappers', side: 1, hex: '0501', design: 'combat-engineer battalion 1-8' },
    { id: 'store', side: 1, hex: '0901', design: 'major-depot regiment 0-3-0' },
    { id: 'watch', side: 1, hex: '0901', design: 'infantry regiment 1-6' },
    { id: 'agents', side: 1, hex: '0901', design: 'police regiment 1-6' },
    { id: 'lost', side: 1, design: 'infantry division 3-5-6', eliminated: true },
  ],
}

const lay = (
  change: Partial<FieldSketch> = {},
): { services: Services; state: EchelonState; unit: (id: string) => number } => {
  const scenario = field({ ...sketch, ...change })
  const { services, table } = echelon.open(scenario)
  const state = emptyState(table)
  for (const [unit, { hex, eliminated }] of scenario.units.entries()) state.hex[unit] = hex ?? (eliminated ? -1 : 0)
  return {
    services,
    state,
    unit: (id) => scenario.units.findIndex((one) => one.id === id),
  }
}

const hex = (name: string): number => hexOf(map, name)

describe('what a side knows', () => {
  test('echelon.20: of an enemy stack the unit on top and how many lie below', () => {
    const { services, state, unit } = lay()
    const { stacks } = viewOf(services, state, 0)
    expect(stacks.find((stack) => stack.hex === hex('0701'))).toEqual({
      hex: hex('0701'),
      count: 3,
      units: [{ unit: unit('foot'), reversed: false }],
    })
    const known = knownState(services.table, viewOf(services, state, 0))
    expect(known.hex[unit('foot')]).toBe(hex('0701'))
    expect(known.hex[unit('tanks')]).toBe(unseen)
    expect(known.hex[unit('lost')]).toBe(-1)
    expect(known.hex[unit('below')]).toBe(hex('0101'))
  })

  test('echelon.20: all of a stack that it has inspected, and the enemy does not learn of it', () => {
    const { services, state, unit } = lay()
    const before = viewOf(services, state, 1)
    for (const id of ['tanks', 'foot', 'guns']) state.inspected[unit(id)] = 1
    expect(viewOf(services, state, 0).stacks.find((stack) => stack.hex === hex('0701'))?.units).toHaveLength(3)
    expect(viewOf(services, state, 1)).toEqual(before)
    const view = viewOf(services, state, 0)
    expect(viewOf(services, imagine(services.table, view, rollingDice(1)), 0)).toEqual(view)
  })

  test('echelon.34b: REs of stacks around an army headquarters that a depot supplies', () => {
    const { services, state, unit } = lay()
    const reAt = (name: string) => viewOf(services, state, 0).stacks.find((stack) => stack.hex === hex(name))?.re
    expect(reAt('0501')).toBeUndefined()
    state.depot[unit('hq')] = unit('depot') + 1
    expect(reAt('0501')).toBe(144 * 3 + 72)
    expect(reAt('0701')).toBeUndefined()
  })

  test('echelon.45b: a stack hides neither its zone of control nor police', () => {
    const { services, state, unit } = lay()
    const stack = viewOf(services, state, 0).stacks.find((one) => one.hex === hex('0901'))
    expect(stack?.units.map((one) => one.unit)).toEqual([unit('watch'), unit('agents')])
  })

  test('echelon.W6: those who fight are known to both', () => {
    const { services, state } = lay()
    state.phase = phase.withdraw
    state.target = hex('0701')
    expect(viewOf(services, state, 0).stacks.find((stack) => stack.hex === hex('0701'))?.units).toHaveLength(3)
  })

  test('echelon.22, 47: neither reserves nor planned attacks of the enemy', () => {
    const { services, state, unit } = lay()
    const before = viewOf(services, state, 0)
    state.planned[hex('0101')] = 2
    state.status[unit('foot')] |= status.inReserve
    state.reserved[1] = 3
    expect(viewOf(services, state, 0)).toEqual(before)
  })

  test('echelon.20: who looks on sees what both see openly', () => {
    const { services, state, unit } = lay()
    const view = viewOf(services, state, undefined)
    expect(view.stacks.map(({ count, units }) => [count, units.length])).toEqual([
      [3, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [3, 2],
    ])
    expect(knownState(services.table, view).hex[unit('below')]).toBe(unseen)
  })
})

describe('imagined states', () => {
  test('echelon.20: look like the view that they come from, for everybody', () => {
    const { services, state, unit } = lay()
    state.depot[unit('hq')] = unit('depot') + 1
    state.reversed[unit('tanks')] = 0
    for (const viewer of [...sides, undefined]) {
      const view = viewOf(services, state, viewer)
      for (let seed = 0; seed < 20; seed++)
        expect(viewOf(services, imagine(services.table, view, rollingDice(seed)), viewer)).toEqual(view)
    }
  })

  test('echelon.34b: units are dealt so that they come to the REs that are known', () => {
    const { services, state, unit } = lay()
    state.depot[unit('hq')] = unit('depot') + 1
    const view = viewOf(services, state, 0)
    const places = (id: string): Set<number> =>
      new Set(Array.from({ length: 30 }, (_, seed) => imagine(services.table, view, rollingDice(seed)).hex[unit(id)]))
    expect(places('sappers')).toEqual(new Set([hex('0501')]))
    expect(places('guns')).toEqual(new Set([hex('0701')]))
  })
})
