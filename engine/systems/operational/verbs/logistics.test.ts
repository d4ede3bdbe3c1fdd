import { describe, expect, test } from 'vitest'
import type { ScenarioSketch, UnitSketch } from '../../../../tests/support/operational.ts'
import { layStaff } from '../../../../tests/support/staff.ts'
import { retreatAlong } from '../combat/aftermath.ts'
import { actionPoint, dump, suppliedBy } from '../types.ts'

/** A headquarters on a railhead in the west; beyond a wood of two hexes the unit, cut off unless a hub reaches it. */
const lay = (unit: Partial<UnitSketch>, sketch: Partial<ScenarioSketch> = {}) =>
  layStaff({
    map: `. . . . . . . . .
           . . . . . . . . .`,
    owner: `1 1 1 1 1 1 1 1 2
             1 1 1 1 1 1 1 1 2`,
    sources: [['rail 0101'], ['rail 0901']],
    headquarters: [{ side: 0, hex: '0101', levels: { logistics: 3 } }],
    ...sketch,
    units: [
      { id: 'a', side: 0, hex: '0401', steps: 6, ...unit },
      { id: 'e', side: 1, hex: '0901', steps: 2 },
    ],
  })
const supplied = { hubs: [['0101 2'], []] } as const

describe('the motor pool', () => {
  test('operational.F28: lorries carry infantry in range for a turn', () => {
    const table = lay({}, supplied)
    const before = table.state.hqPoints[0]
    table.act({ type: 'motor-pool', unit: 0 })
    expect(table.state.hqPoints[0]).toBe(before - 2)
    expect(table.events).toMatchObject([{ type: 'order', order: 'motor-pool', cost: 2 }])
    expect(table.state.motorised[0]).toBe(1)
    expect(table.refusal({ type: 'motor-pool', unit: 0 })).toBe('Lorries carry a already.')
    table.endTurn()
    table.endTurn()
    expect(table.state.motorised[0]).toBe(0)
  })

  test.each([
    ['tanks', { type: 'british-armour' }, {}, 'a is no infantry.'],
    ['a spent action point', {}, { actionPoint: actionPoint.locked }, 'The action point of a is locked or spent.'],
    ['mountains', { hex: '0102' }, {}, 'Lorries do not get to where a stands.'],
    ['a unit out of range', { hex: '0801' }, {}, 'a is out of range of hq-0.'],
  ])('operational.F28: not for %s', (_, unit, state, reason) => {
    const table = lay(unit, {
      ...supplied,
      map: '. . . . . . . . .\n M . . . . . . . .',
      headquarters: [{ id: 'hq-0', side: 0, hex: '0101', trucks: 1, levels: { logistics: 3 } }],
    })
    if ('actionPoint' in state) table.state.actionPoint[0] = state.actionPoint ?? 0
    expect(table.legal('motor-pool')).toEqual([])
    expect(table.refusal({ type: 'motor-pool', unit: 0 })).toBe(reason)
  })

  test('operational.F28: a motorised headquarters carries its units at the start of every turn, free of charge', () => {
    const table = lay({}, supplied)
    table.state.hqMotorised[0] = 1
    table.endTurn()
    table.endTurn()
    expect(table.state.motorised[0]).toBe(1)
    expect(table.legal('motor-pool')).toEqual([])
    table.state.motorised[0] = 0
    expect(table.legal('motor-pool')).toEqual([])
    expect(table.refusal({ type: 'motor-pool', unit: 0 })).toBe(
      'The headquarters of a has lorries for all its units already.',
    )
  })
})

