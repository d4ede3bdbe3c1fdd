import { describe, expect, it } from 'vitest'
import type { FieldSketch } from '../../../../tests/support/echelon.ts'
import { layField } from '../../../../tests/support/echelonField.ts'
import { mayAttack } from '../combat/attack.ts'
import { type Installation, installations } from '../rules.ts'
import { eliminated, rail, status } from '../types.ts'

const map = `
  . . . ~
   . . . .
`
const what = (name: Installation): number => installations.indexOf(name)

/** A place of the enemy's with everything that can be hit. */
const place: FieldSketch = {
  map,
  ports: ['0301 4 3'],
  airbases: ['0301 6'],
  features: ['city 0301'],
  ways: ['rail 0201 0301'],
  owned: ['0101', '0201 0301'],
  sides: [{ airPoints: 21, navalPoints: 8 }, {}],
  units: [
    { id: 'own', side: 0, design: 'infantry division 5-6-6', hex: '0101' },
    { id: 'guns', side: 1, design: 'light-position-anti-aircraft counter 0-0-8 aa3', hex: '0301' },
  ],
}

describe('bombardment', () => {
  it('offers what the enemy has and what is whole, with points that begin a column (echelon.A3)', () => {
    const field = layField({ ...place, sides: [{ airPoints: 9 }, {}] })
    const at = field.legal('bomb', { to: field.hex('0301') })
    expect([...new Set(at.map((one) => installations[one.installation]))]).toEqual([
      'port',
      'airbase',
      'coast',
      'rail',
      'aa',
    ])
    expect([...new Set(at.map(({ points }) => points))]).toEqual([1, 4, 8])
    expect(field.legal('bomb', { to: field.hex('0201') }).map((one) => installations[one.installation])).toEqual([
      'rail',
      'rail',
      'rail',
    ])
    expect(field.legal('bomb', { to: field.hex('0101') })).toEqual([])
  })

  it.each([
    ['port', 'portHits', 2],
    ['coast', 'coastHits', 1],
    ['airbase', 'airbaseHits', 1],
  ] as const)('takes hits off a %s, never more than there is (echelon.A3)', (name, array, most) => {
    const field = layField({ ...place, ports: ['0301 2 1'], airbases: ['0301 1'] })
    const to = field.hex('0301')
    field.act({ type: 'bomb', to, installation: what(name), points: 13 }, [4])
    expect(field.state[array][to]).toBe(most)
    expect(field.legal('bomb', { to, installation: what(name) })).toEqual([])
  })

  it('rolls once on the column of the points, and a break of the railway is one (echelon.A3)', () => {
    const hitsOf = (points: number, roll: number): number => {
      const field = layField(place)
      field.act({ type: 'bomb', to: field.hex('0301'), installation: what('port'), points }, [roll - 1])
      return field.state.portHits[field.hex('0301')]
    }
    expect([hitsOf(1, 4), hitsOf(1, 5), hitsOf(4, 2), hitsOf(4, 3), hitsOf(21, 5), hitsOf(8, 2)]).toEqual([
      0, 1, 0, 1, 3, 1,
    ])
    const field = layField(place)
    field.act({ type: 'bomb', to: field.hex('0201'), installation: what('rail'), points: 21 }, [5])
    expect(field.state.rail[field.hex('0201')]).toBe(rail.laid | rail.broken)
    expect(field.state.airPoints[0]).toBe(0)
  })

  it('takes points off position guns, and a counter without any is gone (echelon.11a)', () => {
    const field = layField({
      ...place,
      units: place.units?.map((one) => ({ ...one, design: one.design.replace('light-p', 'heavy-p') })),
    })
    const to = field.hex('0301')
    field.act({ type: 'bomb', to, installation: what('aa'), points: 13 }, [0, 2])
    expect(field.state.aa[1]).toBe(1)
    field.act({ type: 'bomb', to, installation: what('aa'), points: 8 }, [0, 5])
    expect(field.state.hex[1]).toBe(eliminated)
  })

  it('loses half of its points to anti-aircraft that hits (echelon.9)', () => {
    const field = layField({
      ...place,
      units: place.units?.map((one) => ({ ...one, design: one.design.replace('light-p', 'heavy-p') })),
    })
    // Three points hit on a five; 4 points of bombs become 2, of which a three does nothing.
    field.act({ type: 'bomb', to: field.hex('0301'), installation: what('port'), points: 4 }, [4, 2])
    expect(field.state.portHits[field.hex('0301')]).toBe(0)
    field.act({ type: 'bomb', to: field.hex('0301'), installation: what('port'), points: 4 }, [3, 2])
    expect(field.state.portHits[field.hex('0301')]).toBe(1)
  })

  it('meets the guns of an airbase when it is the target, and only then (echelon.13)', () => {
    const field = layField(place)
    const to = field.hex('0301')
    field.act({ type: 'bomb', to, installation: what('airbase'), points: 4 }, [5, 5])
    expect(field.state.airbaseHits[to]).toBe(1)
    field.act({ type: 'bomb', to, installation: what('port'), points: 4 }, [5])
    expect(field.state.portHits[to]).toBe(2)
  })

  it('comes from ships on the coast alone (echelon.A3)', () => {
    const field = layField(place)
    const hexes = new Set(field.legal('shell').map(({ to }) => to))
    expect([...hexes]).toEqual([field.hex('0301')])
    field.act({ type: 'shell', to: field.hex('0301'), installation: what('coast'), points: 8 }, [5])
    expect([field.state.coastHits[field.hex('0301')], field.state.navalPoints[0]]).toEqual([2, 0])
  })

  it('comes last: nothing else is done in the phase once it has begun (echelon.W1)', () => {
    const field = layField(place)
    field.act({ type: 'take', unit: 0 })
    field.act({ type: 'bomb', to: field.hex('0301'), installation: what('port'), points: 1 }, [0])
    expect([...new Set(field.game.legal(field.state, 0).map(({ type }) => type))].toSorted()).toEqual([
      'bomb',
      'done',
      'shell',
    ])
    expect(field.state.status[0] & status.grouped).toBe(0)
    expect(field.game.refusal(field.state, 0, { type: 'take', unit: 0 })).toMatch(/bombardment/)
  })
})

