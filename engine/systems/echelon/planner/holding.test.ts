import { describe, expect, it } from 'vitest'
import type { FieldSketch, UnitSketch } from '../../../../tests/support/echelon.ts'
import { hex, lay, type PlannedField, playPhase, strong, weak } from '../../../../tests/support/echelonPlanner.ts'
import { phase, status } from '../types.ts'

const unit = (id: string, side: 0 | 1, design: string, at: string): UnitSketch => ({ id, side, design, hex: at })
const home = { hex: '0103', name: 'Home', perTurn: [2, 2], atEnd: [9, 9] } as const

const endsAt = (field: PlannedField, id: string): number => {
  playPhase(field)
  return field.state.hex[field.unit(id)]
}

describe('what leaving opens', () => {
  const pass: Partial<FieldSketch> = {
    map: `
      . . M ~ . . .
       . . . . . . .
      . . M ~ . . .`,
    owned: ['0101 0201 0301 0102 0202 0302 0103 0203 0303', 'all'],
    sides: [
      { sources: '0101', entry: '0101', withoutHeadquarters: true },
      { sources: '0702', entry: '0702', withoutHeadquarters: true },
    ],
    supplies: ['0101 0 20', '0702 1 20'],
  }

  it('echelon.M4: the last unit of a pass stays when the enemy could walk into a place behind it', () => {
    const units = [unit('a', 0, weak, '0302'), unit('e', 1, 'tank division 8-8-10', '0502')]
    const places = ['0102', '0201', '0203'].map((at) => ({ ...home, hex: at, name: at }))
    const field = lay({ ...pass, units, objectives: places })
    playPhase(field)
    expect(field.state.hex[0]).toBe(field.game.table.board.parseName('0302'))
  })
})

describe('depots behind a line', () => {
  const wall = ['0401', '0402', '0403', '0404', '0405'].map((at) => unit(at, 0, strong, at))
  const enemy = unit('e', 1, 'tank division 12-12-12 supports-others', '0503')
  const depot: UnitSketch = { ...unit('depot', 0, 'major-depot counter 0-3-0', '0303'), nation: 'soviet' }
  const flips = (units: readonly UnitSketch[]): boolean =>
    playPhase(
      lay(
        {
          units,
          features: ['city 0303'],
          sides: [
            { sources: '0101', entry: '0101', lift: { rail: 3, naval: 0, air: 0, gliders: 0 } },
            { sources: '0903', entry: '0903' },
          ],
        },
        phase.initial,
      ),
    ).some(({ type }) => type === 'flip')

  it('echelon.32: stay where they are, and pack up when the line is gone', () => {
    expect(flips([depot, enemy, ...wall])).toBe(false)
    expect(flips([depot, enemy])).toBe(true)
  })
})

describe('what the enemy has in the air', () => {
  const attacks = (airPoints: number): boolean => {
    const field = lay(
      {
        units: [
          unit('a', 0, strong, '0403'),
          unit('b', 0, strong, '0404'),
          unit('e', 1, 'infantry division 3-3-6 supports-others', '0503'),
        ],
        objectives: [{ ...home, hex: '0503' }],
        sides: [
          { sources: '0103', entry: '0103', withoutHeadquarters: true },
          { sources: '0903', entry: '0903', withoutHeadquarters: true, airPoints },
        ],
      },
      phase.combat,
    )
    field.state.airPoints[1] = airPoints
    return field.choose().type === 'target'
  }

  it('echelon.A1: is reckoned with before an attack', () => {
    expect(attacks(0)).toBe(true)
    expect(attacks(40)).toBe(false)
  })
})

describe('reserves', () => {
  const declares = (at: string): boolean =>
    playPhase(
      lay(
        {
          units: [
            unit('tanks', 0, 'tank division 8-8-10 supports-others', at),
            unit('a', 0, strong, '0303'),
            unit('e', 1, strong, '0603'),
          ],
          objectives: [{ ...home, hex: '0303' }],
        },
        phase.declare,
      ),
    ).some(({ type }) => type === 'reserve')

  it('echelon.W3: are tanks behind what is to be kept, not those in the line', () => {
    expect(declares('0303')).toBe(true)
    expect(declares('0503')).toBe(false)
  })
})

describe('cadres', () => {
  it('echelon.R1: go where they are built up while there are points for them', () => {
    const field = (infantry: number) => {
      const one = lay({
        units: [
          { ...unit('c', 0, 'infantry division 8-8-6 cadre:2-2-6', '0304'), reversed: true },
          unit('e', 1, weak, '0903'),
        ],
        features: ['city 0204'],
      })
      one.state.infantry[0] = infantry
      one.state.armour[0] = 0
      return one
    }
    expect(endsAt(field(60), 'c')).toBe(hex('0204'))
    expect(endsAt(field(0), 'c')).not.toBe(hex('0204'))
  })
})

describe('works of one’s own', () => {
  it('echelon.40a: the railway of a depot is left alone', () => {
    const breaks = (units: readonly UnitSketch[]): boolean => {
      const field = lay({
        units: [
          unit('s', 0, 'railroad-engineer regiment 0-1-6', '0303'),
          unit('e', 1, 'tank division 12-12-12', '0603'),
          ...units,
        ],
        ways: ['rail 0103 0203 0303'],
        features: ['city 0303'],
        objectives: [{ ...home, hex: '0303' }],
      })
      field.state.status[field.unit('e')] &= ~status.moved
      return playPhase(field).some(({ type }) => type === 'demolish')
    }
    expect(breaks([])).toBe(true)
    expect(breaks([{ ...unit('depot', 0, 'major-depot counter 0-3-0', '0303'), nation: 'soviet' }])).toBe(false)
  })
})
