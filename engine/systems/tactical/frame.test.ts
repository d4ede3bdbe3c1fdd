/** The frame of battles: what a half-turn holds, places, models and deployment; what is seen and told. */
import { describe, expect, it } from 'vitest'
import { sketch, type UnitSketch } from '../../../tests/support/tactical.ts'
import { beginSight, knows } from './sight.ts'
import { fate } from './types.ts'
import { barsOf, fullPoints, fullStrength } from './units.ts'
import { knownState } from './view.ts'

const open = `. . . . . . .
               . . . . . . .
              . . . . . . .`
const own: UnitSketch = { side: 0, type: 'german-rifles', hex: '0102' }
const far: UnitSketch = { side: 1, type: 'soviet-rifles', hex: '0702' }
const end = { type: 'end' } as const

const place = (units: readonly UnitSketch[], more: Partial<Parameters<typeof sketch>[0]> = {}) =>
  sketch({ map: open, house: { leaders: false }, ...more, units })

describe('a half-turn', () => {
  it('has one move and one attack of each unit, in either order (tactical.A5, F5)', () => {
    const battle = place([own, { ...far, hex: '0302' }])
    battle.play([{ type: 'move', unit: 0, to: battle.hex('0202') }])
    expect(battle.game.legal(battle.state, 0, { unit: 0 })).toEqual([{ type: 'attack', unit: 0, target: 1 }])
    expect(battle.game.refusal(battle.state, 0, { type: 'supply', unit: 0 })).toMatch('has done nothing')
  })

  it('begins with dismounting, idle supply and digging in (tactical.A7, K6)', () => {
    const { state, play } = place([{ ...own, transport: 'truck' }, { ...own, hex: '0101' }, far])
    state.ammunition[1] = 1
    play([{ type: 'mount', unit: 0 }, end, end])
    expect([state.carried[0], state.ammunition[1]]).toEqual([0, 1 + 3])
  })

  it('lets units pass through others and end where nobody of their layer stands (tactical.A4, E5)', () => {
    const row = { map: '. . . . . . .' }
    const { game, state, hex } = place(
      [
        { ...own, hex: '0101' },
        { ...own, hex: '0201' },
        { ...far, hex: '0701' },
      ],
      row,
    )
    const ends = game.legal(state, 0, { type: 'move', unit: 0 }).map((action) => 'to' in action && action.to)
    expect(ends).toEqual([hex('0301'), hex('0401')])
    const blocked = place(
      [
        { ...own, hex: '0101' },
        { ...far, hex: '0201' },
      ],
      row,
    )
    expect(blocked.game.legal(blocked.state, 0, { type: 'move' })).toEqual([])
  })

  it('costs a round for each attack and reply (tactical.K1, A3)', () => {
    const { state, play, game } = place([own, { ...far, hex: '0202' }])
    play([{ type: 'attack', unit: 0, target: 1 }], [3, 1, ...new Array<number>(20).fill(1)])
    expect([...state.ammunition]).toEqual([6, 5])
    state.ammunition[0] = 0
    state.done[0] = 0
    expect(game.refusal(state, 0, { type: 'attack', unit: 0, target: 1 })).toBe('It has no ammunition left.')
    state.experience[0] = 399
    expect(barsOf(game.table, state, 0)).toBe(3)
  })
})

describe('places and models', () => {
  it('roads are bridges; cities, airfields and ports are held (tactical.B1, B3, B4)', () => {
    const { game, state, play, hex } = place(
      [
        { ...own, hex: '0101' },
        { ...far, hex: '0701' },
      ],
      {
        map: '. C A P . . .',
        holdings: [['0301'], ['0401']],
      },
    )
    expect(game.table.places.map(({ kind }) => kind)).toEqual(['objective', 'city', 'airfield', 'port'])
    play([{ type: 'move', unit: 0, to: hex('0401') }])
    expect([...state.holder]).toEqual([2, 0, 1, 1])
    expect(state.won[0]).toBe(20)
  })

  it('friendly sides of the map supply (tactical.B2, K2)', () => {
    const cut = place([own, far], { edges: [['north'], []] })
    const of = (unit: number) => cut.game.explain(cut.state, { about: 'supply', unit })?.value
    expect([of(0), of(1)]).toEqual([100_000, 0])
    const { game, state } = place([own, far], { edges: [[], []], objectives: [['0101', 0]] })
    expect([0, 1].map((unit) => game.explain(state, { about: 'supply', unit })?.value)).toEqual([100_000, 0])
  })

  it('say class, price and full strength (tactical.C1, C2, C4, C6)', () => {
    const { models } = place([own, far, { ...own, type: 'militia', hex: '0103' }]).game.table
    expect(models.map(({ price }) => price)).toEqual([96, 84, 60])
    expect(models.map(fullStrength)).toEqual([10, 10, 5])
    expect(models[0].rules.entrenchmentRate).toBe(3)
  })
})

