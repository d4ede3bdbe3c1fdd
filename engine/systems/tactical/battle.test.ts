/** Movement, sight, supply, digging in, weather and the end of battles. */
import { describe, expect, it } from 'vitest'
import { sketch, type UnitSketch } from '../../../tests/support/tactical.ts'
import { canUndo } from '../../play.ts'
import { digIn } from './entrenchment.ts'
import { reachOf } from './movement.ts'
import { costOfPoints, replaceable } from './replacement.ts'
import { knows } from './sight.ts'
import { supplyLevel } from './supply.ts'

const open = `. . . . . . . .
               . . . . . . . .
              . . . . . . . .`

const place = (map: string, units: readonly UnitSketch[], more: Partial<Parameters<typeof sketch>[0]> = {}) =>
  sketch({ map, units, house: { leaders: false }, ...more })

/** Names of the spaces in which a unit can stop. */
const endsOf = ({ game, state }: ReturnType<typeof sketch>, unit = 0): readonly string[] =>
  reachOf(game.services, state, unit)
    .ends.map((hex) => game.table.board.nameOf(hex))
    .toSorted()

describe('movement', () => {
  it('costs by type, terrain and ground; a river ends it unless it is frozen (tactical.E2, E4)', () => {
    const river = '. r . . .'
    const rifle: UnitSketch = { side: 0, type: 'german-rifles', hex: '0101' }
    expect(endsOf(place(river, [rifle]))).toEqual(['0201'])
    expect(endsOf(place(river, [rifle], { ground: 'frozen' }))).toEqual(['0201', '0301'])
    expect(endsOf(place(river, [rifle], { roads: '0101 0201 0301' }))).toEqual(['0201', '0301', '0401'])
    expect(endsOf(place('. R .', [rifle]))).toEqual([])
  })

  it('always reaches a space beside a fresh unit that may enter it (tactical.E3)', () => {
    expect(endsOf(place('. f f', [{ side: 0, type: 'soviet-gun-76', hex: '0101' }]))).toEqual(['0201'])
  })

  it('ends beside the enemy, from where one more step leads along it (tactical.E6)', () => {
    const units: UnitSketch[] = [
      { side: 0, type: 'german-eight-wheeler', hex: '0202' },
      { side: 1, type: 'soviet-rifles', hex: '0402' },
    ]
    const battle = place(open, units)
    const ends = endsOf(battle)
    expect(ends).toContain('0302')
    expect(ends).not.toContain('0502')
    battle.play([{ type: 'move', unit: 0, to: battle.hex('0302') }])
    expect(battle.state.points[0]).toBe(0)
  })

  it('costs fuel, twice as much in frozen ground, and is not undone once something new was seen (tactical.E8, E13)', () => {
    const tank: UnitSketch = { side: 0, type: 'german-panzer-3j', hex: '0101' }
    const far: UnitSketch = { side: 1, type: 'soviet-rifles', hex: '0803' }
    const dry = place(open, [tank, far])
    expect(canUndo(dry.play([{ type: 'move', unit: 0, to: dry.hex('0301') }]))).toBe(false)
    expect(dry.state.fuel[0]).toBe(40)
    const frozen = place(open, [tank, far], { ground: 'frozen' })
    frozen.play([{ type: 'move', unit: 0, to: frozen.hex('0301') }])
    expect(frozen.state.fuel[0]).toBe(38)
  })

  it('goes on in parts for scouts, each stop for a point (tactical.E10)', () => {
    const battle = place(open, [
      { side: 0, type: 'german-eight-wheeler', hex: '0102' },
      { side: 1, type: 'soviet-rifles', hex: '0803' },
    ])
    battle.play([{ type: 'move', unit: 0, to: battle.hex('0202') }])
    expect(battle.state.points[0]).toBe(9 - 2 - 1)
  })

  it('runs into what it does not see: who waits there strikes first (tactical.E7, F6, G9)', () => {
    const map = `f f f f f
                  . . . . .
                 f f f f f`
    const battle = place(map, [
      { side: 0, type: 'german-panzer-3j', hex: '0102' },
      { side: 1, type: 'soviet-long-gun-45', hex: '0402' },
    ])
    // Woods and distance: the tank sees one space.
    expect(knows(battle.game.services, battle.state, 0, 1)).toBe(false)
    const events = battle.play([{ type: 'move', unit: 0, to: battle.hex('0502') }], new Array<number>(20).fill(1))
    expect(battle.state.hex[0]).toBe(battle.hex('0302'))
    expect(events.map(({ type }) => type)).toEqual([
      'moved',
      'moved',
      'spotted',
      'ambushed',
      'stubborn',
      'fired',
      'fired',
    ])
    expect(events[5]).toMatchObject({ unit: 1, mode: 'reply' })
    expect(knows(battle.game.services, battle.state, 0, 1)).toBe(true)
  })

  it('mounts a transport for the whole move, and the fight is lost (tactical.I2)', () => {
    const battle = place(open, [
      { side: 0, type: 'german-rifles', hex: '0102', transport: 'truck' },
      { side: 1, type: 'soviet-rifles', hex: '0803' },
    ])
    battle.play([{ type: 'mount', unit: 0 }])
    expect(battle.state.points[0]).toBe(9)
    expect(endsOf(battle)).toContain('0502')
    expect(battle.game.legal(battle.state, 0, { type: 'attack' })).toEqual([])
  })
})