describe('siege guns', () => {
  const besieged = (feature: string, design: string, hex: string, supply = 12): FieldSketch => ({
    ...place,
    features: ['city 0301', ...(feature === 'city' ? [] : [`${feature} 0301`])],
    supplies: [`0101 0 ${supply}`],
    owned: ['0101 0201', '0301'],
    sides: [{ withoutHeadquarters: true, sources: '0101', entry: '0101' }, {}],
    units: [
      { id: 'guns', side: 0, design, hex },
      { id: 'enemy', side: 1, design: 'infantry division 5-6-6', hex: '0301' },
    ],
  })

  it.each([
    ['fortress', 'siege regiment 4-4', '0201', true],
    ['fortress', 'siege regiment 4-4', '0101', false],
    ['city', 'siege regiment 4-4', '0201', false],
    ['fort', 'siege regiment 4-4', '0201', false],
    ['fortress', 'long-siege battalion 3-4', '0101', true],
    ['city', 'long-siege battalion 3-4', '0101', true],
    ['fortress', 'artillery regiment 3-6', '0201', false],
  ])('shoot at installations in a %s with %s from %s: %s (echelon.26c, 27d)', (feature, design, hex, isLegal) => {
    expect(layField(besieged(feature, design, hex)).legal('besiege').length > 0).toBe(isLegal)
  })

  it('divide their printed strength among installations, and pay half an SP for each (echelon.27d)', () => {
    const field = layField(besieged('fortress', 'siege regiment 4-4', '0201', 1))
    const both = (1 << what('port')) | (1 << what('airbase'))
    const three = both | (1 << what('coast'))
    expect(field.legal('besiege').map((one) => one.installations)).toContain(both)
    expect(field.legal('besiege').map((one) => one.installations)).not.toContain(three)
    field.act({ type: 'besiege', unit: 0, to: field.hex('0301'), installations: both }, [5, 3])
    const fired = field.events.flatMap((one) =>
      one.type === 'bombed' ? [[one.installation, one.points, one.hits]] : [],
    )
    expect(fired).toEqual([
      [what('port'), 2, 1],
      [what('airbase'), 2, 0],
    ])
    expect(field.state.stock[field.hex('0101')]).toBe(0)
    expect(field.legal('besiege')).toEqual([])
  })

  it('fire what does not divide at the first installation, and a point at least at each (echelon.27d)', () => {
    const three = (1 << what('port')) | (1 << what('airbase')) | (1 << what('coast'))
    const field = layField(besieged('fortress', 'siege regiment 4-4', '0201'))
    field.act({ type: 'besiege', unit: 0, to: field.hex('0301'), installations: three }, [0, 0, 0])
    expect(field.events.flatMap((one) => (one.type === 'bombed' ? [one.points] : []))).toEqual([2, 1, 1])
    const small = layField(besieged('fortress', 'siege battalion 2-4', '0201'))
    expect(small.legal('besiege').map((one) => one.installations)).not.toContain(three)
  })

  it('shoot once in a turn, and attack nobody then (echelon.27d)', () => {
    const field = layField(besieged('fortress', 'siege regiment 4-4', '0201'))
    const [first] = field.legal('besiege')
    field.act(first, [0])
    expect(field.legal('besiege')).toEqual([])
    expect(mayAttack(field.game.table, field.state, 0, field.hex('0301'))).toBe(false)
  })

  it('need supply for it (echelon.27d)', () => {
    expect(layField(besieged('fortress', 'siege regiment 4-4', '0201', 0)).legal('besiege')).toEqual([])
  })
})
