import { describe, expect, it } from 'vitest'
import type { FieldSketch, UnitSketch } from '../../../../tests/support/echelon.ts'
import { type EchelonField, layField } from '../../../../tests/support/echelonField.ts'
import { phase } from '../types.ts'

const base: FieldSketch = {
  map: '. . . . . .',
  features: ['city 0101'],
  owned: ['all', ''],
  sides: [{ sources: '0101', smp: 40 }, {}],
}
const unit = (id: string, design: string, hex?: string, more: Partial<UnitSketch> = {}): UnitSketch => ({
  id,
  side: 0,
  design,
  hex,
  ...more,
})
const truck = 'truck counter 0-8'
const small = 'transport counter 0-10 carries1'

const lay = (units: readonly UnitSketch[], sketch: Partial<FieldSketch> = {}): EchelonField => {
  const field = layField({ ...base, ...sketch, units })
  field.state.phase = phase.initial
  return field
}
/** Number of a conversion in the table's order. */
const [truckToSmp, truckToSmall, divisionToSmp] = [0, 2, 9]

describe('conversions', () => {
  it('turn a truck unit into 36 SMPs, and those into one that arrives after four turns (echelon.50a)', () => {
    const { state, act, hex } = lay([unit('a', truck, '0301')])
    act({ type: 'convert', conversion: truckToSmp, back: 0, to: hex('0301') })
    expect([state.hex[0], state.smpPool[0]]).toEqual([0, (40 + 36) * 3])
    act({ type: 'convert', conversion: truckToSmp, back: 1, to: hex('0101') })
    expect([state.due[0], state.dueAt[0], state.smpPool[0]]).toEqual([5, hex('0101'), 40 * 3])
  })

  it('turn it into eight transports, and twelve of them back (echelon.50a)', () => {
    const eight = Array.from({ length: 8 }, (_, index) => unit(`t${index}`, small))
    const field = lay([unit('a', truck, '0301'), ...eight])
    const { state, act, legal, hex, game } = field
    act({ type: 'convert', conversion: truckToSmall, back: 0, to: hex('0301') })
    expect(game.table.unitsOf[0].filter((one) => state.hex[one] === hex('0301'))).toHaveLength(8)
    expect(legal('convert', { conversion: truckToSmall })).toEqual([])
    const twelve = Array.from({ length: 12 }, (_, index) => unit(`t${index}`, small, '0301'))
    const more = lay([unit('a', truck), ...twelve])
    more.act({ type: 'convert', conversion: truckToSmall, back: 1, to: hex('0301') })
    expect([more.state.due[0], more.state.hex[12]]).toEqual([5, 0])
  })

  it('are made by major powers, not where they are isolated, nor with something on board (echelon.50a)', () => {
    expect(lay([unit('a', truck, '0301', { nation: 'finnish' })]).legal('convert', { back: 0 })).toEqual([])
    expect(lay([unit('a', truck, '0301')], { sides: [{ smp: 40 }, {}] }).legal('convert', { back: 0 })).toEqual([])
    const laden = lay([unit('a', truck, '0301')])
    laden.state.cargo[0] = 3
    expect(laden.legal('convert', { back: 0 })).toEqual([])
  })

  it('take the lorries from a motorised division, which goes on on foot (echelon.50a)', () => {
    const design = 'motor'
    const { rules } = layField({ ...base, units: [] }).game.scenario
    const foot = {
      ...rules.designs[Object.keys(rules.designs)[0]],
      name: 'Foot',
      type: 'infantry',
      size: 'division' as const,
      motorised: false,
      nation: 'german',
    }
    const designs = { ...rules.designs, foot, [design]: { ...foot, name: 'Motor', motorised: true, onFoot: 'foot' } }
    const { state, act, hex } = lay([unit('motor', design, '0301'), unit('foot', 'foot')], { rules: { designs } })
    act({ type: 'convert', conversion: divisionToSmp, back: 0, to: hex('0301') })
    expect([state.hex[0], state.hex[1], state.smpPool[0]]).toEqual([0, hex('0301'), 49 * 3])
    act({ type: 'convert', conversion: divisionToSmp, back: 1, to: hex('0301') })
    expect([state.hex[1], state.due[0]]).toEqual([0, 5])
  })
})