describe('deployment', () => {
  const zones: readonly [string, string] = ['0101 0102 0103 0202', '0701 0702 0703 0602']

  it('gives each unit another place of its zone once, dug in as the ground is (tactical.D2, D7)', () => {
    const battle = place(
      [
        { ...own, zone: 0 },
        { ...far, zone: 0 },
      ],
      { zones },
    )
    battle.state.turn = 1
    expect(battle.game.legal(battle.state, 0, { type: 'deploy' }).length).toBe(3)
    battle.play([{ type: 'deploy', unit: 0, to: battle.hex('0202') }])
    expect(battle.game.legal(battle.state, 0)).toEqual([end])
    expect(battle.game.refusal(battle.state, 0, { type: 'move', unit: 0, to: battle.hex('0101') })).toBe(
      'In the first turn units deploy only.',
    )
    expect(battle.state.entrenchment[0]).toBe(0)
  })

  it('brings later units to their zone, ready to act (tactical.D8)', () => {
    const { state, play, hex, game } = place(
      [own, { ...own, hex: undefined, zone: 0, arrives: 3 } as UnitSketch, far],
      { zones },
    )
    expect(game.refusal(state, 0, { type: 'mount', unit: 1 })).toBe('Unit 1 has not arrived.')
    play([end, end])
    expect([state.hex[1], state.fate[1], state.points[1]]).toEqual([hex('0101'), fate.present, 3])
  })
})

describe('sight and fog', () => {
  it('reaches over everything from the air (tactical.E11, F2)', () => {
    const battle = place([{ side: 0, type: 'german-bf-109e', hex: '0101' }, far], { map: open.replaceAll('.', 'f') })
    const { sightLists } = battle.game.services
    expect(sightLists.of(battle.hex('0401'), 2, true, false).length).toBeGreaterThan(
      sightLists.of(battle.hex('0401'), 2, false, false).length,
    )
    expect(battle.game.legal(battle.state, 0, { type: 'move', to: battle.hex('0703') }).length).toBe(1)
  })

  it('stays for the own half, and follows the units in the other one (tactical.F3)', () => {
    const battle = place([{ ...own, type: 'german-eight-wheeler', hex: '0402' }, far])
    const sees = (): boolean => knows(battle.game.services, battle.state, 0, 1)
    expect(sees()).toBe(true)
    battle.play([{ type: 'move', unit: 0, to: battle.hex('0102') }])
    expect(sees()).toBe(true)
    battle.play([end])
    expect(sees()).toBe(false)
  })

  it('shows strength, and neither experience nor supply (tactical.F4)', () => {
    const { game, state } = place([own, { ...far, hex: '0302', experience: 200, strength: 7 }])
    const known = knownState(game.table, game.view(state, 0))
    expect([known.strength[1], known.experience[1], known.ammunition[1]]).toEqual([7, 0, 0])
    const other = knownState(game.table, game.view(place([own, far]).state, 0))
    expect(other.hex[1]).toBe(0)
  })

  it('shows who fires until the half ends (tactical.F7)', () => {
    const battle = place([
      { ...own, type: 'german-howitzer-150', hex: '0102' },
      { ...far, hex: '0602' },
      { ...own, hex: '0402' },
    ])
    battle.play([{ type: 'attack', unit: 0, target: 1 }], new Array<number>(10).fill(1))
    expect(knows(battle.game.services, battle.state, 1, 0)).toBe(true)
    battle.play([end])
    expect(knows(battle.game.services, battle.state, 1, 0)).toBe(false)
  })

  it('finds submarines only beside destroyers, which alone may attack them (tactical.H8)', () => {
    const sea = open.replaceAll('.', 'o')
    const { game, state, hex } = place(
      [
        { side: 0, type: 'cruiser', hex: '0202' },
        { side: 1, type: 'submarine', hex: '0302' },
        { side: 0, type: 'destroyer', hex: '0702' },
      ],
      { map: sea },
    )
    expect(knows(game.services, state, 0, 1)).toBe(false)
    state.hex[2] = hex('0402')
    beginSight(game.services, state)
    expect(game.legal(state, 0, { type: 'attack' })).toEqual([{ type: 'attack', unit: 2, target: 1 }])
    expect(fullPoints(game.table, state, 2)).toBe(7)
  })
})
