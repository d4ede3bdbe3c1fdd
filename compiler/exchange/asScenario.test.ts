import { beforeAll, describe, expect, it } from 'vitest'
import { keyedDice, rollingDice } from '../../engine/dice.ts'
import type { AnyGame, State } from '../../engine/game.ts'
import { advance, chooseFor, start } from '../../engine/play.ts'
import { medalsOf } from '../../engine/systems/command-cards/medals.ts'
import type { OperationalGame } from '../../engine/systems/operational/index.ts'
import { place } from '../../engine/systems/operational/setup.ts'
import { crossing, destroyed, type OperationalState } from '../../engine/systems/operational/types.ts'
import { handSize } from '../../engine/systems/skirmish/cards/deck.ts'
import type { Side } from '../../engine/twoSides.ts'
import { contentFiles } from '../../tests/support/content.ts'
import { gameOf, scenarioOf, stateOf } from '../../tests/support/games.ts'
import { hasTurn } from '../../tests/support/turns.ts'
import type { Compiled, RenderedScenario } from '../content.ts'
import { makePlayer, openGame } from '../systems/games.ts'
import { openWorkspace, type Workspace } from '../workspace.ts'
import { type AsScenario, asScenario } from './asScenario.ts'
import { makeClock } from './position.ts'

const content = await contentFiles()
const all = content.flatMap(({ path }) => /^scenarios\/([^/]+)\/scenario\.yaml$/.exec(path)?.[1] ?? [])
const ids = all.filter((_, index) => hasTurn(index))
const always = ['korsun', 'asan', 'volturno']
// Rulebooks take long, and say nothing about positions.
const files = content.filter(({ path }) =>
  path.startsWith('scenarios/')
    ? [...ids, ...always].some((id) => path.startsWith(`scenarios/${id}/`))
    : /^systems\/[^/]+\/(?!rules\/)/.test(path),
)

let workspace: Workspace
let compiled: Compiled
beforeAll(() => {
  workspace = openWorkspace(files, { evidence: false })
  compiled = workspace.compiled()
})

/** A game that is stopped before it ends: after some moves at random, then a turn of the planner where `isPlanned`. */
const stopped = (game: AnyGame, seed: number, isPlanned: boolean): State => {
  const { state, dice } = start(game, seed).position
  const choices = rollingDice(seed, 1)
  const copy = (from: State): State => game.copy(from as never) as State
  let last = copy(state)
  const planner = isPlanned ? makePlayer('planner', game) : undefined
  const moves = isPlanned ? 25 : choices.below(game.scenario.system === 'operational' ? 700 : 160)
  for (let move = 0; move < moves; move++) {
    const [side] = game.actors(state as never)
    const legal = game.legal(state as never, side)
    const action =
      planner === undefined
        ? legal[choices.below(legal.length)]
        : chooseFor(game, planner, state as never, side, choices)
    advance(game, state as never, dice, side, action as never)
    if (game.outcome(state as never) !== undefined) return last
    // A tactical battle begins with the half-turn of its first side.
    if (game.scenario.system !== 'tactical' || game.actors(state as never)[0] === 0) last = copy(state)
  }
  return last
}

interface Exported {
  readonly found: RenderedScenario
  readonly game: AnyGame
  readonly state: State
  readonly result: AsScenario
  readonly again: RenderedScenario
}

