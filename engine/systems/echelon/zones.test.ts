import { describe, expect, it } from 'vitest'
import { type FieldSketch, field, hexOf } from '../../../tests/support/echelon.ts'
import { lowestDice } from '../../dice.ts'
import { echelon } from './index.ts'
import type { EchelonState } from './types.ts'
import { status } from './types.ts'
import { inZone } from './zones.ts'

const map = `
  . . . .
   . . . .
  . . . .
`

const holds = (
  sketch: Partial<FieldSketch>,
  hex: string,
  change: (state: EchelonState) => void = () => {},
): boolean => {
  const game = echelon.open(
    field({ map, units: [{ id: 'a', side: 0, design: 'infantry division 5-6-6', hex: '0202' }], ...sketch }),
  )
  const state = game.setup(lowestDice)
  state.weather.fill(0)
  change(state)
  return inZone(game.services.zones, state, 0, hexOf(map, hex))
}

const ofDesign = (design: string): Partial<FieldSketch> => ({ units: [{ id: 'a', side: 0, design, hex: '0202' }] })

describe('a zone of control', () => {
  it('covers the hexes around a unit, not its own and no farther ones (echelon.M4)', () => {
    expect(holds({}, '0302')).toBe(true)
    expect(holds({}, '0202')).toBe(false)
    expect(holds({}, '0402')).toBe(false)
  })

  it.each([
    ['infantry regiment 2-3-6', true],
    ['infantry battalion 1-6', false],
    ['army-hq army 0-1-8', false],
    ['airborne-hq regiment 1-1-5', false],
    ['truck counter 0-8', false],
    ['infantry regiment 0-0-6', false],
    ['partisan regiment 1-5', false],
  ])('of a %s: %s (echelon.34, 45a, 51)', (design, answer) => {
    expect(holds(ofDesign(design), '0302')).toBe(answer)
  })

  it('does not reach into cities and fortresses (echelon.M4)', () => {
    expect(holds({ features: ['city 0302'] }, '0302')).toBe(false)
    expect(holds({ features: ['town 0302'] }, '0302')).toBe(true)
    expect(holds({ features: ['fortress 0302'] }, '0302')).toBe(false)
  })

  it('ends at lakes and great rivers, but not on ice (echelon.M4)', () => {
    const sketch = { hexsides: ['great-river 0202 E'] }
    expect(holds(sketch, '0302')).toBe(false)
    expect(holds(sketch, '0302', (state) => state.weather.fill(3))).toBe(true)
    expect(holds({ hexsides: ['major-river 0202 E'] }, '0302')).toBe(true)
  })

  it('is lost by those who are dispersed (echelon.M4)', () => {
    expect(
      holds({}, '0302', (state) => {
        state.status[0] |= status.dispersed
      }),
    ).toBe(false)
  })
})
