import { describe, expect, test } from 'vitest'
import { makeScenario, type ScenarioSketch } from '../../../tests/support/operational.ts'
import { byRule } from '../../../tests/support/table.ts'
import { makeHexName, parseHexName } from '../../hex.ts'
import { type Arrangement, openArranged } from './arranged.ts'
import { enRoute, inReserve } from './types.ts'

const field: ScenarioSketch = {
  map: '. . . . . . .\n . . . . . . .\n~ ~ ~ ~ ~ ~ ~',
  owner: '1 1 1 1 2 2 2\n 1 1 1 1 2 2 2\n- - - - - - -',
  fog: true,
  turns: 3,
  weather: ['dry', 'mud', 'dry'],
  units: [
    { id: 'a', side: 0, hex: '0101', steps: 5, entrenchment: 1 },
    { id: 'late', side: 0, arrives: { turn: 2, hexes: ['0101'] } },
    { id: 'e', side: 1, hex: '0701', steps: 4 },
  ],
}
const scenario = makeScenario(field)
const hex = (name: string): number => parseHexName(scenario.map, name) ?? 0
const [a, late, e] = [0, 1, 2]

const open = (units: Arrangement['units'], more: Partial<Arrangement> = {}) =>
  openArranged(scenario, { side: 0, turn: 1, units, ...more })

const beside = new Map([[a, { hex: hex('0601'), steps: 3, entrenchment: 0 as const }]])

describe('an arranged battle', () => {
  test('stands as the scenario says where nobody was put elsewhere', () => {
    const { state } = open(new Map())
    expect([state.hex[a], state.active[a], state.entrenchment[a]]).toEqual([hex('0101'), 5, 1])
    expect(state.hex[late]).toBe(enRoute)
  })

  test('forecasts from where a unit is put, with the strength that it is given', () => {
    const { game, state } = open(beside)
    expect([state.hex[a], state.active[a], state.entrenchment[a]]).toEqual([hex('0601'), 3, 0])
    expect(game.legal(state, 0)).toContainEqual({ type: 'attack', unit: a, target: e })
    const strong = open(new Map([[a, { hex: hex('0601'), steps: 6, entrenchment: 0 as const }]]))
    const odds = (one: typeof strong): number => one.game.forecast(one.state, a, e)?.odds ?? 0
    expect(odds(strong)).toBeGreaterThan(odds({ game, state } as typeof strong))
  })

  test('hides nobody, however the scenario is played', () => {
    const { game, state } = open(beside, { side: 1 })
    expect(game.view(state, 1).units.find(({ unit }) => unit === a)?.hex).toBe(hex('0601'))
    expect(game.view(state, 1).markers).toEqual([])
  })

  test('begins the turn of the side that is asked about', () => {
    const { game, state } = open(beside, { side: 1 })
    expect(game.actors(state)).toEqual([1])
    expect(game.legal(state, 1)).toContainEqual({ type: 'attack', unit: e, target: a })
  })

  test('has the weather of the turn that is chosen', () => {
    const reach = (turn: number): number => {
      const { game, state } = open(new Map(), { turn })
      return game.reach(state, a).hexes.length
    }
    expect(reach(2)).toBeLessThan(reach(1))
  })

  test('tells what depends on where units stand, and nothing else', () => {
    const { game, state } = open(beside)
    const types = new Set(game.legal(state, 0).map(({ type }) => type))
    expect(types).toContain('move')
    expect(types).not.toContain('end-turn')
    expect(types).not.toContain('entrench')
  })

  test('brings on who would come later, and takes off who is put nowhere', () => {
    const { game, state } = open(
      new Map([
        [late, { hex: hex('0102'), steps: 4, entrenchment: 0 }],
        [a, { hex: 0, steps: 5, entrenchment: 0 }],
      ]),
    )
    expect(makeHexName(scenario.map, state.hex[late])).toBe('0102')
    expect(state.hex[a]).toBe(inReserve)
    expect(game.legal(state, 0, { unit: a })).toEqual([])
  })

  test('knows where the ground lets a unit stand', () => {
    const { mayStand } = open(new Map())
    expect(mayStand(a, hex('0201'))).toBe(true)
    expect(mayStand(a, hex('0203'))).toBe(false)
  })

  test('lets nobody stand on a headquarters of the enemy', () => {
    const led = makeScenario({ ...field, headquarters: [{ side: 1, hex: '0602' }] })
    const { mayStand } = openArranged(led, { side: 0, turn: 1, units: new Map() })
    expect(mayStand(a, hex('0602'))).toBe(false)
    expect(mayStand(e, hex('0602'))).toBe(true)
  })

  test('explains the odds as the game does', () => {
    const { game, state } = open(beside)
    const terms = game.forecast(state, a, e)?.terms ?? []
    expect(Object.keys(byRule({ terms })).length).toBeGreaterThan(0)
  })
})
