/** What battles have only where their kind or the house says so. */
import { describe, expect, it } from 'vitest'
import { sketch, type UnitSketch } from '../../../tests/support/tactical.ts'
import { forcedDice } from '../../dice.ts'
import { digIn } from './entrenchment.ts'
import { supplyLevel } from './supply.ts'
import { endHalfTurn } from './turn.ts'
import { fate } from './types.ts'

const open = `. . . . . . . .
               . . . . . . . .
              . . . . . . . .`
const end = { type: 'end' } as const
const far: UnitSketch = { side: 1, type: 'soviet-rifles', hex: '0801' }

describe('overrun (tactical.W3)', () => {
  const attack = (overrun: boolean) => {
    const battle = sketch({
      map: open,
      house: { overrun, losses: 'expected', leaders: false },
      units: [
        { side: 0, type: 'german-tiger', hex: '0202' },
        { side: 1, type: 'soviet-howitzer-152', hex: '0302', strength: 1 },
        { side: 1, type: 'soviet-howitzer-152', hex: '0201', strength: 1 },
        { side: 1, type: 'soviet-howitzer-152', hex: '0203', strength: 1 },
      ],
    })
    const left = () => battle.game.legal(battle.state, 0, { type: 'attack' }).length
    battle.play([{ type: 'attack', unit: 0, target: 1 }])
    const once = left()
    if (once > 0) battle.play([{ type: 'attack', unit: 0, target: 2 }])
    return [battle.state.fate[1], once, left()]
  }

  it('gives a tank that has destroyed a unit beside it one more attack', () => {
    expect(attack(true)).toEqual([fate.destroyed, 2, 0])
    expect(attack(false)).toEqual([fate.destroyed, 0, 0])
  })
})

describe('fuel of aircraft (tactical.W4)', () => {
  const fly = (airFuel: boolean, hex = '0102') =>
    sketch({
      map: open.replace('. . . . . . . .', 'A . . . . . . .'),
      house: { airFuel },
      objectives: [['0801', 1]],
      holdings: [['0101'], []],
      units: [{ side: 0, type: 'german-ju-87b', hex }, far],
    })

  it('is four times their movement, and goes by the hex or by half their movement', () => {
    const { state, play, hex, game } = fly(true)
    const { points } = game.table.models[0]
    expect(state.fuel[0]).toBe(4 * points)
    play([{ type: 'move', unit: 0, to: hex('0303') }])
    expect(state.fuel[0]).toBe(4 * points - points / 2)
    expect(fly(false).state.fuel[0]).toBe(0)
  })

  it('goes away from airfields whether they move or not, and its end is theirs', () => {
    const idle = fly(true, '0603')
    const { points } = idle.game.table.models[0]
    idle.play([end])
    expect(idle.state.fuel[0]).toBe(4 * points - points / 2)
    const dry = fly(true, '0603')
    dry.state.fuel[0] = 1
    dry.play([end])
    expect(dry.state.fate[0]).toBe(fate.destroyed)
    const based = fly(true)
    based.state.fuel[0] = 1
    based.play([end])
    expect([based.state.fate[0], based.state.fuel[0]]).toEqual([fate.present, 1])
  })
})

describe('ships (tactical.H7)', () => {
  const sea = `P o o o o
                o o o o o`

  it('load in a port of their side, and nowhere else', () => {
    const { game, state } = sketch({
      map: sea,
      objectives: [['0501', 1]],
      holdings: [['0101'], []],
      units: [
        { side: 0, type: 'destroyer', hex: '0101' },
        { side: 0, type: 'destroyer', hex: '0102' },
        { side: 1, type: 'destroyer', hex: '0502' },
      ],
    })
    state.ammunition.fill(1)
    state.done.fill(2)
    endHalfTurn(game.services, { state, dice: forcedDice([]), emit: () => {} })
    endHalfTurn(game.services, { state, dice: forcedDice(new Array<number>(9).fill(0)), emit: () => {} })
    expect([...state.ammunition]).toEqual([20, 1, 1])
  })

  it('carry their own aircraft, and those alone', () => {
    const { game, state } = sketch({
      map: sea,
      units: [
        { side: 0, type: 'carrier', hex: '0202' },
        { side: 0, type: 'american-f4f', hex: '0302' },
        { side: 0, type: 'german-ju-87b', hex: '0201' },
        { side: 1, type: 'destroyer', hex: '0501' },
      ],
    })
    expect([1, 2].map((unit) => supplyLevel(game.services, state, unit, true))).toEqual([100, 0])
  })
})

