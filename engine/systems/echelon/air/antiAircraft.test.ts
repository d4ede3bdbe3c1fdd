import { describe, expect, it } from 'vitest'
import type { FieldSketch } from '../../../../tests/support/echelon.ts'
import { layField } from '../../../../tests/support/echelonField.ts'
import type { Mission } from '../rules.ts'
import { status } from '../types.ts'
import { airbaseAa, airDoubled, isShotAt } from './antiAircraft.ts'

const map = `
  . . . ~
   . . . .
`
const guns = (design: string, hex = '0101') => ({ id: 'guns', side: 1 as const, design, hex })

const doubled = (sketch: Omit<FieldSketch, 'map'>, change: (field: ReturnType<typeof layField>) => void = () => {}) => {
  const field = layField({ map, ...sketch })
  change(field)
  return airDoubled(field.game.services, field.state, 0, [field.hex('0101')])
}

/** True if the guns fire at all, which takes a roll, and a six hits. */
const fires = (sketch: Omit<FieldSketch, 'map'>, mission: Mission): boolean => {
  const field = layField({ map, ...sketch })
  return isShotAt(field.game.services, field.draft([5]), 0, [field.hex('0101')], mission)
}

describe('support from the air', () => {
  it('counts double where the enemy has no guns against it (echelon.9)', () => {
    expect(doubled({ units: [guns('infantry division 5-6-6')] })).toBe(true)
    expect(doubled({ units: [guns('light-anti-aircraft battalion 0-1-8 aa1')] })).toBe(false)
  })

  it('is denied by a point of combat anti-aircraft after modifiers (echelon.9)', () => {
    const disrupt = ({ state }: ReturnType<typeof layField>) => {
      state.status[0] |= status.disrupted
    }
    expect(doubled({ units: [guns('heavy-anti-aircraft battalion 1-8 aa1')] }, disrupt)).toBe(true)
    expect(doubled({ units: [guns('heavy-anti-aircraft regiment 1-8 aa2')] }, disrupt)).toBe(false)
  })

  it('is denied by two points of position anti-aircraft, whatever the state of the guns (echelon.11d)', () => {
    expect(doubled({ units: [guns('heavy-position-anti-aircraft counter 0-0-8 aa1')] })).toBe(true)
    expect(doubled({ units: [guns('light-position-anti-aircraft counter 0-0-8 aa2')] })).toBe(false)
  })

  it('is not denied by position guns that have moved in the turn (echelon.11e)', () => {
    const moved = ({ state }: ReturnType<typeof layField>) => {
      state.status[0] |= status.moved
    }
    expect(doubled({ units: [guns('heavy-position-anti-aircraft counter 0-0-8 aa4')] }, moved)).toBe(true)
  })

  it('is denied to the defender only by guns in each attacking hex, and by those that attack (echelon.9)', () => {
    const field = layField({
      map,
      units: [
        { id: 'one', side: 0, design: 'light-anti-aircraft battalion 1-1-8 aa1', hex: '0101' },
        { id: 'two', side: 0, design: 'light-anti-aircraft battalion 1-1-8 aa1', hex: '0201' },
      ],
    })
    const { services } = field.game
    const hexes = [field.hex('0101'), field.hex('0201')]
    expect(airDoubled(services, field.state, 1, hexes, [0, 1])).toBe(false)
    expect(airDoubled(services, field.state, 1, hexes, [0])).toBe(true)
  })

  it('is denied by what a place has of its own, while its side owns it (echelon.13b)', () => {
    const sketch = { units: [guns('infantry division 5-6-6')], antiAircraft: ['0101 1 2'] }
    expect(doubled(sketch)).toBe(false)
    expect(
      doubled(sketch, ({ state, hex }) => {
        state.owner[hex('0101')] = 1
      }),
    ).toBe(true)
  })

  it('is denied by works that have guns, to whoever does not own them (echelon.13b)', () => {
    const { features } = layField({ map, units: [] }).game.scenario.rules
    const sketch = {
      features: ['fort 0101'],
      units: [guns('infantry division 5-6-6')],
      rules: { features: { ...features, fort: { ...features.fort, antiAircraft: 2 } } },
    }
    expect(doubled(sketch)).toBe(false)
    expect(doubled({ ...sketch, rules: { features } })).toBe(true)
  })

  it('is denied over ships by the guns of what they carry, which Allied cargo has (echelon.12)', () => {
    const at = (nation: string): boolean => {
      const field = layField({
        map,
        units: ['a', 'b'].map((id) => ({
          id,
          side: 1 as const,
          nation,
          design: 'infantry regiment 2-3-6',
          hex: '0301',
        })),
      })
      field.state.hex.fill(field.hex('0401'))
      return airDoubled(field.game.services, field.state, 0, [field.hex('0401')])
    }
    expect(at('british')).toBe(false)
    expect(at('italian')).toBe(true)
  })
})

