/** Transports by sea and by air, and drops. */
import { describe, expect, it } from 'vitest'
import { sketch, type UnitSketch } from '../../../tests/support/tactical.ts'

const far: UnitSketch = { side: 1, type: 'soviet-rifles', hex: '0701' }

describe('by sea', () => {
  const battle = (type: string, count: number) =>
    sketch({
      map: 'P o o . . . .',
      units: [{ side: 0, type, hex: '0101' }, far],
      objectives: [
        ['0101', 0],
        ['0701', 1],
      ],
      lifts: { sea: { type: 'sea-transport', count } },
    })

  it('a unit boards at a port, sails at once, and lands in its next half-turn (tactical.I4)', () => {
    const { state, game, play, hex } = battle('german-rifles', 1)
    play([{ type: 'embark', unit: 0, lift: 0 }])
    expect([...state.free]).toEqual([0, 0, 1, 0])
    play([{ type: 'move', unit: 0, to: hex('0301') }])
    expect(game.legal(state, 0, { type: 'disembark' })).toEqual([])
    play([{ type: 'end' }, { type: 'end' }])
    play([{ type: 'disembark', unit: 0, to: hex('0401') }])
    expect([state.hex[0], state.free[0]]).toEqual([hex('0401'), 1])
    expect(game.legal(state, 0, { unit: 0 })).toEqual([])
  })

  it('nobody boards without a free transport, but marines have their own (tactical.I4, I6)', () => {
    const rifles = battle('german-rifles', 0)
    expect(rifles.game.legal(rifles.state, 0, { type: 'embark' })).toEqual([])
    const marines = battle('american-marines', 0)
    expect(marines.game.legal(marines.state, 0, { type: 'embark' }).length).toBe(1)
  })

  it('marines attack out of their craft (tactical.H6)', () => {
    const { state, game } = sketch({
      map: 'o . . . . . .',
      units: [
        { side: 0, type: 'american-marines', hex: '0101', aboard: 'sea' },
        { ...far, hex: '0201' },
      ],
      lifts: { sea: { type: 'sea-transport', count: 0 } },
    })
    expect(game.legal(state, 0, { type: 'attack' })).toEqual([{ type: 'attack', unit: 0, target: 1 }])
    expect(game.explain(state, { about: 'attack', unit: 0, target: 1 })?.value).toBe(1000 * (8 - 6 - 4))
  })
})

describe('by air', () => {
  const battle = (map: string) =>
    sketch({
      map,
      units: [{ side: 0, type: 'para', hex: '0201', aboard: 'air' }, far],
      lifts: { air: { type: 'air-transport', count: 0 } },
    })
  const jump = (map: string, rolls: readonly number[]) => {
    const { state, play, hex } = battle(map)
    play([{ type: 'drop', unit: 0, to: hex('0301') }], rolls)
    return [state.hex[0] === hex('0301'), state.strength[0]]
  }

  it.each([
    ['. . . . . . .', [6], true, 10],
    ['. . . . . . .', [7, 1], false, 10],
    ['. . . . . . .', [9, 1], false, 9],
    ['. . . . . . .', [10, 1], false, 8],
    ['. . f . . . .', [1], true, 9],
  ])(
    'on %s with rolls of %o a unit hits its target: %s, and has strength %i (tactical.I8)',
    (map, rolls, isThere, left) => {
      expect(jump(map, rolls)).toEqual([isThere, left])
    },
  )
})
