/** What units carry and become: roles, bridges, airfields, leaders, purses. */
import { describe, expect, it } from 'vitest'
import { sketch, type UnitSketch } from '../../../tests/support/tactical.ts'
import { forcedDice } from '../../dice.ts'
import { differenceOf } from './combat/grades.ts'
import { gain } from './experience.ts'
import { stepCost } from './movement.ts'
import { costOfPoints } from './replacement.ts'

const open = `. . . . .
               . . . . .
              . . . . .`
const own: UnitSketch = { side: 0, type: 'german-rifles', hex: '0202' }
const other: UnitSketch = { side: 1, type: 'soviet-rifles', hex: '0302' }

const place = (units: readonly UnitSketch[], more: Partial<Parameters<typeof sketch>[0]> = {}) =>
  sketch({ map: open, house: { leaders: false }, ...more, units })

const differenceIn = ({ game, state }: ReturnType<typeof sketch>, shooter = 0, target = 1) =>
  differenceOf(
    game.table,
    state,
    { attacker: shooter, defender: target, range: 1, isSurprise: false, isRugged: false },
    { shooter, target, mode: 'attack' },
  )

describe('means', () => {
  it('guns with two roles attack in the one that they have taken, and move no more (tactical.I11, G1)', () => {
    const { game, state, play } = place([
      { ...own, type: 'german-flak-88' },
      { ...other, type: 'soviet-t-34' },
    ])
    play([{ type: 'switch', unit: 0 }])
    expect([state.role[0], state.points[0]]).toEqual([1, 0])
    expect(differenceIn({ game, state } as ReturnType<typeof sketch>)).toBe(15 - 13 - 2)
  })

  it('guns that have moved do not attack, anti-tank guns attack worse (tactical.E9)', () => {
    const guns = place([
      { ...own, type: 'german-howitzer-105' },
      { ...other, hex: '0402' },
    ])
    guns.state.done[0] = 1
    expect(guns.game.legal(guns.state, 0, { type: 'attack' })).toEqual([])
    const tanks = place([
      { ...own, type: 'german-pak-40' },
      { ...other, type: 'soviet-t-34' },
    ])
    const before = differenceIn(tanks)
    tanks.state.done[0] = 1
    expect(differenceIn(tanks)).toBe(before - 2)
  })

  it('bridging engineers bridge the water under them for their side (tactical.I10)', () => {
    const { game, state, hex } = place([own, { side: 0, type: 'bridge-engineer', hex: '0301' }, other], {
      map: `. . r . .
                                                                                                         . . . . .
                                                                                                        . . . . .`,
    })
    expect(stepCost(game.services, state, 0, hex('0202'), hex('0301'))).toBe(1)
  })

  it('aircraft board at airfields what they can carry, and are supplied there (tactical.I7, K8)', () => {
    const { game, state } = place(
      [
        own,
        { ...own, type: 'german-howitzer-150', hex: '0101' },
        { side: 0, type: 'german-ju-87b', hex: '0203' },
        { ...other, hex: '0502' },
      ],
      {
        map: `A . . . .
               . A . . .
              . . . . .`,
        holdings: [['0101', '0202'], []],
        lifts: { air: { type: 'air-transport', count: 5 } },
      },
    )
    expect(game.legal(state, 0, { type: 'embark' })).toEqual([{ type: 'embark', unit: 0, lift: 1 }])
    expect(game.explain(state, { about: 'supply', unit: 2 })?.value).toBe(100_000)
  })

  it('mounted guns are fired at as their transport, infantry as itself (tactical.G20, G13)', () => {
    const guns = place([
      own,
      { ...other, type: 'soviet-gun-76', transport: 'half-track' },
      { ...other, hex: '0303', transport: 'half-track' },
    ])
    guns.state.carried.fill(1, 1)
    expect(differenceIn(guns, 0, 1)).toBe(2 - 4)
    expect(differenceIn(guns, 0, 2)).toBe(7 - 6)
  })

  it('bars add to both grades (tactical.L2)', () => {
    expect(
      differenceIn(
        place([
          { ...own, experience: 300 },
          { ...other, experience: 100 },
        ]),
      ),
    ).toBe(1 + 3 - 1)
  })

  it('a new bar may bring a leader, who adds to attacks (tactical.L4)', () => {
    const { game, state } = place([{ ...own, experience: 190 }, other], { house: { leaders: true } })
    gain(game.services, { state, dice: forcedDice([0, 1]), emit: () => {} }, 0, 10)
    expect(state.leader[0]).toBe(2)
    expect(differenceIn({ game, state } as ReturnType<typeof sketch>)).toBe(1 + 2 + 2)
  })

  it('bonuses of digging in add up unless the house says otherwise (tactical.M6, M7)', () => {
    const of = (bonusesAdd: boolean) =>
      place([{ ...own, entrenched: 2 }, other], { house: { bonusesAdd } }).state.entrenchment[0]
    expect([of(true), of(false)]).toEqual([16, 8])
  })

  it('a unit takes in its level of what it can hold, and pays for elite points four times (tactical.K5, N1, N3)', () => {
    const { state, play, game } = place(
      [
        { ...own, hex: '0102', strength: 9 },
        { ...other, hex: '0502' },
      ],
      { prestige: 8 },
    )
    state.ammunition[0] = 0
    expect(costOfPoints(game.table, state, 0, 'elite', 1)).toBe(8)
    play([{ type: 'elite', unit: 0, points: 1 }])
    expect([state.strength[0], state.ammunition[0], state.prestige[0], state.prestige[1]]).toEqual([10, 7, 0, 8])
  })

  it('a submarine evades a low roll (tactical.G6)', () => {
    const sea = { map: open.replaceAll('.', 'o') }
    const fightOf = (roll: number) => {
      const battle = place(
        [
          { ...own, type: 'destroyer' },
          { ...other, type: 'submarine' },
        ],
        sea,
      )
      return battle
        .play(
          [{ type: 'attack', unit: 0, target: 1 }],
          roll > 7 ? [roll, 3, 1, ...new Array<number>(20).fill(1)] : [roll],
        )
        .map(({ type }) => type)
    }
    expect(fightOf(7)).toEqual(['evaded'])
    expect(fightOf(8)).toContain('fired')
  })

  it('all supporters fire, and earlier attacks count, where the house says so (tactical.W2, W12)', () => {
    const guns: UnitSketch[] = ['0402', '0401'].map((hex) => ({ side: 1, type: 'soviet-gun-76', hex }))
    const battle = place([own, other, ...guns], { house: { support: 'all', massAttack: true } })
    const events = battle.play(
      [{ type: 'attack', unit: 0, target: 1 }],
      [...new Array<number>(20).fill(1), 3, 1, ...new Array<number>(20).fill(1)],
    )
    expect(events.filter((event) => 'mode' in event && event.mode === 'support').length).toBe(2)
    expect(differenceIn(battle)).toBe(1 + 1)
  })
})
