import { describe, expect, it } from 'vitest'
import type { FieldSketch } from '../../../../tests/support/echelon.ts'
import { layField } from '../../../../tests/support/echelonField.ts'
import { takeOver } from '../ownership.ts'
import { demolitions } from '../rules.ts'
import { rail } from '../types.ts'

const map = `
  . . . .
   . . . .
`
const sketch = (design: string, more: Partial<FieldSketch> = {}): FieldSketch => ({
  map,
  ways: ['rail 0101 0201'],
  hexsides: ['minor-river 0101 E'],
  bridges: ['0101 E'],
  ports: ['0101 4'],
  airbases: ['0101 3'],
  owned: ['all', '0402'],
  units: [{ id: 'a', side: 0, design, hex: '0101' }],
  ...more,
})
const east = demolitions.indexOf('bridge') + 1

describe('demolition', () => {
  it('breaks rails and bridges, and takes a hit off ports and airbases (echelon.40a, E2)', () => {
    const field = layField(sketch('construction-engineer regiment 0-8'))
    const at = field.hex('0101')
    expect(field.legal('demolish').map(({ demolition }) => demolition)).toEqual([0, 1, 2, east])
    for (const demolition of [0, 1, 2, east]) field.act({ type: 'demolish', unit: 0, demolition })
    expect([
      field.state.rail[at],
      field.state.portHits[at],
      field.state.airbaseHits[at],
      field.state.bridge[0],
    ]).toEqual([rail.laid | rail.broken, 1, 1, 1])
    expect(field.state.spent[0]).toBe(8)
    expect(field.legal('demolish')).toEqual([])
  })

  it('by railway engineers leaves all but railways and bridges alone (echelon.40g)', () => {
    expect(
      layField(sketch('railroad-engineer regiment 0-8'))
        .legal('demolish')
        .map(({ demolition }) => demolition),
    ).toEqual([0, east])
  })

  it.each([
    ['combat-engineer battalion 1-2', 2],
    ['combat-engineer battalion 1-1', undefined],
    ['infantry division 5-6-6 supports-others', 4],
    ['infantry division 5-6-6', undefined],
    ['assault-engineer battalion 1-6', undefined],
    ['construction-unit battalion 0-6', undefined],
    ['light-position-anti-aircraft counter 0-0-8 aa2 combat-engineer', undefined],
  ])('by %s costs %s points (echelon.36, 40a, 40b, 40c, 11e)', (design, cost) => {
    const field = layField(sketch(design))
    expect(field.legal('demolish').length > 0).toBe(cost !== undefined)
    if (cost === undefined) return
    field.act({ type: 'demolish', unit: 0, demolition: 0 })
    expect(field.state.spent[0]).toBe(cost)
  })

  it('by engineers that lorries carried takes their own points (echelon.44b)', () => {
    const field = layField(
      sketch('', {
        units: [
          { id: 'lorries', side: 0, design: 'transport counter 0-0-10 carries3', hex: '0101' },
          { id: 'men', side: 0, design: 'construction-engineer regiment 0-4', hex: '0101', carrier: 'lorries' },
        ],
      }),
    )
    field.state.spent[0] = 10
    field.act({ type: 'demolish', unit: 1, demolition: 0 })
    field.act({ type: 'demolish', unit: 1, demolition: 1 })
    expect([field.state.spent[1], field.legal('demolish').length]).toEqual([4, 0])
  })

  it('of a port follows its loss, by sides that leave none behind (echelon.40e)', () => {
    const lost = (destroysPorts: boolean) => {
      const field = layField(sketch('infantry regiment 2-3-6', { sides: [{ destroysPorts }, {}] }))
      takeOver(field.game.services, field.draft([0, 0, 0]), 1, field.hex('0101'))
      return field.state.portGone[field.hex('0101')]
    }
    expect([lost(true), lost(false)]).toEqual([1, 0])
  })
})