describe('sight', () => {
  it.each([
    [2, '. . . .', ['0101', '0201', '0301']],
    [2, '. f . .', ['0101', '0201']],
    [3, '. f . .', ['0101', '0201', '0301']],
    [1, '. . . .', ['0101', '0201']],
  ])('of %i sees over %s as far as %o (tactical.F1)', (spotting, map, seen) => {
    const { game, hex } = place(map, [])
    const found = game.services.sightLists.of(hex('0101'), spotting, false, false)
    expect(found.map((one) => game.table.board.nameOf(one)).toSorted()).toEqual(seen)
  })

  it('takes two for each space in rain and snow (tactical.F1)', () => {
    const { game, hex } = place('. . . . .', [])
    expect(game.services.sightLists.of(hex('0101'), 3, false, true).length).toBe(3)
    expect(game.services.sightLists.of(hex('0101'), 2, false, true).length).toBe(2)
  })
})

describe('supply and replacements', () => {
  it.each([
    ['0102', [], 100],
    ['0502', [], 70],
    ['0502', ['0602'], 52],
    ['0502', ['0602', '0601'], 35],
  ] as const)('at %s beside %o is %i per cent (tactical.K3, K4)', (hex, enemies, level) => {
    const { game, state } = place(open, [
      { side: 0, type: 'german-rifles', hex },
      ...enemies.map((at): UnitSketch => ({ side: 1, type: 'soviet-rifles', hex: at })),
    ])
    expect(supplyLevel(game.services, state, 0, true)).toBe(level)
  })

  it('cost a quarter for regulars, two of prestige a point for infantry (tactical.N2-N4)', () => {
    const { game, state } = place(open, [{ side: 0, type: 'german-rifles', hex: '0102', strength: 4 }])
    expect(replaceable(game.services, state, 0, true)).toBe(6)
    expect(costOfPoints(game.table, state, 0, 'regular', 3)).toBe(6)
    expect(costOfPoints(game.table, state, 0, 'elite', 3)).toBe(24)
  })

  it('take experience from who gets regulars, and end its half-turn (tactical.N2, K7)', () => {
    const battle = place(
      open,
      [
        { side: 0, type: 'german-rifles', hex: '0102', strength: 5, experience: 200 },
        { side: 1, type: 'soviet-rifles', hex: '0803' },
      ],
      { prestige: 10 },
    )
    battle.play([{ type: 'regular', unit: 0, points: 5 }])
    expect([battle.state.strength[0], battle.state.experience[0], battle.state.prestige[0]]).toEqual([10, 100, 0])
    expect(battle.game.legal(battle.state, 0, { unit: 0 })).toEqual([])
  })
})

describe('digging in', () => {
  it('begins with what the ground gives and goes on by rate and bars (tactical.M1, M2)', () => {
    const { game, state } = place('C . .', [{ side: 0, type: 'german-rifles', hex: '0101' }])
    expect(state.entrenchment[0]).toBe(3)
    state.turn = 3
    digIn(game.table, state, 0)
    // (3 + 1) x 3 ticks, of which the first level costs 4; the second costs 13.
    expect([state.entrenchment[0], state.ticks[0]]).toEqual([4, 8])
    digIn(game.table, state, 0)
    expect([state.entrenchment[0], state.ticks[0]]).toEqual([5, 7])
  })

  it('adds eight for an order and for a fortified line, and fixed units have it always (tactical.M5-M8)', () => {
    const { state } = place('. C .', [
      { side: 0, type: 'german-rifles', hex: '0101', entrenched: 2 },
      { side: 0, type: 'bunker', hex: '0201' },
    ])
    expect([...state.entrenchment]).toEqual([16, 11])
  })
})

describe('the end', () => {
  const units: UnitSketch[] = [
    { side: 0, type: 'german-rifles', hex: '0102' },
    { side: 1, type: 'soviet-rifles', hex: '0803' },
  ]

  it('comes at once with all objectives (tactical.B5, Q1)', () => {
    const battle = place(open, units, { objectives: [['0202', 1]] })
    battle.play([{ type: 'move', unit: 0, to: battle.hex('0202') }])
    expect(battle.game.outcome(battle.state)).toMatchObject({ winners: [0], reason: 'all-objectives' })
    expect(battle.state.won[0]).toBe(20)
  })

  it('comes after the last half-turn with fighting, for who defends unless enough is held (tactical.A2, Q2)', () => {
    const end = { type: 'end' } as const
    const lost = place(open, units, { turns: 3, objectives: [['0801', 1]] })
    lost.play([end, end])
    expect(lost.game.outcome(lost.state)).toMatchObject({ winners: [1], reason: 'time', turn: 2 })
    const held = place(open, units, {
      turns: 3,
      objectives: [
        ['0101', 0],
        ['0801', 1],
      ],
    })
    held.play([end, end])
    expect(held.game.outcome(held.state)).toMatchObject({ winners: [0], reason: 'objectives' })
  })

  it('is a retreat from turn 12 on, before anything else is done (tactical.Q4, Q5)', () => {
    const battle = place(open, units)
    expect(battle.game.refusal(battle.state, 0, { type: 'retreat' })).toBe('Nobody retreats before turn 12.')
    battle.state.turn = 12
    expect(battle.game.legal(battle.state, 0, { type: 'retreat' })).toEqual([{ type: 'retreat' }])
    battle.play([{ type: 'retreat' }])
    expect(battle.game.outcome(battle.state)).toMatchObject({ winners: [1], reason: 'retreat' })
  })
})
