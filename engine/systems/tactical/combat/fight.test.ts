/** Fights, computed by hand from the rules. */
import { describe, expect, it } from 'vitest'
import { sketch, type UnitSketch } from '../../../../tests/support/tactical.ts'
import { forecastOf } from './forecast.ts'
import { differenceOf } from './grades.ts'
import { initiativeOf, ruggedChance } from './order.ts'

const open = `. . . . .
               . . . . .
              . . . . .`

const attack = { type: 'attack', unit: 0, target: 1 } as const

const times = (count: number, roll: number): number[] => new Array<number>(count).fill(roll)

/** A unit of the first side at 0202 and one of the second at 0302, beside each other. */
const pair = (
  own: Partial<UnitSketch>,
  other: Partial<UnitSketch>,
  more: Partial<Parameters<typeof sketch>[0]> = {},
): ReturnType<typeof sketch> =>
  sketch({
    map: open,
    house: { leaders: false },
    ...more,
    units: [
      { side: 0, type: 'german-rifles', hex: '0202', ...own },
      { side: 1, type: 'soviet-rifles', hex: '0302', ...other },
      ...(more.units ?? []),
    ],
  })

const fightOf = (isRugged = false) => ({ attacker: 0, defender: 1, range: 1, isSurprise: false, isRugged })

describe('grades', () => {
  it.each([
    ['rifles against rifles', {}, {}, {}, 1],
    ['bars on both sides', { experience: 250 }, { experience: 100 }, {}, 2],
    [
      'tanks in close terrain, attacked by infantry',
      {},
      { type: 'soviet-t-34' },
      { map: open.replaceAll('.', 'C') },
      0,
    ],
    ['tanks in the open, attacked by infantry', {}, { type: 'soviet-t-34' }, {}, -7],
    ['a river under the target', {}, {}, { map: open.replaceAll('.', 'r') }, 1],
    ['infantry before anti-tank guns', { type: 'german-pak-40' }, {}, {}, 0],
    ['aircraft over the target', { type: 'german-ju-87b', hex: '0302' }, {}, {}, 3],
  ] as const)('of %s (tactical.G12-G14)', (_, own, other, more, difference) => {
    const { game, state } = pair(own, other, more)
    const range = state.hex[0] === state.hex[1] ? 0 : 1
    state.entrenchment.fill(0)
    const fight = { ...fightOf(), range }
    expect(differenceOf(game.table, state, fight, { shooter: 0, target: 1, mode: 'attack' })).toBe(difference)
  })

  it('count entrenchment whole, half for infantry, and not for engineers (tactical.G14)', () => {
    const { game, state } = pair(
      {},
      {},
      {
        units: [
          { side: 0, type: 'german-pioneers', hex: '0203' },
          { side: 0, type: 'german-panzer-3j', hex: '0303' },
        ],
      },
    )
    state.entrenchment[1] = 5
    const of = (shooter: number): number =>
      differenceOf(game.table, state, { ...fightOf(), attacker: shooter }, { shooter, target: 1, mode: 'attack' })
    expect([of(0), of(2), of(3)]).toEqual([7 - 6 - 2, 9 - 6, 9 - 6 - 5])
  })

  it('count for who stands in water, and against who fires out of it (tactical.G12, G14)', () => {
    const river = `. r . . .
                    . r . . .
                   . r . . .`
    const { game, state } = pair({ hex: '0102' }, { hex: '0202' }, { map: river })
    expect(differenceOf(game.table, state, fightOf(), { shooter: 0, target: 1, mode: 'attack' })).toBe(7 - 6 + 4)
    expect(differenceOf(game.table, state, fightOf(), { shooter: 1, target: 0, mode: 'reply' })).toBe(6 - 7 - 4)
    const frozen = pair({ hex: '0102' }, { hex: '0202' }, { map: river, ground: 'frozen' })
    expect(differenceOf(frozen.game.table, frozen.state, fightOf(), { shooter: 0, target: 1, mode: 'attack' })).toBe(1)
  })
})

describe('the order of strikes', () => {
  it.each([
    [{}, {}, 3, 15],
    [{ type: 'german-panzer-3j' }, {}, 3, 30],
    [{ type: 'german-panzer-3j', experience: 100 }, { experience: 200 }, 6, 80],
    [{ type: 'german-pioneers' }, {}, 9, 0],
    [{ type: 'german-howitzer-105' }, {}, 9, 0],
  ] as const)('has a chance of a rugged defence (tactical.G7)', (own, other, entrenchment, chance) => {
    const { game, state } = pair(own, other)
    state.entrenchment[1] = entrenchment
    expect(ruggedChance(game.table, state, fightOf())).toBe(chance)
  })

  it('caps initiative by the ground of the defender (tactical.G8)', () => {
    const { game, state } = pair({ type: 'german-panther', experience: 300 }, {}, { map: open.replaceAll('.', 'f') })
    expect(initiativeOf(game.table, state, fightOf(), 0)).toBe(3 + 2)
    expect(initiativeOf(game.table, state, fightOf(), 1)).toBe(1)
  })
})

