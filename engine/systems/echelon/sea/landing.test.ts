import { describe, expect, it } from 'vitest'
import { echelonRules, type FieldSketch } from '../../../../tests/support/echelon.ts'
import { layField } from '../../../../tests/support/echelonField.ts'
import { mayAttack } from '../combat/attack.ts'
import { coastDefence } from '../ground.ts'
import { re, successes, weathers } from '../rules.ts'
import { finishPhase } from '../turn.ts'
import { eliminated, eliminatedIsolated, phase, removed, status } from '../types.ts'
import { attacksWhereItLands, drownedAt, landingShare, settleAtSea } from './landing.ts'

const map = `
  . ~ ~ . .
   . ~ ~ . .
  . . . . ~
`
const sketch: FieldSketch = {
  map,
  hexsides: ['beach 0401 W', 'sea-cliff 0402 W', 'beach 0403 E'],
  ports: ['0101 12', '0102 4', '0402 3 8'],
  owned: ['0101 0102 0103', '0401 0402 0501 0502'],
  sides: [{ seaZones: true, lift: { rail: 0, naval: 12, air: 0, gliders: 0 } }, { seaZones: true }],
  units: [],
}
const of = (design: string, more: Partial<FieldSketch> = {}): FieldSketch => ({
  ...sketch,
  units: [{ id: 'a', side: 0, design, hex: '0101' }],
  ...more,
})
const enemy = (hex: string, design = 'infantry regiment 2-3-6') => ({ id: 'e', side: 1 as const, design, hex })
const withEnemy = (design: string, hex: string, other?: string): FieldSketch =>
  of(design, { units: [{ id: 'a', side: 0, design, hex: '0101' }, enemy(hex, other)] })

/** Sails a unit and ends the movement phase. */
const land = (from: FieldSketch, to: string, rolls: readonly number[], sea = 0) => {
  const field = layField(from)
  field.state.sea = sea
  field.act({ type: 'sail', unit: 0, to: field.hex(to) })
  finishPhase(field.game.services, field.draft(rolls))
  return field
}
const outcomes = (field: ReturnType<typeof layField>) =>
  field.events.flatMap((one) => (one.type === 'scattered' ? [one.outcome] : []))

