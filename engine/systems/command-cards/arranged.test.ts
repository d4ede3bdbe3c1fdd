import { describe, expect, test } from 'vitest'
import { hexOf, makeScenario, type ScenarioSketch } from '../../../tests/support/commandCards.ts'
import { type Arrangement, openArranged } from './arranged.ts'
import { inReserve } from './types.ts'

const map = '. . . . . .\n . . . . . .\n. . . . . .'
const field: ScenarioSketch = {
  map,
  units: [
    { id: 'a', side: 0, hex: '0101' },
    { id: 'e', side: 1, hex: '0601' },
  ],
}
const scenario = makeScenario(field)
const hex = (name: string): number => hexOf(map, name)
const [a, e] = [0, 1]

const open = (units: Arrangement['units'], more: Partial<Arrangement> = {}) =>
  openArranged(scenario, { side: 0, card: undefined, units, ...more })

const beside = new Map([[a, { hex: hex('0501'), figures: 2 }]])

describe('an arranged battle', () => {
  test('lists moves and battles beside each other, of one side alone', () => {
    const { game, state } = open(beside)
    const legal = game.legal(state, 0)
    expect(legal).toContainEqual({ type: 'attack', unit: a, target: e })
    expect(legal).toContainEqual({ type: 'move', unit: a, to: hex('0401') })
    expect(new Set(legal.map(({ type }) => type))).toEqual(new Set(['move', 'attack']))
    expect(game.legal(state, 1)).toEqual([])
    const enemy = open(beside, { side: 1 })
    expect(enemy.game.legal(enemy.state, 1)).toContainEqual({ type: 'attack', unit: e, target: a })
  })

  test('forecasts from where a unit is put, against the figures that the other one is given', () => {
    const chance = (figures: number): number => {
      const { game, state } = open(new Map([...beside, [e, { hex: hex('0601'), figures }]]))
      return game.forecast(state, a, e)?.kill ?? 0
    }
    expect(chance(1)).toBeGreaterThan(chance(4))
  })

  test('lets the card do to all what it does to those whom it orders', () => {
    const { table } = open(new Map()).game
    const card = table.cards.findIndex(({ battle }) => battle?.dice !== undefined && battle.diceIn !== 'fire')
    const dice = (chosen: number | undefined): number => {
      const { game, state } = open(beside, { card: chosen })
      return game.forecast(state, a, e)?.dice ?? 0
    }
    expect(dice(card)).toBe(dice(undefined) + (table.cards[card].battle?.dice ?? 0))
  })

  test('takes off who is put nowhere', () => {
    const { state, game } = open(new Map([[a, { hex: 0, figures: 4 }]]))
    expect(state.hex[a]).toBe(inReserve)
    expect(game.legal(state, 0)).toEqual([])
  })

  test('knows where the ground lets a unit stand', () => {
    const water = makeScenario({ map: '. = . .', units: [{ id: 'a', side: 0, hex: '0101' }] })
    const { mayStand } = openArranged(water, { side: 0, card: undefined, units: new Map() })
    expect(mayStand(0, hexOf('. = . .', '0301'))).toBe(true)
    expect(mayStand(0, hexOf('. = . .', '0201'))).toBe(false)
    expect(mayStand(0, 0)).toBe(false)
  })
})