describe('partisans', () => {
  const land = `. . f . . f . .
                 . . . . . . . .
                . . . . . . . .`
  const partisan: UnitSketch = { side: 0, type: 'partisan', hex: '0601', zone: 0 }
  const guard: UnitSketch = { side: 1, type: 'garrison', hex: '0102', zone: 0 }
  const place = () =>
    sketch({
      map: land,
      battle: 'partisan',
      turns: 12,
      edges: [[], ['east']],
      objectives: [['0101', 1]],
      zones: ['0301 0401 0601 0701', '0101 0102 0201 0301'],
      units: [partisan, guard],
    })

  it('are supplied by half wherever they are (tactical.K9)', () => {
    const { game, state } = place()
    expect(supplyLevel(game.services, state, 0, true)).toBe(50)
    expect(game.explain(state, { about: 'supply', unit: 0 })?.value).toBe(50_000)
  })

  it('begin in hiding and away from objectives, and their enemies beside these (tactical.R3, R6)', () => {
    const { game, state, hex } = place()
    state.turn = 1
    const of = (side: 0 | 1) => {
      state.side = side
      return game.legal(state, side, { type: 'deploy' }).map((action) => 'to' in action && action.to)
    }
    expect(of(0)).toEqual([])
    state.hex[0] = hex('0401')
    expect(of(0)).toEqual([hex('0601')])
    expect(of(1)).toEqual([hex('0101'), hex('0201')])
  })

  it('fight twelve turns, of which nobody retreats, and may agree to stop (tactical.Q6, R1)', () => {
    const battle = place()
    battle.state.turn = 11
    expect(battle.game.refusal(battle.state, 0, { type: 'retreat' })).toBe('Nobody retreats in this kind of battle.')
    battle.play([{ type: 'stop' }])
    expect(battle.game.refusal(battle.state, 0, { type: 'stop' })).toBe('The side has proposed it.')
    expect(battle.game.outcome(battle.state)).toBeUndefined()
    battle.play([end])
    battle.play([{ type: 'stop' }])
    expect(battle.game.outcome(battle.state)).toMatchObject({ winners: [1], reason: 'time', turn: 11 })
  })

  it('propose anew when their half-turn comes again (tactical.Q6)', () => {
    const { state, play, game } = place()
    play([{ type: 'stop' }, end])
    expect(state.stopping).toBe(1)
    game.apply({ state, dice: forcedDice(new Array<number>(9).fill(0)), emit: () => {} }, 1, end)
    expect(state.stopping).toBe(0)
    const standard = sketch({ map: open, units: [{ ...far, side: 0, hex: '0101' }, far] })
    expect(standard.game.refusal(standard.state, 0, { type: 'stop' })).toBe(
      'Nobody agrees to stop in this kind of battle.',
    )
  })
})