describe('ships', () => {
  it('take units to own ports and to shores of the same sea (echelon.L2)', () => {
    const field = layField(of('infantry division 5-6-6'))
    const names = field.legal('sail').map(({ to }) => field.game.table.board.nameOf(to))
    expect(names.toSorted()).toEqual(['0102', '0401', '0402'])
    expect(layField(of('infantry division 5-6-6', { ports: ['0102 4'] })).legal('sail')).toEqual([])
  })

  it('go through no closed sea: it parts two (echelon.T19)', () => {
    const sailed = (signs: string) =>
      layField(
        of('infantry division 5-6-6', {
          map: signs,
          ports: ['0101 12', '0402 3'],
          owned: ['0101 0402', '0501'],
          hexsides: [],
        }),
      )
    const open = '\n  . ~ ~ . .\n   . ~ ~ . .\n  . . . . ~\n'
    expect(sailed(open).legal('sail')).toHaveLength(1)
    expect(sailed(open.replaceAll('~ ~', '~ =')).legal('sail')).toEqual([])
  })

  it('take nobody where he would not go by himself (echelon.28, 29e)', () => {
    const sailed = (design: string, zone: string) => layField(of(design, { zone })).legal('sail').length
    expect([sailed('cavalry division 4-4-8', 'cold'), sailed('cavalry division 4-4-8', 'arctic')]).toEqual([3, 0])
    expect(sailed('border-guard regiment 1-1-6', 'cold')).toBe(1)
  })

  it.each([
    ['infantry division 5-6-6', 3],
    ['tank division 9-8', 6],
    ['artillery regiment 3-6', 2],
    ['mixed brigade 3-6', 2],
    ['mixed division 6-6', 4],
    ['light-position-anti-aircraft counter 0-0-8 aa5', 2.5],
    ['heavy-position-anti-aircraft counter 0-0-8 aa5', 5],
  ])('carry %s as %d REs: heavy equipment twice, mixed units one more instead (echelon.11c, 43)', (design, size) => {
    const field = layField(of(design, { ports: ['0101 12', '0102 12'] }))
    field.act({ type: 'sail', unit: 0, to: field.hex('0102') })
    expect((12 * re - field.state.navalLeft[0]) / re).toBe(size)
    expect([...field.state.portUsed]).toEqual([size * re, size * re])
  })

  it('count for mixed units what the table says (echelon.43)', () => {
    const { transport } = echelonRules()
    const rules = { transport: { ...transport, mixedRe: 0 } }
    const field = layField(of('mixed brigade 3-6', { ports: ['0101 12', '0102 12'], rules }))
    field.act({ type: 'sail', unit: 0, to: field.hex('0102') })
    expect(field.state.navalLeft[0]).toBe(11 * re)
  })

  it('are loaded and unloaded as far as ports have room (echelon.L2)', () => {
    const field = layField(of('tank division 9-8'))
    expect(field.legal('sail', { to: field.hex('0102') })).toEqual([])
    expect(layField(of('infantry division 5-6-6', { ports: ['0101 2', '0102 4'] })).legal('sail')).toEqual([])
    const hit = layField(of('infantry division 5-6-6'))
    hit.state.portHits[hit.hex('0102')] = 2
    expect(hit.legal('sail', { to: hit.hex('0102') })).toEqual([])
    const gone = layField(of('infantry division 5-6-6'))
    gone.state.portGone[gone.hex('0101')] = 1
    expect(gone.legal('sail')).toEqual([])
  })

  it('need room for those who land in a port or on an own shore (echelon.L2, M5)', () => {
    const full = (hex: string) =>
      of('', {
        owned: ['0101 0102 0103 0401', '0402'],
        units: ['a', 'b', 'c', 'd'].map((id, index) => ({
          id,
          side: 0 as const,
          design: 'infantry division 5-6-6',
          hex: index === 0 ? '0101' : hex,
        })),
      })
    const names = (from: FieldSketch) => {
      const field = layField(from)
      return field.legal('sail', { unit: 0 }).map(({ to }) => field.game.table.board.nameOf(to))
    }
    expect(names(full('0102')).toSorted()).toEqual(['0401', '0402'])
    expect(names(full('0401')).toSorted()).toEqual(['0102', '0402'])
  })

  it('carry a counter with its cargo (echelon.44)', () => {
    const field = layField(
      of('', {
        units: [
          { id: 'boats', side: 0, design: 'landing-vehicle counter 0-0-8 carries3', hex: '0101' },
          { id: 'men', side: 0, design: 'infantry regiment 2-3-6', hex: '0101', carrier: 'boats' },
        ],
      }),
    )
    expect(field.legal('sail', { unit: 1 })).toEqual([])
    field.act({ type: 'sail', unit: 0, to: field.hex('0102') })
    expect([field.at('boats'), field.at('men')]).toEqual(['0102', '0102'])
  })

  it('land no guns and no staff where an enemy stands (echelon.L4)', () => {
    const shores = (design: string) => {
      const field = layField(withEnemy(design, '0401'))
      return field.legal('sail').map(({ to }) => field.game.table.board.nameOf(to))
    }
    expect(shores('infantry regiment 2-3-6')).toContain('0401')
    expect(shores('artillery regiment 3-6')).not.toContain('0401')
    expect(shores('army-hq counter 0-1-6')).not.toContain('0401')
  })
})