describe('a fight', () => {
  it('is fought at once by both when their initiative is equal (tactical.G8, G15, L1)', () => {
    const { state, play } = pair({}, {})
    // Initiative 2 + 1 and 1 + 2. Each die of the attacker adds 1, each of the defender takes off 1.
    play([attack], [1, 2, ...times(4, 12), ...times(3, 10), 1, 1, 1, 14, 14, 12, ...times(7, 1)])
    expect([...state.strength]).toEqual([8, 6])
    expect([...state.suppressed]).toEqual([0, 0])
    expect([...state.experience]).toEqual([4 + 2 + 10, 2 + 4 + 10])
    expect([...state.ammunition]).toEqual([6, 5])
  })

  it('leaves to who strikes second only what has effect (tactical.G8, G10, G15)', () => {
    const { state, play } = pair({}, {})
    play([attack], [3, 1, ...times(4, 12), ...times(3, 10), 1, 1, 1, 20, 20, 20])
    expect([...state.strength]).toEqual([7, 6])
  })

  it('is broken up when support suppresses all of the attacker (tactical.G3, G5)', () => {
    const { state, play } = pair({}, {}, { units: [{ side: 1, type: 'soviet-gun-76', hex: '0402' }] })
    const events = play([attack], times(10, 11))
    expect(events.map(({ type }) => type)).toEqual(['fired', 'brokenUp'])
    expect([...state.strength]).toEqual([10, 10, 10])
    expect([...state.experience]).toEqual([0, 0, 0])
    expect([...state.ammunition]).toEqual([6, 6, 7])
  })

  it('lets suppressive fire last for the half-turn, and no longer (tactical.G16, C3)', () => {
    const { state, play } = pair({ type: 'german-howitzer-105', hex: '0102' }, {})
    play([attack], [...times(5, 9), ...times(5, 1)])
    expect(state.suppressed[1]).toBe(5)
    expect(state.strength[1]).toBe(10)
    play([{ type: 'end' }])
    expect(state.suppressed[1]).toBe(0)
  })

  it('has no reply over a distance (tactical.G10)', () => {
    const { state, play } = pair({ type: 'german-howitzer-105', hex: '0102' }, { type: 'soviet-gun-76' })
    const events = play([attack], times(10, 1))
    expect(events.map(({ type }) => type)).toEqual(['fired'])
    expect(state.ammunition[1]).toBe(8)
  })

  it('drives away who has no effect left, unless it rolls high (tactical.G18)', () => {
    const rolls = [3, 1, ...times(10, 10)]
    const fled = pair({}, {})
    fled.play([attack], [...rolls, 8])
    expect(fled.state.hex[1]).toBe(fled.hex('0401'))
    const stayed = pair({}, {})
    stayed.play([attack], [...rolls, 9])
    expect(stayed.state.hex[1]).toBe(stayed.hex('0302'))
  })

  it('takes a unit that has nowhere to flee (tactical.G18, Q9)', () => {
    const walls = `. . e e .
                    . . . e .
                   . . e e .`
    const { state, play, game } = pair({}, {}, { map: walls })
    const events = play([attack], [3, 1, ...times(10, 10), 1])
    expect(events.some(({ type }) => type === 'surrendered')).toBe(true)
    expect(game.outcome(state)).toMatchObject({ winners: [0], reason: 'destroyed' })
  })

  it('digs out who loses strength, or whose attacker is many (tactical.G17)', () => {
    const { state, play } = pair({ type: 'german-howitzer-105', hex: '0102' }, {})
    state.entrenchment[1] = 4
    play([attack], [...times(10, 1), 10])
    expect(state.entrenchment[1]).toBe(3)
  })

  it('is without dice where losses are those that are expected (tactical.W1)', () => {
    const { state, play, game } = pair({}, {}, { house: { losses: 'expected', leaders: false } })
    expect(forecastOf(game.services, state, 0, 1).attack).toEqual({ kills: 5, suppressed: 1 })
    play([attack])
    expect(state.strength[1]).toBe(5)
  })

  it('lets a fighter near the target meet bombers (tactical.G4)', () => {
    const { play } = pair(
      { type: 'german-ju-87b', hex: '0302' },
      {},
      {
        units: [{ side: 1, type: 'soviet-yak-9', hex: '0402' }],
      },
    )
    const [first] = play([attack], [...times(10, 1), 1, 1, ...times(10, 1)])
    expect(first).toMatchObject({ type: 'fired', unit: 2, target: 0, mode: 'support' })
  })
})
