/** Units and models that are bought in battle. */
import { describe, expect, it } from 'vitest'
import { sketch, type UnitSketch } from '../../../tests/support/tactical.ts'
import { fate } from './types.ts'
import { viewOf } from './view.ts'

const map = `C . . . .
              . . . . .
             . . . . .`
const other: UnitSketch = { side: 1, type: 'soviet-rifles', hex: '0502' }
const offered: UnitSketch = { side: 0, type: 'german-rifles', offered: true }

const place = (units: readonly UnitSketch[], more: Partial<Parameters<typeof sketch>[0]> = {}) =>
  sketch({
    map,
    house: { purchase: true },
    prestige: 500,
    objectives: [['0503', 1]],
    holdings: [['0101'], []],
    ...more,
    units: [...units, other],
  })

describe('purchases (tactical.N7, W6)', () => {
  const own: UnitSketch = { side: 0, type: 'german-rifles', hex: '0303' }

  it('bring the first of those that are alike to free ground at a place of the side, for its price', () => {
    const { game, state, play, hex } = place([own, offered, offered])
    const offers = game.legal(state, 0, { type: 'buy' })
    expect(offers.map((action) => 'to' in action && [action.unit, game.table.board.nameOf(action.to)])).toEqual([
      [1, '0101'],
      [1, '0201'],
      [1, '0102'],
    ])
    play([{ type: 'buy', unit: 1, to: hex('0201') }])
    expect([state.fate[1], state.prestige[0], state.points[1]]).toEqual([fate.present, 500 - 96, 0])
    expect(game.legal(state, 0, { unit: 1 })).toEqual([])
    expect(game.legal(state, 0, { type: 'buy', unit: 2 }).length).toBe(2)
  })

  it('are not there while they are not bought, for either side', () => {
    const { game, state } = place([own, offered])
    expect(game.refusal(state, 0, { type: 'move', unit: 1, to: 1 })).toBe('Unit 1 has not been bought.')
    expect(game.outcome({ ...state, ended: 1, winner: 1 })?.score).toEqual([10, 10])
    const bought = place([own, offered])
    bought.play([{ type: 'buy', unit: 1, to: bought.hex('0101') }])
    expect(viewOf(game.services, bought.state, 1).known).toEqual(viewOf(game.services, state, 1).known)
  })

  it('need the house rule, the money, and an airfield for aircraft', () => {
    const of = (...args: Parameters<typeof place>) => {
      const { game, state } = place(...args)
      return game.legal(state, 0, { type: 'buy' }).length
    }
    expect(of([own, offered], { house: { purchase: false } })).toBe(0)
    expect(of([own, offered], { prestige: 95 })).toBe(0)
    const plane: UnitSketch = { side: 0, type: 'german-ju-87b', offered: true }
    expect(of([own, plane], { prestige: 5000 })).toBe(0)
    expect(of([own, plane], { prestige: 5000, map: map.replace('C', 'A') })).toBe(3)
  })

  it('meet who stands there unseen, and do not come', () => {
    const { game, state, play, hex } = place([own, offered])
    state.hex[2] = hex('0101')
    state.sight.fill(0)
    play([{ type: 'buy', unit: 1, to: hex('0101') }])
    expect([state.fate[1], state.prestige[0]]).toEqual([fate.offered, 500])
    expect(game.legal(state, 0, { type: 'buy', to: hex('0101') })).toEqual([])
  })
})

describe('upgrades (tactical.N8)', () => {
  const tank: UnitSketch = { side: 0, type: 'german-panzer-38t', hex: '0101', experience: 150 }

  it('give a later model of the line at five quarters of the difference, with all rounds and fuel', () => {
    const { game, state, play } = place([tank])
    const [action] = game.legal(state, 0, { type: 'upgrade' })
    if (action?.type !== 'upgrade') throw new Error('no upgrade')
    const [before, after] = [game.table.models[0], game.table.types[action.model]]
    state.ammunition[0] = 1
    play([action])
    expect(after.id).toBe('german-panzer-38t-e')
    expect(state.prestige[0]).toBe(500 - Math.max(20, Math.ceil(((after.price - before.price) * 5) / 4)))
    expect([state.experience[0], state.ammunition[0], state.points[0]]).toEqual([150, after.ammunition, 0])
    expect(game.decode(game.encode(state)).upgraded[0]).toBe(action.model + 1)
  })

  it('need a place of the side, a model of the year, and the money', () => {
    const of = (unit: UnitSketch, more: Parameters<typeof place>[1] = {}) => {
      const { game, state } = place([unit], more)
      return game.legal(state, 0, { type: 'upgrade' }).length
    }
    expect(of(tank)).toBe(1)
    expect(of({ ...tank, hex: '0201' })).toBe(0)
    expect(of(tank, { prestige: 19 })).toBe(0)
    expect(of({ ...tank, type: 'german-paratroops' })).toBe(0)
  })
})