describe('landings', () => {
  it('come ashore at the end of the movement phase, own the hex and have supplies (echelon.L4)', () => {
    const field = layField(of('infantry division 5-6-6'))
    field.act({ type: 'sail', unit: 0, to: field.hex('0401') })
    expect(field.game.table.terrains[field.game.table.terrain[field.state.hex[0]]].isSea).toBe(true)
    expect(field.legal('take')).toEqual([])
    expect(field.game.services.zones.of(field.state, 0)[field.hex('0401')]).toBe(0)
    finishPhase(field.game.services, field.draft([2]))
    expect([field.at('a'), field.state.owner[field.hex('0401')], field.state.free[0]]).toEqual(['0401', 1, 2])
  })

  it.each([
    ['0401', 0, 3, 'intact'],
    ['0401', 0, 2, 'dispersed'],
    ['0401', 2, 3, 'dispersed'],
    ['0401', 2, 1, 'lost'],
  ] as const)('on %s at sea state %i with a %i are %s (echelon.L5)', (to, sea, roll, outcome) => {
    const field = land(of('infantry division 5-6-6'), to, [roll - 1], sea)
    expect(outcomes(field)).toEqual([outcome])
    expect(field.at('a')).toBe(outcome === 'lost' ? eliminatedIsolated : to)
  })

  it.each([
    ['clear', 'intact'],
    ['mud', 'intact'],
    ['snow', 'dispersed'],
  ] as const)('in %s with a 3 are %s: boats do not mind mud (echelon.L5)', (weather, outcome) => {
    const field = layField(of('infantry division 5-6-6'))
    field.state.weather.fill(weathers.indexOf(weather))
    field.act({ type: 'sail', unit: 0, to: field.hex('0401') })
    finishPhase(field.game.services, field.draft([2]))
    expect(outcomes(field)).toEqual([outcome])
  })

  it('over a cliff are scattered more (echelon.L5, T24)', () => {
    const cliff = of('infantry division 5-6-6', { ports: ['0101 12'] })
    expect(outcomes(land(cliff, '0402', [2]))).toEqual(['dispersed'])
    expect(outcomes(land({ ...cliff, hexsides: ['beach 0402 W'] }, '0402', [2]))).toEqual(['intact'])
  })

  it('meet coast defences first, and each hit disrupts one who comes (echelon.27e)', () => {
    const from = withEnemy('infantry division 5-6-6', '0402')
    // Eight points, roll of six: two hits, one of them finds a unit.
    const field = land(from, '0402', [5, 0, 5])
    expect(field.state.status[0] & status.disrupted).toBeTruthy()
    const hit = layField(from)
    hit.state.coastHits[hit.hex('0402')] = 8
    expect(coastDefence(hit.game.table, hit.state, hit.hex('0402'))).toBe(0)
    hit.act({ type: 'sail', unit: 0, to: hit.hex('0402') })
    finishPhase(hit.game.services, hit.draft([5]))
    expect(hit.state.status[0] & status.disrupted).toBe(0)
  })

  it('meet long-range siege guns as coast defence: a point for half an RE (echelon.27e)', () => {
    // A regiment is two points: the first column, which hits with a five.
    const field = land(withEnemy('infantry division 5-6-6', '0401', 'long-siege regiment 3-4'), '0401', [4, 0, 5])
    expect(field.state.status[0] & status.disrupted).toBeTruthy()
    const none = land(withEnemy('infantry division 5-6-6', '0401', 'siege regiment 3-4'), '0401', [5])
    expect(none.state.status[0] & status.disrupted).toBe(0)
  })

  it('against an enemy stay in their ships, attack where they are bound, and are lost when they do not get ashore (echelon.L4)', () => {
    const field = land(withEnemy('infantry division 5-6-6', '0401'), '0401', [5])
    const { table, services } = field.game
    expect(table.terrains[table.terrain[field.state.hex[0]]].isSea).toBe(true)
    expect(attacksWhereItLands(table, field.state, 0, field.hex('0401'))).toBe(true)
    expect(attacksWhereItLands(table, field.state, 0, field.hex('0402'))).toBe(false)
    settleAtSea(services, field.draft())
    expect(field.at('a')).toBe(eliminatedIsolated)
  })

  it('attack though they are scattered: nobody waits in boats (echelon.L4)', () => {
    const field = land(withEnemy('infantry division 5-6-6', '0401'), '0401', [0])
    expect(field.state.status[0] & status.dispersed).toBeTruthy()
    expect(mayAttack(field.game.table, field.state, 0, field.hex('0401'))).toBe(true)
    field.state.hex[0] = field.hex('0502')
    expect(mayAttack(field.game.table, field.state, 0, field.hex('0401'))).toBe(false)
  })

  it.each([
    ['infantry division 5-6-6', [1, 2]],
    ['marine brigade 3-6', [1, 1]],
    ['motorised-infantry brigade 3-8 amphibious', [1, 1]],
  ])('attack with %s at %j of its strength (echelon.42f, 52b)', (design, share) => {
    const field = land(withEnemy(design, '0401'), '0401', [5])
    expect(landingShare(field.game.table, field.state, 0)).toEqual(share)
    field.state.hex[0] = field.hex('0101')
    expect(landingShare(field.game.table, field.state, 0)).toBeUndefined()
  })

  it('of landing vehicles carry their men in full strength (echelon.44c)', () => {
    const field = layField(
      of('', {
        units: [
          { id: 'boats', side: 0, design: 'landing-vehicle counter 0-0-8 carries3', hex: '0101' },
          { id: 'men', side: 0, design: 'infantry regiment 2-3-6', hex: '0101', carrier: 'boats' },
        ],
      }),
    )
    field.act({ type: 'sail', unit: 0, to: field.hex('0401') })
    expect(landingShare(field.game.table, field.state, 1)).toEqual([1, 1])
    finishPhase(field.game.services, field.draft([5]))
    expect([field.at('boats'), field.at('men')]).toEqual(['0401', '0401'])
  })
})