describe('the beginning', () => {
  it('lets based aircraft of the defender choose any hex of its zones (tactical.D4)', () => {
    const { game, state, hex } = sketch({
      map: open.replace('. . . . . . . .', '. . . . . . . A'),
      zones: ['0101', '0601 0701'],
      holdings: [[], ['0801']],
      units: [
        { side: 0, type: 'german-rifles', hex: '0101' },
        { side: 1, type: 'soviet-il-2', hex: '0802' },
        { side: 1, type: 'soviet-il-2', hex: '0503' },
      ],
    })
    state.turn = 1
    state.side = 1
    expect(game.legal(state, 1, { type: 'deploy' })).toEqual([
      { type: 'deploy', unit: 1, to: hex('0601') },
      { type: 'deploy', unit: 1, to: hex('0701') },
    ])
  })

  it('ends with the drops that were ordered, unless a defender is within two hexes (tactical.D10)', () => {
    const dropping = (hex: string) => {
      const { state, game } = sketch({
        map: open,
        lifts: { air: { type: 'air-transport', count: 1 } },
        units: [
          { side: 0, type: 'german-paratroops', hex, aboard: 'air', drops: true },
          { side: 1, type: 'soviet-rifles', hex: '0802' },
        ],
      })
      state.turn = 1
      state.side = 1
      game.apply({ state, dice: forcedDice(new Array<number>(40).fill(0)), emit: () => {} }, 1, end)
      return [state.carried[0], game.table.board.nameOf(state.hex[0]), state.points[0]]
    }
    expect(dropping('0402')).toEqual([0, '0402', 3])
    expect(dropping('0602')[0]).toBe(3)
  })
})

describe('a complete victory (tactical.Q3, Q14)', () => {
  const take = (turn: number, battle: 'standard' | 'breakthrough' | 'partisan') => {
    const { state, play, hex } = sketch({
      map: open,
      battle,
      objectives: [['0201', 1]],
      units: [{ side: 0, type: 'german-rifles', hex: '0101' }, far],
    })
    state.turn = turn
    return play([{ type: 'move', unit: 0, to: hex('0201') }]).find((event) => event.type === 'ended')
  }

  it('is a rout before its turn', () => {
    expect(take(11, 'standard')).toMatchObject({ reason: 'all-objectives', isRout: true })
    expect(take(12, 'standard')).toMatchObject({ isRout: false })
    expect(take(11, 'breakthrough')).toMatchObject({ isRout: true })
    expect(take(5, 'partisan')).toMatchObject({ isRout: false })
  })
})

describe('house rules of fights', () => {
  const win = (house: NonNullable<Parameters<typeof sketch>[0]['house']>) => {
    const battle = sketch({
      map: open,
      house: { losses: 'expected', ...house },
      units: [
        { side: 0, type: 'german-tiger', hex: '0202', experience: 195 },
        { side: 1, type: 'soviet-howitzer-152', hex: '0302', strength: 1 },
        far,
      ],
    })
    battle.game.apply({ state: battle.state, dice: forcedDice([0, 0]), emit: () => {} }, 0, {
      type: 'attack',
      unit: 0,
      target: 1,
    })
    return battle.state
  }

  it('may pay for a unit that is destroyed (tactical.W5)', () => {
    expect(win({ killMoney: true }).won[0]).toBe(16)
    expect(win({}).won[0]).toBe(0)
  })

  it('may know no leaders (tactical.W10)', () => {
    expect(win({}).leader[0]).toBe(1)
    expect(win({ leaders: false }).leader[0]).toBe(0)
  })
})

describe('entrenchment that a fight took (tactical.M4)', () => {
  it('does not come back above what digging brings', () => {
    const { game, state } = sketch({
      map: open,
      units: [{ side: 0, type: 'german-rifles', hex: '0101', entrenched: 1 }, far],
    })
    state.turn = 3
    state.entrenchment[0] = 7
    digIn(game.table, state, 0)
    expect([state.entrenchment[0], state.ticks[0]]).toEqual([7, 0])
  })
})

describe('auxiliaries of partisans (tactical.R7)', () => {
  it('arrive in their zone behind the enemy, and act at once', () => {
    const { game, state } = sketch({
      map: open,
      battle: 'partisan',
      zones: ['0803', '0101'],
      units: [{ side: 0, type: 'partisan', hex: '0101' }, { side: 0, type: 'partisan', zone: 0, arrives: 3 }, far],
    })
    const draft = { state, dice: forcedDice(new Array<number>(9).fill(0)), emit: () => {} }
    game.apply(draft, 0, end)
    game.apply(draft, 1, end)
    expect([game.table.board.nameOf(state.hex[1]), state.points[1]]).toEqual(['0803', 3])
  })
})
