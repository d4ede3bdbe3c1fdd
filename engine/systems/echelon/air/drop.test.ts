import { describe, expect, it } from 'vitest'
import type { FieldSketch } from '../../../../tests/support/echelon.ts'
import { layField } from '../../../../tests/support/echelonField.ts'
import { re } from '../rules.ts'
import { eliminatedIsolated, status, supply } from '../types.ts'
import { landingChances, sumOf } from './dispersion.ts'
import { dropModifiers } from './drop.ts'

const map = `
  . . . . f
   . . . . .
`
const sketch = (design: string, more: Partial<FieldSketch> = {}): FieldSketch => ({
  map,
  airbases: ['0101 3', '0201 3', '0401 3'],
  owned: ['0101 0102 0201', '0401 0501'],
  sides: [{ lift: { rail: 0, naval: 0, air: 3, gliders: 3 } }, {}],
  units: [{ id: 'a', side: 0, design, hex: '0101' }],
  ...more,
})
const lift = (air: number, gliders: number) => ({ sides: [{ lift: { rail: 0, naval: 0, air, gliders } }, {}] as const })

/** By what planes a unit may drop. */
const planes = (design: string, more: Partial<FieldSketch> = {}): number[] => {
  const field = layField(sketch(design, more))
  return [...new Set(field.legal('drop').map(({ gliders }) => gliders))]
}

describe('drops', () => {
  it.each([
    ['glider regiment 3-5', [1]],
    ['parachute regiment 3-5', [0, 1]],
    ['para-infantry regiment 3-5', [0, 1]],
    ['commando battalion 1-6', [0, 1]],
    ['commando battalion 1-6 air-landing', []],
    ['infantry regiment 2-3-6', []],
    ['parachute regiment 3-5 motorised', []],
  ])('of %s go by %j: 0 transports, 1 gliders (echelon.3, 4, 5, 42k)', (design, expected) => {
    expect(planes(design)).toEqual(expected)
  })

  it('need the lift of all of the unit (echelon.4)', () => {
    expect(planes('glider regiment 3-5', lift(3, 0))).toEqual([])
    expect(planes('parachute regiment 3-5', lift(0, 1))).toEqual([1])
    expect(planes('parachute division 6-6', lift(2, 2))).toEqual([])
  })

  it('of headquarters are made on their para side (echelon.6)', () => {
    const units = (reversed: boolean) => ({
      units: [{ id: 'a', side: 0 as const, design: 'airborne-hq regiment 1-2-6', hex: '0101', reversed }],
    })
    expect(planes('', units(false))).toEqual([])
    expect(planes('', units(true))).toEqual([0, 1])
  })

  it('go from an own airbase in use to hexes in range without enemies (echelon.3)', () => {
    const enemy = { id: 'e', side: 1 as const, design: 'infantry regiment 2-3-6', hex: '0301' }
    const field = layField(
      sketch('parachute regiment 3-5', { units: [...(sketch('parachute regiment 3-5').units ?? []), enemy] }),
    )
    const hexes = field.legal('drop', { gliders: 0 }).map(({ to }) => field.game.table.board.nameOf(to))
    expect(hexes).toContain('0501')
    expect(hexes).not.toContain('0301')
    field.state.airbaseHits[field.hex('0101')] = 3
    expect(field.legal('drop')).toEqual([])
    const far = sketch('parachute regiment 3-5')
    const near = layField({ ...far, rules: { transport: { ...field.game.scenario.rules.transport, airRange: 2 } } })
    expect(near.legal('drop').map(({ to }) => near.game.table.board.nameOf(to))).not.toContain('0401')
  })

  it('of those who are no airborne troops are of one RE on a hex (echelon.3)', () => {
    const two = (design: string) => {
      const field = layField(
        sketch('', { units: ['a', 'b'].map((id) => ({ id, side: 0 as const, design, hex: '0101' })) }),
      )
      const to = field.hex('0301')
      field.act({ type: 'drop', unit: 0, to, gliders: 0 }, [5])
      return field.legal('drop', { unit: 1, to }).length > 0
    }
    expect([
      two('para-infantry regiment 3-5'),
      two('para-infantry battalion 1-5'),
      two('parachute regiment 3-5'),
    ]).toEqual([false, true, true])
  })

  it.each([
    // Intact at three, dispersed below, lost at nothing and less.
    ['parachute regiment 3-5', 0, '0301', 3, 'intact'],
    ['parachute regiment 3-5', 0, '0301', 2, 'dispersed'],
    ['parachute regiment 3-5', 0, '0301', 1, 'dispersed'],
    ['parachute regiment 3-5', 1, '0301', 2, 'intact'],
    ['parachute regiment 3-5', 0, '0501', 3, 'dispersed'],
    ['para-infantry regiment 3-5', 0, '0301', 4, 'dispersed'],
    ['para-infantry regiment 3-5', 0, '0301', 2, 'lost'],
    ['commando battalion 1-6', 0, '0301', 5, 'intact'],
  ] as const)('of %s by %i on %s with a %i end %s (echelon.3, 42k)', (design, gliders, name, roll, outcome) => {
    const field = layField(sketch(design))
    field.act({ type: 'drop', unit: 0, to: field.hex(name), gliders }, [roll - 1])
    expect(field.events.flatMap((one) => (one.type === 'scattered' ? [one.outcome] : []))).toEqual([outcome])
    expect(field.at('a')).toBe(outcome === 'lost' ? eliminatedIsolated : name)
    const mark = status.dispersed | status.disrupted
    expect((field.state.status[0] & mark) === mark).toBe(outcome === 'dispersed')
    // What was forecast has the face that was rolled.
    const before = layField(sketch(design))
    const { table } = before.game
    const modifiers = dropModifiers(table, before.state, 0, field.hex(name), gliders)
    const { lost, dispersed, intact } = landingChances(table, sumOf(modifiers))
    expect(lost + dispersed + intact).toBe(table.scenario.rules.air.die)
    expect(roll <= lost ? 'lost' : roll <= lost + dispersed ? 'dispersed' : 'intact').toBe(outcome)
  })

  it('suffer from mud and snow, and from guns that hit (echelon.9, 13b)', () => {
    const dropped = (
      change: (field: ReturnType<typeof layField>) => void,
      rolls: number[],
      more: Partial<FieldSketch> = {},
    ) => {
      const field = layField(sketch('parachute regiment 3-5', more))
      change(field)
      field.act({ type: 'drop', unit: 0, to: field.hex('0401'), gliders: 0 }, rolls)
      return field.events.flatMap((one) => (one.type === 'scattered' ? [one.outcome] : []))[0]
    }
    const mud = ({ state }: ReturnType<typeof layField>) => state.weather.fill(1)
    expect([dropped(() => {}, [2]), dropped(mud, [2])]).toEqual(['intact', 'dispersed'])
    const antiAircraft = ['0401 1 10']
    expect([dropped(() => {}, [2, 3], { antiAircraft }), dropped(() => {}, [1, 3], { antiAircraft })]).toEqual([
      'dispersed',
      'intact',
    ])
  })

  it('leave a unit that moves no more, is halved, owns what it fell on and lives on its own supplies (echelon.3, L5)', () => {
    const field = layField(sketch('parachute regiment 3-5'))
    const to = field.hex('0401')
    field.act({ type: 'drop', unit: 0, to, gliders: 1 }, [5])
    expect(field.state.status[0] & status.dropped).toBeTruthy()
    expect([field.state.owner[to], field.state.free[0], field.state.gliderLeft[0]]).toEqual([1, 2, 2 * re])
    expect(field.legal('take')).toEqual([])
  })
})