describe('amphibious tanks', () => {
  const tanks = withEnemy('amphibious-tank brigade 4-8', '0401')

  it.each([
    // In ordinary sea nothing is added.
    [1, 0, 'S', [1, 2]],
    [4, 0, 'S*', [1, 1]],
    [1, 1, 'F*', undefined],
    [2, 1, 'F', undefined],
    [3, 1, 'F', undefined],
    [4, 1, 'S', [1, 2]],
    [1, 2, 'F*', undefined],
    [6, 2, 'S', [1, 2]],
  ] as const)('with a %i at sea state %i come ashore with %s (echelon.18, 18b)', (roll, sea, code, share) => {
    const field = land(tanks, '0401', share === undefined ? [roll - 1] : [roll - 1, 5], sea)
    expect(successes[field.state.ashore[0] - 1]).toBe(code)
    if (share === undefined) expect(field.at('a')).toBe(code === 'F' ? eliminated : eliminatedIsolated)
    else expect(landingShare(field.game.table, field.state, 0)).toEqual(share)
  })

  it('are gone for good after a disaster: a one at a cliff in rough sea (echelon.18b)', () => {
    const cliff = withEnemy('amphibious-tank brigade 4-8', '0402')
    const field = land({ ...cliff, ports: ['0101 12'] }, '0402', [0], 2)
    expect(field.at('a')).toBe(removed)
  })

  it('that sink still count in the assault, and only there (echelon.18b)', () => {
    const field = land(tanks, '0401', [1], 1)
    const { table } = field.game
    expect(drownedAt(table, field.state, 0, field.hex('0401'))).toEqual([0])
    expect(drownedAt(table, field.state, 0, field.hex('0402'))).toEqual([])
    field.state.phase = phase.combat
    settleAtSea(field.game.services, field.draft())
    expect(drownedAt(table, field.state, 0, field.hex('0401'))).toEqual([])
  })
})

it('lands over a beach where there is a cliff besides (echelon.L4, T25)', () => {
  const both = of('infantry division 5-6-6', { hexsides: ['sea-cliff 0401 SW', 'beach 0401 W'] })
  expect(outcomes(land(both, '0401', [2]))).toEqual(['intact'])
  expect(outcomes(land({ ...both, hexsides: ['sea-cliff 0401 SW'] }, '0401', [2]))).toEqual(['dispersed'])
})