describe('emergency supply', () => {
  test('operational.F26: gives back what the turns without took: action point, movement point, steps', () => {
    const table = lay({ hex: '0501', suppressed: 6, unsupplied: 3 })
    expect(table.of('a')).toMatchObject({ points: 3, action: actionPoint.expended })
    table.act({ type: 'emergency-supply', unit: 0 })
    expect(table.of('a')).toMatchObject({ points: 4, action: actionPoint.available, unsupplied: 0, active: 2 })
    expect(table.state.supplied[0]).toBe(suppliedBy.emergency)
  })

  test('operational.F26, C14: who has come into an enemy zone of control gets its action point back locked', () => {
    const table = lay({ hex: '0501', unsupplied: 3 })
    table.state.active[1] = 6
    table.state.owner[table.hex('0801')] = 1
    table.move('a', '0801')
    table.act({ type: 'emergency-supply', unit: 0 })
    expect(table.of('a')).toMatchObject({ points: 0, action: actionPoint.locked, unsupplied: 0 })
  })

  test('operational.F26: after one turn without only steps recover; a unit in supply gets none', () => {
    const table = lay({ hex: '0501', suppressed: 3, unsupplied: 1 })
    table.act({ type: 'emergency-supply', unit: 0 })
    expect(table.of('a')).toMatchObject({ points: 4, action: actionPoint.available, active: 5 })
    expect(table.refusal({ type: 'emergency-supply', unit: 0 })).toBe('a is in supply.')
  })
})

describe('supply dumps', () => {
  test('operational.F27: take all points, and feed the unit on the first turn without', () => {
    const table = lay({ suppressed: 2 }, supplied)
    table.act({ type: 'supply-dump', unit: 0 })
    expect(table.of('a')).toMatchObject({ points: 0, action: actionPoint.expended })
    table.endTurn()
    table.endTurn()
    expect(table.state.dump[0]).toBe(dump.fixed)
    table.state.hubHex[0] = 0
    expect(table.explain('supply', 0, '0401', 'a').terms.at(-1)).toMatchObject({
      rule: 'operational.F27',
      value: 100_000,
    })
    table.state.suppressed[0] = 0
    table.endTurn()
    table.endTurn()
    expect(table.of('a').unsupplied).toBe(0)
    expect([table.state.dump[0], table.state.supplied[0]]).toEqual([dump.none, suppliedBy.dump])
    table.endTurn()
    table.endTurn()
    expect(table.of('a').unsupplied).toBe(1)
  })

  test('operational.F27: only in supply, and one at a time', () => {
    expect(lay({ hex: '0501', unsupplied: 1 }).refusal({ type: 'supply-dump', unit: 0 })).toBe('a is out of supply.')
    const table = lay({}, supplied)
    table.act({ type: 'supply-dump', unit: 0 })
    expect(table.legal('supply-dump')).toEqual([])
  })

  test('operational.F27: some headquarters give them wheels: nothing is spent, and they come along', () => {
    const staff = { side: 0, hex: '0101', profile: 'german-panzer-army', levels: { logistics: 2 } } as const
    const table = lay({}, { ...supplied, headquarters: [staff] })
    table.act({ type: 'supply-dump', unit: 0 })
    expect(table.of('a')).toMatchObject({ points: 4, action: actionPoint.available })
    table.move('a', '0501')
    expect(table.state.dump[0]).toBe(dump.mobile)
  })

  test.each([dump.fixed, dump.mobile])(
    'operational.F27: a retreat leaves all supplies behind, with wheels or without: %i',
    (kind) => {
      const table = lay({}, supplied)
      table.state.dump[0] = kind
      retreatAlong(table.game.services, table.draft(), 0, [table.hex('0401'), table.hex('0301')])
      expect(table.state.dump[0]).toBe(dump.none)
    },
  )

  test('operational.E13, F27: on the first turn nobody asks about a unit with a dump', () => {
    const table = layStaff({
      map: '. . . . . . .',
      sources: [['rail 0101'], []],
      units: [
        { id: 'a', side: 0, hex: '0701', dump: true },
        { id: 'b', side: 0, hex: '0601' },
      ],
    })
    expect([table.of('a').unsupplied, table.state.dump[0], table.of('b').unsupplied]).toEqual([0, dump.fixed, 1])
  })
})
