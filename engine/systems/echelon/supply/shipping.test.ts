import { describe, expect, it } from 'vitest'
import type { FieldSketch } from '../../../../tests/support/echelon.ts'
import { layField } from '../../../../tests/support/echelonField.ts'
import { lifts } from '../rules.ts'
import { rail } from '../types.ts'

const lift = { rail: 6, naval: 6, air: 6, gliders: 0 }
const base: FieldSketch = {
  map: '. . . . . . . .\n ~ ~ ~ ~ ~ ~ ~ ~',
  features: ['city 0101', 'city 0801'],
  owned: ['all', ''],
  supplies: ['0101 0 9'],
  units: [],
  sides: [{ sources: '0101', lift, seaZones: true }, {}],
}

describe('SPs', () => {
  it('go by rail over own, whole track, as far as the lift lasts (echelon.49e, L1)', () => {
    const ways = ['rail 0101 0201 0301 0401 0501 0601 0701 0801']
    const { state, legal, act, hex } = layField({ ...base, ways })
    const all = legal('ship', { by: lifts.rail, kind: 0 })
    expect(all.map(({ to, re }) => [to, re])).toEqual([
      [hex('0801'), 3],
      [hex('0801'), 6],
    ])
    act(all[1])
    expect([state.stock[hex('0801')], state.railLeft[0], legal('ship', { by: lifts.rail })]).toEqual([6, 0, []])
    const broken = layField({ ...base, ways })
    broken.state.rail[hex('0401')] |= rail.broken
    expect(broken.legal('ship', { by: lifts.rail })).toEqual([])
    const units: FieldSketch['units'] = [{ id: 'enemy', side: 1, design: 'infantry division 5-6-6', hex: '0102' }]
    expect(layField({ ...base, ways, units, map: base.map.replaceAll('~', '.') }).legal('ship')).not.toEqual([])
    const inZone = layField({
      ...base,
      ways,
      units,
      map: base.map.replaceAll('~', '.'),
      features: ['town 0101', 'city 0801'],
    })
    expect(inZone.legal('ship')).toEqual([])
  })

  it('go by sea from port to port, and take of what ports turn over (echelon.L2)', () => {
    const { game, state, legal, act, hex } = layField({ ...base, ports: ['0101 4', '0801 2'] })
    const all = legal('ship', { by: lifts.sea, kind: 0 })
    expect(all.map(({ re }) => re)).toEqual([2])
    act(all[0])
    expect(state.stock[hex('0801')]).toBe(2)
    expect(state.portUsed[game.table.port[hex('0801')] - 1]).toBe(2 * 144)
    expect(legal('ship', { by: lifts.sea })).toEqual([])
  })

  it('go by air between own airbases (echelon.L3)', () => {
    const { legal } = layField({ ...base, airbases: ['0101 3', '0801 3'] })
    expect(legal('ship', { by: lifts.air, kind: 0 }).map(({ re }) => re)).toEqual([3, 6])
    expect(layField({ ...base, airbases: ['0101 3'] }).legal('ship')).toEqual([])
  })
})