describe('anti-aircraft fire', () => {
  it.each([
    ['light-anti-aircraft battalion 0-1-8 aa1', 'support', true],
    ['light-anti-aircraft battalion 0-1-8 aa1', 'bomb', false],
    ['heavy-anti-aircraft battalion 0-1-8 aa1', 'bomb', true],
    ['light-position-anti-aircraft counter 0-0-8 aa1', 'bomb', false],
    ['heavy-position-anti-aircraft counter 0-0-8 aa1', 'bomb', true],
    ['infantry division 5-6-6', 'support', false],
    ['infantry division 5-6-6 aa1', 'support', true],
    ['infantry division 5-6-6 aa1', 'bomb', false],
  ] as const)('of %s at a mission of %s: %s (echelon.10a, 11d, 13b)', (design, mission, isFiring) => {
    expect(fires({ units: [guns(design)] }, mission)).toBe(isFiring)
  })

  it('hits more often with more points (echelon.9, A2)', () => {
    const hits = (aa: number, roll: number): boolean => {
      const field = layField({ map, units: [guns(`heavy-anti-aircraft brigade 1-1-8 aa${aa}`)] })
      return isShotAt(field.game.services, field.draft([roll - 1]), 0, [field.hex('0101')], 'bomb')
    }
    expect([hits(2, 5), hits(3, 5), hits(5, 4), hits(6, 4), hits(9, 3), hits(10, 3)]).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ])
  })

  it('is none on the para side of an airborne headquarters (echelon.6)', () => {
    const sketch = guns('airborne-hq regiment 1-2-6 aa2')
    expect(fires({ units: [sketch] }, 'support')).toBe(true)
    expect(fires({ units: [{ ...sketch, reversed: true }] }, 'support')).toBe(false)
  })

  it.each([
    [1943, 6, 2],
    [1943, 7, 4],
    [1944, 6, 4],
    [1944, 7, 2],
  ])('of an Axis airbase of six in %i-%i has %i points, at attacks on it alone (echelon.13)', (year, month, points) => {
    const field = layField({ map, airbases: ['0101 6'], owned: ['0101', ''], week: [year, month, 1] })
    expect(airbaseAa(field.game.table, field.state, 0, field.hex('0101'))).toBe(points)
    const shot = (mission: Mission, rolls: number[]): boolean =>
      isShotAt(field.game.services, field.draft(rolls), 1, [field.hex('0101')], mission)
    expect([shot('bomb', []), shot('airbase', [5])]).toEqual([false, true])
  })

  it('of an airbase is no stronger on other sides in these months (echelon.13)', () => {
    const field = layField({ map, airbases: ['0101 6'], owned: ['', '0101'], week: [1943, 9, 1] })
    expect(airbaseAa(field.game.table, field.state, 1, field.hex('0101'))).toBe(2)
    expect(airbaseAa(field.game.table, field.state, 0, field.hex('0101'))).toBe(0)
  })
})

describe('ships that support a combat', () => {
  const ships = (side: 0 | 1, points: number, week: readonly [number, number, number] = [1942, 7, 1]): number[] => {
    const field = layField({ map, week, units: [{ id: 'a', side: 0, design: 'infantry division 5-6-6', hex: '0101' }] })
    field.state.navalSupport[side] = points
    const { services } = field.game
    const hexes = ['0101', '0201'].map((name) => field.hex(name))
    const isDoubled = hexes
      .slice(0, 1)
      .map((hex) => Number(airDoubled(services, field.state, side === 0 ? 1 : 0, [hex])))
    // The least of four rolls that hits.
    const hit = [1, 2, 3, 4, 5, 6].find((roll) =>
      isShotAt(services, field.draft([roll - 1]), side === 0 ? 1 : 0, hexes, 'support'),
    )
    return [...isDoubled, hit ?? 7]
  }

  it('shoot at aircraft with a point for each of theirs, once (echelon.12)', () => {
    expect(ships(0, 0)).toEqual([1, 7])
    expect(ships(0, 1)).toEqual([1, 6])
    expect(ships(1, 2)).toEqual([0, 6])
    expect(ships(1, 3)).toEqual([0, 5])
  })

  it('have a point more from 1943 on (echelon.12)', () => {
    expect(ships(0, 2, [1942, 12, 4])).toEqual([0, 6])
    expect(ships(0, 2, [1943, 1, 1])).toEqual([0, 5])
    expect(ships(0, 1, [1943, 1, 1])).toEqual([0, 6])
    expect(ships(0, 0, [1943, 1, 1])).toEqual([1, 7])
  })

  it('stand by one hex of an attack (echelon.12)', () => {
    const field = layField({ map })
    field.state.navalSupport[0] = 4
    const hexes = ['0101', '0201'].map((name) => field.hex(name))
    expect(airDoubled(field.game.services, field.state, 1, hexes)).toBe(true)
  })
})