describe('flights', () => {
  it('go from base to base with what is not heavy, and hold no more than the planes (echelon.7)', () => {
    const to = (design: string, more: Partial<FieldSketch> = {}) => {
      const field = layField(sketch(design, more))
      return field.legal('airlift').map((one) => field.game.table.board.nameOf(one.to))
    }
    expect(to('infantry division 5-6-6')).toEqual(['0201'])
    expect(to('infantry division 5-6-6', lift(2, 9))).toEqual([])
    expect(to('artillery battalion 1-6')).toEqual([])
    expect(to('light-anti-aircraft battalion 0-1-8 aa1')).toEqual(['0201'])
    expect(to('light-anti-aircraft battalion 0-1-8 aa1 motorised')).toEqual([])
    const field = layField(sketch('infantry division 5-6-6'))
    field.act({ type: 'airlift', unit: 0, to: field.hex('0201') })
    expect([field.at('a'), field.state.airLeft[0]]).toEqual(['0201', 0])
  })

  it.each([
    ['glider regiment 3-5', true],
    ['parachute regiment 3-5', true],
    ['para-infantry regiment 3-5', true],
    ['air-landing regiment 3-5', true],
    ['commando battalion 1-6', true],
    ['mountain regiment 3-6', true],
    ['mountain-cavalry regiment 2-8', false],
    ['mountain-artillery battalion 1-6', false],
    ['light-infantry regiment 3-6', false],
    ['airborne-hq regiment 1-2-6', false],
  ])('take %s to an airfield of the enemy: %s (echelon.42b, 42g, 52a, 6)', (design, isLegal) => {
    const field = layField(sketch(design))
    const names = field.legal('assault').map(({ to }) => field.game.table.board.nameOf(to))
    expect(names).toEqual(isLegal ? ['0401'] : [])
  })

  it('follow those who took an airfield in the same turn only as an assault (echelon.42b)', () => {
    const field = layField(
      sketch('', {
        units: [
          { id: 'a', side: 0, design: 'parachute regiment 3-5', hex: '0101' },
          { id: 'b', side: 0, design: 'air-landing regiment 3-5', hex: '0101' },
        ],
      }),
    )
    const to = field.hex('0401')
    field.act({ type: 'drop', unit: 0, to, gliders: 0 }, [5])
    field.state.flown = 0
    expect(field.legal('airlift', { to })).toEqual([])
    field.act({ type: 'assault', unit: 1, to }, [1])
    expect([field.at('b'), field.state.status[1] & status.dispersed]).toEqual(['0401', status.dispersed])
  })

  it('need lift for the assault (echelon.42b)', () => {
    expect(layField(sketch('air-landing regiment 3-5', lift(0, 3))).legal('assault')).toEqual([])
  })

  it('do not land where an enemy stands (echelon.42b)', () => {
    const enemy = { id: 'e', side: 1 as const, design: 'infantry regiment 2-3-6', hex: '0401' }
    const first = { id: 'a', side: 0 as const, design: 'air-landing regiment 3-5', hex: '0101' }
    expect(layField(sketch('', { units: [first, enemy] })).legal('assault')).toEqual([])
  })
})

describe('an airborne headquarters', () => {
  const hq = sketch('airborne-hq regiment 1-2-6')

  it('turns once, before it moves, in full supply (echelon.6)', () => {
    const field = layField(hq)
    expect(field.legal('flip')).toHaveLength(1)
    field.state.supply[0] = supply.limited
    expect(field.legal('flip')).toEqual([])
    field.state.supply[0] = supply.full
    field.state.spent[0] = 1
    expect(field.legal('flip')).toEqual([])
    field.state.spent[0] = 0
    field.act({ type: 'flip', unit: 0 })
    expect(field.state.reversed[0]).toBe(1)
    expect(field.legal('flip')).toEqual([])
  })
})
