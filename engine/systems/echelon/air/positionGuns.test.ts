import { describe, expect, it } from 'vitest'
import { layField } from '../../../../tests/support/echelonField.ts'
import { away, phase } from '../types.ts'

const map = `
  . . .
   . . .
`
const guns = (id: string, kind: 'light' | 'heavy', points: number, hex = '0101') => ({
  id,
  side: 0 as const,
  design: `${kind}-position-anti-aircraft counter 0-0-8 aa${points}`,
  hex,
})

describe('position anti-aircraft', () => {
  it('is put together and divided, kind and points staying the same (echelon.11e)', () => {
    const field = layField({
      map,
      units: [guns('a', 'heavy', 2), guns('b', 'heavy', 1), guns('c', 'light', 1), guns('d', 'heavy', 1, '0201')],
    })
    field.state.phase = phase.initial
    expect(field.legal('combine', { unit: 0 }).map(({ other }) => other)).toEqual([1])
    field.act({ type: 'combine', unit: 0, other: 1, points: 1 })
    expect([[...field.state.aa], field.at('b')]).toEqual([[3, 0, 1, 1], away])
    field.state.phase = phase.movement
    expect(field.legal('divide').map(({ unit, points }) => [unit, points])).toEqual([
      [0, 1],
      [0, 2],
    ])
    field.act({ type: 'divide', unit: 0, other: 1, points: 2 })
    expect([[...field.state.aa], field.at('b')]).toEqual([[1, 2, 1, 1], '0101'])
    expect(field.legal('divide')).toEqual([])
  })

  it('is divided into a spare counter of the scenario (echelon.11e)', () => {
    const { hex: _, ...spare } = guns('s', 'heavy', 4)
    const field = layField({ map, units: [guns('a', 'heavy', 3), spare] })
    expect([...field.state.aa]).toEqual([3, 0])
    field.state.phase = phase.movement
    field.act({ type: 'divide', unit: 0, other: 1, points: 1 })
    expect([[...field.state.aa], field.at('s')]).toEqual([[2, 1], '0101'])
  })

  it('fills no hex (echelon.11c)', () => {
    const many = Array.from({ length: 8 }, (_, index) => guns(`g${index}`, 'heavy', 4, index < 7 ? '0101' : '0201'))
    const field = layField({ map, units: many })
    field.act({ type: 'take', unit: 7 })
    expect(field.legal('move', { to: field.hex('0101') })).toHaveLength(1)
  })
})
