import { describe, expect, it } from 'vitest'
import { layField } from '../../../../tests/support/echelonField.ts'
import { airPointsLeft, flySupport, navalPointsLeft } from './support.ts'

const lay = (aa: number) =>
  layField({
    map: '. . ~',
    sides: [{ airPoints: 14, navalPoints: 3 }, {}],
    units: [{ id: 'guns', side: 1, design: `light-anti-aircraft regiment 0-1-8 aa${aa}`, hex: '0101' }],
  })

describe('points of support', () => {
  it('from the air are ten in a combat, as far as there are so many (echelon.9, A1)', () => {
    const { game, state } = lay(1)
    expect(airPointsLeft(game.table, state, 0)).toBe(10)
    state.airSupport[0] = 8
    expect(airPointsLeft(game.table, state, 0)).toBe(2)
    state.airPoints[0] = 1
    expect(airPointsLeft(game.table, state, 0)).toBe(1)
  })

  it('from the sea reach the coast alone (echelon.22)', () => {
    const { game, state, hex } = lay(1)
    expect([
      navalPointsLeft(game.table, state, 0, hex('0101')),
      navalPointsLeft(game.table, state, 0, hex('0201')),
    ]).toEqual([0, 3])
  })

  it.each([
    [6, 5, 2],
    [6, 2, 5],
    [0, undefined, 5],
  ])(
    'from the air are halved by %i points of anti-aircraft with a roll of %s: %i are left (echelon.9)',
    (aa, roll, left) => {
      const field = lay(aa)
      field.state.airSupport[0] = 5
      flySupport(field.game.services, field.draft(roll === undefined ? [] : [roll - 1]), 0, [field.hex('0101')])
      expect(field.state.airSupport[0]).toBe(left)
    },
  )
})