const exportOf = (id: string, seed: number, isPlanned: boolean): Exported => {
  const found = compiled.scenarios.find((one) => one.id === id)
  if (found === undefined) throw new Error(id)
  const game = openGame(found.scenario)
  const state = stopped(game, seed, isPlanned)
  const result = asScenario(found, state, { id: 'exported', title: 'A position' }, workspace)
  if (typeof result === 'string') throw new Error(result)
  expect(result.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  const again = workspace.compiled().scenarios.find((one) => one.id === 'exported')
  if (again === undefined) throw new Error('it did not come through')
  return { found, game, state, result, again }
}

/** Everything of an operational position that a scenario can say. */
const compareOperational = ({ game: anyGame, state: anyState, again }: Exported): void => {
  const game = gameOf('operational', anyGame)
  const state = stateOf('operational', anyGame, anyState)
  const other = gameOf('operational', openGame(again.scenario))
  const begun = place(other.table)
  const isSwapped = state.turn > 0 && state.side === 1
  const sideOf = (side: number): number => (isSwapped && side < 2 ? 1 - side : side)
  expect(Array.from(begun.owner, sideOf)).toEqual([...state.owner])
  const numberOf = (id: string): number => other.scenario.units.findIndex((unit) => unit.id === id)
  const specialistsOf = (one: OperationalGame, at: Readonly<OperationalState>, unit: number): string[] =>
    [...at.specialist.subarray(unit * one.table.slots, (unit + 1) * one.table.slots)].flatMap((number) =>
      number === 0 ? [] : [one.table.specialistIds[number - 1]],
    )
  let left = 0
  game.scenario.units.forEach(({ id, side, arrives, reserve }, unit) => {
    const isThere = state.hex[unit] !== destroyed && (reserve === undefined || state.hex[unit] > 0)
    if (!isThere) return
    left++
    const twin = numberOf(reserve === 'security' ? `${id}-formed` : id)
    expect(other.scenario.units[twin], id).toBeDefined()
    expect(sideOf(other.scenario.units[twin].side)).toBe(side)
    expect(begun.hex[twin]).toBe(state.hex[unit])
    for (const field of ['active', 'suppressed', 'experience', 'entrenchment', 'unsupplied'] as const)
      expect(begun[field][twin], `${field} of ${id}`).toBe(state[field][unit])
    expect(begun.dump[twin] > 0).toBe(state.dump[unit] > 0)
    expect(specialistsOf(other, begun, twin)).toEqual(specialistsOf(game, state, unit))
    if (arrives !== undefined && state.hex[unit] < 0) {
      const clock = makeClock({ turn: state.turn, active: state.side }, game.scenario)
      expect(other.scenario.units[twin].arrives).toEqual({
        ...arrives,
        turn: Math.max(1, clock.turnOf(side, arrives.turn + state.delayed[unit])),
      })
    }
  })
  const cardUnits = other.scenario.units.filter(({ reserve }) => reserve === 'card').length
  expect(other.scenario.units.filter(({ reserve }) => reserve !== 'security').length).toBe(left + cardUnits)
  expect([...begun.crossing]).toEqual(
    Array.from(state.crossing, (one) => (one === crossing.damaged || one === crossing.none ? one : crossing.bridge)),
  )
  expect(other.scenario.map.forts).toEqual(game.scenario.map.forts.filter((_, fort) => state.fortIntact[fort] === 1))
  game.table.cities.forEach((hex, city) => {
    if (state.ruined[city] === 1)
      expect(other.scenario.map.terrainIds[other.scenario.map.terrain[hex]]).toBe(
        game.table.terrainIds[game.table.ruinOf[game.scenario.map.terrain[hex]]],
      )
  })
  const { map } = game.scenario
  expect({
    ...other.scenario.map,
    terrainIds: [],
    terrain: [],
    owner: [],
    forts: [],
    bridges: [],
    damagedBridges: [],
  }).toEqual({
    ...map,
    terrainIds: [],
    terrain: [],
    owner: [],
    forts: [],
    bridges: [],
    damagedBridges: [],
  })
  other.scenario.headquarters.forEach(({ id }, hq) => {
    const old = game.scenario.headquarters.findIndex((one) => one.id === id)
    expect(begun.hqHex[hq]).toBe(state.hqHex[old])
    expect(begun.hqCommand[hq]).toBe(state.hqCommand[old])
    expect(begun.hqExperience[hq]).toBe(state.hqExperience[old])
    expect([...begun.hqLevel.subarray(hq * 5, hq * 5 + 5)]).toEqual([...state.hqLevel.subarray(old * 5, old * 5 + 5)])
  })
  expect(other.scenario.headquarters.length).toBe([...state.hqHex].filter((hex) => hex !== destroyed).length)
  const hubsOf = (at: Readonly<OperationalState>): string[] =>
    Array.from(at.hubHex, (hex, hub) => `${hex} ${at.hubTrucks[hub]}`)
      .filter((text, hub) => at.hubHex[hub] > 0 && !text.endsWith(' 0'))
      .sort()
  expect(hubsOf(begun)).toEqual(hubsOf(state))
  const first = Math.max(1, state.turn)
  expect(other.scenario.turns).toBe(game.scenario.turns - first + 1)
  expect(other.scenario.weather).toEqual(game.scenario.weather.slice(first - 1))
  expect(other.scenario.objectives.length).toBe(game.scenario.objectives.length)
}

/** Everything of a battle led by cards that a scenario can say. */
const compareCards = ({ game: anyGame, state: anyState, again }: Exported): void => {
  const game = gameOf('command-cards', anyGame)
  const state = stateOf('command-cards', anyGame, anyState)
  const other = gameOf('command-cards', openGame(again.scenario))
  const begun = other.setup(keyedDice(1))
  const isSwapped = state.active === 1
  const sideOf = (side: number): Side => (isSwapped ? 1 - side : side) as Side
  const carried = 8 | 16
  game.scenario.units.forEach(({ id, side, reserve }, unit) => {
    const twin = other.scenario.units.findIndex((one) => one.id === id)
    const isThere = state.hex[unit] > 0 || (state.hex[unit] === 0 && reserve !== undefined)
    expect(twin >= 0, id).toBe(isThere)
    if (!isThere) return
    expect(sideOf(other.scenario.units[twin].side)).toBe(side)
    expect(begun.hex[twin]).toBe(state.hex[unit])
    expect(begun.figures[twin]).toBe(state.figures[unit])
    expect(begun.gear[twin] & ~carried).toBe(state.gear[unit] & ~carried)
  })
  expect([...begun.obstacle]).toEqual([...state.obstacle])
  for (const side of [0, 1] as const) {
    const now = sideOf(side)
    const toWin = game.scenario.sides[side].medals - medalsOf(game.table, state, side)
    const hasLatePlaces = game.scenario.medals.some(({ atTurnStart }) => atTurnStart)
    if (!hasLatePlaces && toWin > 0)
      expect(other.scenario.sides[now].medals - medalsOf(other.table, begun, now)).toBe(toWin)
    expect(begun.smokeLeft[now]).toBe(state.smokeLeft[side])
    expect(begun.pontoonsLeft[now]).toBe(state.pontoonsLeft[side])
    expect(other.scenario.sides[now].hand).toBe(game.scenario.sides[side].hand - state.handLost[side])
  }
  const { map } = game.scenario
  expect({ ...other.scenario.map, obstacles: [] }).toEqual({ ...map, obstacles: [] })
  expect(other.scenario.turns).toBe(game.scenario.turns - state.turn + 1)
}

/** Everything of a position of echelons that a scenario can say. */
const compareEchelon = ({ game: anyGame, state: anyState, again }: Exported): void => {
  const { scenario } = gameOf('echelon', anyGame)
  const state = stateOf('echelon', anyGame, anyState)
  const other = scenarioOf('echelon', again.scenario)
  const order = state.active === 1 ? ([1, 0] as const) : ([0, 1] as const)
  for (const [unit, { id, side, design }] of scenario.units.entries()) {
    const twin = other.units.find((one) => one.id === id)
    const reversed = state.reversed[unit] === 1
    if (state.hex[unit] <= 0) expect(twin?.hex, id).toBeUndefined()
    else expect(twin, id).toMatchObject({ design, hex: state.hex[unit], reversed, side: order.indexOf(side) })
  }
  for (const [now, side] of order.entries()) {
    const owned = [...state.owner.keys()].filter((hex) => state.owner[hex] === side + 1)
    expect([...other.owned[now]].sort((a, b) => a - b)).toEqual(owned)
    expect(other.sides[now].income).toEqual(scenario.sides[side].income)
    expect(other.objectives.map(({ atEnd }) => atEnd[now])).toEqual(scenario.objectives.map(({ atEnd }) => atEnd[side]))
  }
  const changing = { features: [], bridges: [], ports: [], airbases: [], terrainIds: [], terrain: [], antiAircraft: [] }
  expect({ ...other.map, ...changing }).toEqual({ ...scenario.map, ...changing })
  expect([other.turns, other.week]).toEqual([scenario.turns - state.turn + 1, scenario.week + state.turn - 1])
}

/** Everything of a position of a tactical battle that a scenario can say. */
const compareTactical = ({ game: anyGame, state: anyState, again }: Exported): void => {
  const { scenario, table } = gameOf('tactical', anyGame)
  const state = stateOf('tactical', anyGame, anyState)
  const other = scenarioOf('tactical', again.scenario)
  for (const [unit, { id, side, type }] of scenario.units.entries()) {
    if (state.hex[unit] === 0) continue
    const [hex, strength, experience] = [state.hex[unit], state.strength[unit], state.experience[unit]]
    expect(other.units.find((one) => one.id === id)).toMatchObject({ side, type, hex, strength, experience })
  }
  expect(other.objectives.map(({ side }) => side + 1)).toEqual(
    table.places.flatMap(({ kind }, place) => (kind === 'objective' ? [state.holder[place]] : [])),
  )
  expect(other.map).toEqual(scenario.map)
}

/** Everything of a position of a skirmish that a scenario can say. */
const compareSkirmish = ({ game: anyGame, state: anyState, again }: Exported): void => {
  const { scenario, table } = gameOf('skirmish', anyGame)
  const state = stateOf('skirmish', anyGame, anyState)
  const other = scenarioOf('skirmish', again.scenario)
  const standing = [...table.seat.keys()].filter((unit) => {
    const space = state.space[unit]
    return space > 0 && space <= table.field && state.unit[space] === unit + 1
  })
  const placed = standing.map((unit) =>
    [state.space[unit], table.seat[unit], table.cards[table.card[unit]].id].join(' '),
  )
  expect(other.units.map(({ space, side, type }) => [space, side, type].join(' ')).sort()).toEqual(placed.sort())
  const terrain = Array.from({ length: table.field }, (_, index) => index + 1).filter(
    (space) => state.terrain[space] > 0,
  )
  expect(other.terrain.map(({ space }) => space).sort((a, b) => a - b)).toEqual(terrain)
  for (const [seat, { ap, hand }] of other.sides.entries()) {
    expect(ap).toBe(state.ap[seat])
    if (handSize(table, state, seat) > 0) expect(hand).toBeLessThanOrEqual(handSize(table, state, seat))
  }
  expect([other.first, other.turns]).toEqual([state.active, scenario.turns - state.turn + 1])
}

const comparisons: Readonly<Record<string, (exported: Exported) => void>> = {
  operational: compareOperational,
  'command-cards': compareCards,
  echelon: compareEchelon,
  skirmish: compareSkirmish,
  tactical: compareTactical,
}

const compare = (exported: Exported): void => comparisons[exported.found.scenario.system](exported)

describe('a position as a scenario', () => {
  it.each(ids)(
    'of %s passes the checks and begins where the game stood, played at random',
    (id) => {
      for (const seed of [11, 12, 13]) compare(exportOf(id, seed, false))
    },
    60_000,
  )

  it.each(ids)(
    'of %s likewise, played by the planner',
    (id) => {
      compare(exportOf(id, 5, true))
    },
    60_000,
  )

  it('says what it cannot carry', () => {
    const { result } = exportOf('korsun', 12, false)
    expect(result.exported.lost).toContain('What each side had seen is not remembered.')
    expect(exportOf('asan', 12, false).result.exported.lost.join(' ')).toContain('Cards are dealt anew')
  })

  it('gives the same text every time', () => {
    expect(exportOf('volturno', 12, false).result.exported).toEqual(exportOf('volturno', 12, false).result.exported)
  })

  it('can be played on and exported again', () => {
    const { result } = exportOf('korsun', 13, false)
    const found = workspace.compiled().scenarios.find(({ id }) => id === 'exported')
    if (found === undefined) throw new Error('it did not come through')
    const game = openGame(found.scenario)
    const next = asScenario(found, stopped(game, 3, false), { id: 'twice', title: 'Twice' }, workspace)
    expect(typeof next === 'string' ? next : next.findings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(result.exported.scenario).not.toBe('')
  })

  it('is none when the game is over', () => {
    const found = compiled.scenarios.find(({ id }) => id === 'asan')
    if (found === undefined) throw new Error('asan')
    const game = openGame(found.scenario)
    const state = stateOf('command-cards', game, stopped(game, 1, false))
    state.ended = 1
    expect(asScenario(found, state, { id: 'over', title: '' }, workspace)).toMatch(/^The game is over/)
  })
})

describe('turns that are counted anew', () => {
  const battle = { turns: 10, date: '1944-02-27', daysPerTurn: 2 }
  it.each([
    [{ turn: 0, active: 0 }, [0, 1], 10, '1944-02-27', 4, 4],
    [{ turn: 1, active: 0 }, [0, 1], 10, '1944-02-27', 4, 4],
    [{ turn: 3, active: 0 }, [0, 1], 8, '1944-03-02', 2, 2],
    // The second side goes first: its own turns count from now, those of the other from its next one.
    [{ turn: 3, active: 1 }, [1, 0], 8, '1944-03-02', 1, 2],
  ] as const)('from %o', (position, order, turns, date, first, second) => {
    const clock = makeClock(position, battle)
    expect([clock.order, clock.turns, clock.date, clock.turnOf(0, 4), clock.turnOf(1, 4)]).toEqual([
      order,
      turns,
      date,
      first,
      second,
    ])
  })
})
