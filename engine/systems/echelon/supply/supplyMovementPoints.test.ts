import { describe, expect, it } from 'vitest'
import type { FieldSketch, UnitSketch } from '../../../../tests/support/echelon.ts'
import { layField } from '../../../../tests/support/echelonField.ts'
import { phase, status } from '../types.ts'

const map = Array.from({ length: 24 }, () => '.').join(' ')
const road = `road ${Array.from({ length: 24 }, (_, index) => `${String(index + 1).padStart(2, '0')}01`).join(' ')}`
const units: readonly UnitSketch[] = [
  { id: 'depot', side: 0, design: 'major-depot counter 0-3-0', hex: '0101' },
  { id: 'hq', side: 0, design: 'army-hq counter 0-1-8', hex: '0501', depot: 'depot' },
  ...['0201', '0301', '0701', '1101', '1301', '2101', '2301'].map(
    (hex): UnitSketch => ({ id: hex, side: 0, design: 'infantry regiment 2-3-6', hex }),
  ),
]
const base: FieldSketch = {
  map,
  features: ['city 0101'],
  owned: ['all', ''],
  units,
  supplies: ['0101 0 2 1'],
  sides: [{ sources: '0101', smp: 60 }, {}],
}

/** Returns the cost of the way of each load of a size, in thirds of an SMP, by its end. */
const costs = (sketch: Partial<FieldSketch>, re: number, at: number = phase.movement): Record<string, number> => {
  const { game, state, legal, hex, draft } = layField({ ...base, ...sketch })
  state.phase = at as never
  return Object.fromEntries(
    legal('haul', { from: hex('0101'), kind: 0, re }).map((action) => {
      const twin = game.copy(state)
      game.apply({ ...draft(), state: twin }, 0, action)
      return [game.table.board.nameOf(action.to), state.smp[0] - twin.smp[0]]
    }),
  )
}

describe('SMPs', () => {
  it('carry a full load one hex by road each, in any weather (echelon.49b)', () => {
    expect(costs({ ways: [road] }, 3)).toMatchObject({ '0201': 3, '0701': 18, '1101': 30 })
  })

  it('pay three times the points off the road, and twice along a track (echelon.49b)', () => {
    expect(costs({}, 3)).toMatchObject({ '0201': 9, '0301': 18 })
    expect(costs({ ways: [road.replace('road', 'track')] }, 3)).toMatchObject({ '0201': 6, '0301': 12 })
  })

  it('pay double in hexes out of regular supply (echelon.49b)', () => {
    const found = costs({ ways: [road] }, 3)
    expect(found['1301'] - found['1101']).toBe(3 + 6)
  })

  it('carry thirds of a load for a third (echelon.49c)', () => {
    expect(costs({ ways: [road] }, 1)).toMatchObject({ '0701': 6 })
    expect(costs({ ways: [road] }, 2)).toMatchObject({ '0701': 12 })
  })

  it('go twenty points at the most, and double loads in exploitation (echelon.49c)', () => {
    const found = costs({ ways: [road] }, 3)
    expect(found['2101']).toBeUndefined()
    expect(costs({}, 3)['0701']).toBe(54)
    expect(costs({}, 3)['1101']).toBeUndefined()
    expect(costs({ ways: [road] }, 6, phase.exploitation)).toMatchObject({ '0701': 18 })
    expect(costs({ ways: [road] }, 6)).toEqual({})
  })

  it('are used up (echelon.49a)', () => {
    expect(costs({ ways: [road], sides: [{ sources: '0101', smp: 6 }, {}] }, 3)).toEqual({
      '0201': 3,
      '0301': 6,
      '0501': 12,
      '0701': 18,
    })
  })

  it('enter enemy zones only where own units are, and pay for them (echelon.49d)', () => {
    const two = `${map}\n ${map}`
    const enemy: UnitSketch = { id: 'enemy', side: 1, design: 'infantry division 5-6-6', hex: '0702' }
    const found = costs({ map: two, units: [...units, enemy], ways: [road], features: ['city 0101', 'town 0801'] }, 3)
    // The zone takes in 0701 and 0801: from there on no load goes.
    expect(found['0701']).toBe(18 + 3)
    expect(found['0801']).toBeUndefined()
    expect(found['1101']).toBeUndefined()
  })

  it('pay for zones no more when these are gone (echelon.49d)', () => {
    const around = ['0701', '0801', '0602', '0802'].map(
      (hex): UnitSketch => ({ id: `a${hex}`, side: 0, design: 'infantry regiment 2-3-6', hex }),
    )
    const enemy: UnitSketch = { id: 'enemy', side: 1, design: 'infantry division 5-6-6', hex: '0702' }
    const { state, legal, hex, act, unit } = layField({
      ...base,
      map: `${map}\n ${map}`,
      units: [...units.filter(({ hex }) => hex !== '0701'), ...around, enemy],
      ways: [road],
    })
    const load = { type: 'haul', from: hex('0101'), to: hex('0701'), kind: 0, re: 3 } as const
    state.smp[0] = 20
    expect(legal('haul', load)).toEqual([])
    state.status[unit('enemy')] |= status.dispersed
    act(load)
    expect(state.smp[0]).toBe(2)
  })

  it('go into no isolated hexes (echelon.49b)', () => {
    const wall: UnitSketch = { id: 'enemy', side: 1, design: 'infantry division 5-6-6', hex: '0601' }
    const found = costs({ units: [...units, wall], ways: [road], owned: ['all', '0601'] }, 3)
    expect(Object.keys(found)).toEqual(['0201', '0301', '0501'])
    const pocket = layField({
      ...base,
      units: [...units, wall],
      ways: [road],
      supplies: ['0701 0 2'],
      owned: ['all', '0601'],
    })
    expect(pocket.legal('haul')).toEqual([])
  })

  it('move supplies no farther in the phase than they have brought them, nor does anything else (echelon.49e)', () => {
    const truck: UnitSketch = { id: 'truck', side: 0, design: 'truck counter 0-8', hex: '0701' }
    const { game, state, act, legal, hex, draft, unit } = layField({ ...base, units: [...units, truck], ways: [road] })
    act({ type: 'haul', from: hex('0101'), to: hex('0701'), kind: 0, re: 3 })
    expect(state.stock[hex('0701')]).toBe(3)
    expect(legal('haul', { from: hex('0701') })).toEqual([])
    expect(legal('lade', { unit: unit('truck') })).toEqual([])
    while (state.phase !== phase.exploitation) game.apply(draft([0, 0, 0, 0]), state.side, { type: 'done' })
    expect(legal('haul', { from: hex('0701') })).not.toEqual([])
  })
})
