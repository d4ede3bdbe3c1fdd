import { describe, expect, it } from 'vitest'
import type { FieldSketch, UnitSketch } from '../../../tests/support/echelon.ts'
import { type EchelonField, layField } from '../../../tests/support/echelonField.ts'
import { phase } from './types.ts'

const base: FieldSketch = {
  map: '. . . . . .',
  features: ['city 0101'],
  owned: ['all', ''],
  sides: [{ sources: '0101', withoutHeadquarters: true }, {}],
}
const unit = (id: string, design: string, hex = '0101', more: Partial<UnitSketch> = {}): UnitSketch => ({
  id,
  side: 0,
  design,
  hex,
  ...more,
})
const division = 'infantry division 5-6-6'

const lay = (units: readonly UnitSketch[], supplies: readonly string[] = []): EchelonField => {
  const field = layField({ ...base, units, supplies })
  field.state.phase = phase.declare
  return field
}

describe('going into reserve', () => {
  it('costs an SP for each stack (echelon.W3)', () => {
    const { state, act, legal, hex } = lay(
      [unit('a', division), unit('b', division), unit('c', division, '0301')],
      ['0101 0 1'],
    )
    act({ type: 'reserve', unit: 0 })
    expect(state.stock[hex('0101')]).toBe(0)
    expect(legal('reserve')).toEqual([{ type: 'reserve', unit: 1 }])
  })

  it('is open to headquarters on wheels, which move half their points in reaction (echelon.34b)', () => {
    const { state, act, legal, hex } = lay([unit('q', 'army-hq army 0-1-8 motorised')], ['0101 0 1'])
    act({ type: 'reserve', unit: 0 })
    state.phase = phase.reaction
    act({ type: 'take', unit: 0 })
    expect(legal('move').map(({ to }) => to)).toEqual(['0201', '0301', '0401', '0501'].map(hex))
  })

  it('is limited to twelve REs in a month (echelon.W3)', () => {
    const { act, legal } = lay(
      ['a', 'b', 'c', 'd', 'e'].map((id) => unit(id, division)),
      ['0101 0 9'],
    )
    for (const one of [0, 1, 2, 3]) act({ type: 'reserve', unit: one })
    expect(legal('reserve')).toEqual([])
  })

  it('is free for one reserve unit of each nation, outside the limit (echelon.47)', () => {
    const reserve = `${division} reserve`
    const { state, act, legal } = lay([
      unit('a', reserve),
      unit('b', reserve),
      unit('c', reserve, '0101', { nation: 'italian' }),
    ])
    act({ type: 'reserve', unit: 0 })
    expect(state.reserved[0]).toBe(0)
    expect(legal('reserve')).toEqual([{ type: 'reserve', unit: 2 }])
  })
})
