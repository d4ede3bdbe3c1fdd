import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keyedDice, rollingDice } from '../../../../engine/dice.ts'
import { advance } from '../../../../engine/play.ts'
import { echelon } from '../../../../engine/systems/echelon/index.ts'
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import { rail, supply } from '../../../../engine/systems/echelon/types.ts'
import { echelonRules } from '../../../../tests/support/echelon.ts'
import { part } from '../../../../tests/support/part.ts'
import { makeReport } from '../../../diagnostics/diagnostic.ts'
import { featuresOf, makeMapText } from '../../../exchange/features.ts'
import { formatText } from '../../../format/format.ts'
import { validatorOf } from '../../../schemas/ajv.ts'
import { parseYaml } from '../../../yaml/parse.ts'
import { levers } from '../levers.ts'
import { systemRenderer } from '../renderer.ts'
import { resolveScenario } from '../resolve/scenario.ts'
import { tablesOf } from '../resolve/tables.ts'
import { type ScenarioContent, schemas } from '../schemas/index.ts'
import { factsOf } from './facts.ts'
import { mapExchange } from './layout.ts'
import { exportPosition } from './position.ts'

const tables = tablesOf(echelonRules())
const template = (name: string): string => readFileSync(new URL(`../template/${name}`, import.meta.url), 'utf8')

type Resolved = NonNullable<ReturnType<typeof resolveScenario>>

/** The scenario that two files are. */
const resolve = (scenario: string, map: string): Resolved => {
  const report = makeReport()
  const documents = Object.entries({ scenario, map }).map(([kind, text]) => {
    const file = `scenarios/new/${kind}.yaml`
    const value = parseYaml(file, text, report)?.value
    const isValid = validatorOf(schemas[kind as 'map'])
    expect(isValid(value), JSON.stringify(isValid.errors?.[0])).toBe(true)
    return [kind, [{ file, value, dropped: [] }]]
  })
  const content = { id: 'new', directory: 'scenarios/new', documents: Object.fromEntries(documents) }
  const found = resolveScenario(part<ScenarioContent>(content), tables, report)
  expect(report.diagnostics.map(({ message }) => message)).toEqual([])
  return found as Resolved
}

const first = resolve(template('scenario.yaml'), template('map.yaml'))
const about = {
  title: 'Going on',
  level: 'learn',
  balance: { side: 0, from: 35, to: 65 },
  sources: [{ title: 'A work', author: 'An author', year: 2026 }],
  history: '',
  suppress: [],
  wayNames: ['Main line'],
} as const

/** A game after some moves at random. */
const played = (moves: number) => {
  const game = echelon.open(first.scenario)
  const dice = keyedDice(5)
  const choices = rollingDice(5, 1)
  const state = game.setup(dice)
  for (let move = 0; move < moves && game.outcome(state) === undefined; move++) {
    const [side] = game.actors(state)
    const legal = game.legal(state, side)
    advance(game as never, state as never, dice, side, legal[choices.below(legal.length)] as never)
  }
  return { game, state }
}

describe('the scenario to begin with', () => {
  it('is sound, and as large as it says', () => {
    const { width, height } = first.scenario.map
    const { beginning } = systemRenderer
    expect({ width, height }).toEqual(beginning.size)
    expect(beginning.fit({ width: 20, height: 14 }, echelonRules())).toMatchObject({ margins: { west: 4, north: 2 } })
    expect(beginning.fit({ width: 8, height: 8 }, echelonRules())).toMatch(/^is too small/)
  })

  it('has all of its units in supply', () => {
    const { game, state } = played(0)
    const cut = first.scenario.units.filter((_, unit) => state.hex[unit] > 0 && state.supply[unit] !== supply.full)
    expect(cut.map(({ id }) => id)).toEqual([])
    expect(game.legal(state, state.side).length).toBeGreaterThan(1)
  })

  it('stands as the formatter writes it', () => {
    for (const kind of ['scenario', 'map'] as const)
      expect(formatText(template(`${kind}.yaml`), schemas[kind]) ?? template(`${kind}.yaml`)).toBe(
        template(`${kind}.yaml`),
      )
  })

  it('goes through other programs with all that they carry', () => {
    const authored = parseYaml('map.yaml', template('map.yaml'), makeReport())?.value as Readonly<
      Record<string, unknown>
    >
    const carried = featuresOf(authored, mapExchange.layout)
    const back = parseYaml('map.yaml', makeMapText(carried, mapExchange.layout), makeReport())?.value
    expect(featuresOf(back as typeof authored, mapExchange.layout)).toEqual(carried)
  })

  it('has levers for its length, income, aircraft and places', () => {
    const found = levers.leversOf(first.scenario, first.origins).map(({ id }) => id)
    expect(found).toEqual(
      expect.arrayContaining(['turns', 'supply attacker', 'air defender', 'worth 0 attacker atEnd']),
    )
    const { game, state } = played(0)
    state.points.set([6, 2])
    expect(levers.marginOf(first.scenario, game.view(state, undefined))).toBe(0.5)
  })
})

describe('a position as a scenario', () => {
  it('keeps its commands with the SMPs that they have now, and who surrenders when (echelon.49e, V2)', () => {
    const more = `    smp: 12
    commands:
      - {name: Eastern Front, smp: 9, hexes: '0505 0506'}
      - {name: Romanians, smp: 3, nation: romanian}
    surrenders:
      - {nation: romanian, hexes: '0105'}
`
    const { scenario } = resolve(template('scenario.yaml').replace('    smp: 12\n', more), template('map.yaml'))
    const game = echelon.open(scenario)
    const state = game.setup(keyedDice(5))
    state.smpPool[1] += 6
    const exported = exportPosition(game, state, about)
    if (typeof exported === 'string') throw new Error(exported)
    const [{ smp, commands, surrenders }] = resolve(exported.scenario, exported.map).scenario.sides
    const [eastern, ...others] = scenario.sides[0].commands
    expect({ smp, commands, surrenders }).toEqual({
      smp: 12,
      commands: [{ ...eastern, smp: 11 }, ...others],
      surrenders: scenario.sides[0].surrenders,
    })
  })

  it('keeps when units leave, counted from its own first week (echelon.W7)', () => {
    const units = first.scenario.units.map((unit, at) => (at < 3 ? { ...unit, leaves: at + 2 } : unit))
    const called: EchelonScenario = { ...first.scenario, units }
    const game = echelon.open(called)
    const state = game.setup(keyedDice(5))
    while (state.turn === 1) game.apply({ state, dice: keyedDice(5), emit: () => {} }, state.side, { type: 'done' })
    const exported = exportPosition(game, state, about)
    if (typeof exported === 'string') throw new Error(exported)
    const again = resolve(exported.scenario, exported.map).scenario.units
    const leavesOf = (at: number) => again.find(({ id }) => id === units[at].id)?.leaves
    expect(again.some(({ id }) => id === units[0].id)).toBe(false)
    expect([leavesOf(1), leavesOf(2), leavesOf(3)]).toEqual([2, 3, undefined])
  })

  it('of the start is the scenario that it came from', () => {
    const { game, state } = played(0)
    const exported = exportPosition(game, state, about)
    if (typeof exported === 'string') throw new Error(exported)
    const again = resolve(exported.scenario, exported.map)
    const { map, units, sides, objectives } = again.scenario
    expect({ map, units, objectives }).toEqual({
      map: first.scenario.map,
      units: first.scenario.units,
      objectives: first.scenario.objectives,
    })
    expect(sides[0].lift).toEqual(first.scenario.sides[0].lift)
  })

  it.each([60, 400, 900])('after %i moves keeps units, owners and stores', (moves) => {
    const { game, state } = played(moves)
    const exported = exportPosition(game, state, about)
    if (typeof exported === 'string') return expect(exported).toMatch(/have no units left/)
    const again = resolve(exported.scenario, exported.map).scenario
    const order = state.active === 1 ? [1, 0] : [0, 1]
    for (const [unit, { id, side }] of first.scenario.units.entries()) {
      const found = again.units.find((one) => one.id === id)
      if (state.hex[unit] > 0) expect(found, id).toMatchObject({ hex: state.hex[unit], side: order.indexOf(side) })
      if (found !== undefined && state.hex[unit] > 0) expect(found.reversed).toBe(state.reversed[unit] === 1)
    }
    expect(again.owned.map((hexes) => hexes.length)).toEqual(
      order.map((side) => state.owner.filter((owner) => owner === side + 1).length),
    )
    expect(again.week).toBe(first.scenario.week + state.turn - 1)
    expect(again.turns).toBe(first.scenario.turns - state.turn + 1)
  })
})

describe('what a position has that its map did not', () => {
  it('echelon.40e and 40g: ports stay reduced, railways wide, and what no file can say is told', () => {
    const map = `${template('map.yaml').replace('{kind: rail, name: Main line,', '{kind: rail, wide: true, name: Main line,')}ports: [{at: '0105', capacity: 4, coastDefence: 2, reduced: true}, {at: '0205', capacity: 3}]
countries: [{id: westland, hexes: 0101 0201}, {id: eastland}]
`
    const begun = resolve(template('scenario.yaml'), map)
    const game = echelon.open(begun.scenario)
    const state = game.setup(keyedDice(1))
    const [port, other] = begun.scenario.map.ports.map(({ hex }) => hex)
    const goOn = () => {
      const exported = exportPosition(game, state, about)
      if (typeof exported === 'string') throw new Error(exported)
      return { ...exported, again: resolve(exported.scenario, exported.map).scenario }
    }
    expect(goOn().again.map).toEqual(begun.scenario.map)
    state.port[port] = 4
    state.portGone[other] = 1
    state.rail[begun.scenario.map.ways[0].hexes[0]] ^= rail.wide
    state.stock[port] += 1
    const { again, lost } = goOn()
    expect(again.map.ports).toEqual([{ hex: port, capacity: 4, coastDefence: 2 }])
    expect(lost).toEqual(
      expect.arrayContaining([
        'Destroyed ports are left out.',
        'Railways have the gauge that they began with.',
        'Parts of supply points are left out.',
      ]),
    )
  })
})

describe('what two versions are compared by', () => {
  it('has every unit, objective and hex by its name', () => {
    const { settings, things, hexes } = factsOf(first.scenario)
    expect(settings).toMatchObject({ turns: '4', margin: '3:2', size: '12 x 10' })
    expect(things.unit.map(({ id }) => id)).toEqual(first.scenario.units.map(({ id }) => id))
    expect(things.objective[0].fields).toEqual({ hex: '0705', 'per turn': '0 0', 'at end': '8 6' })
    expect(things.side[0].fields).toMatchObject({ smp: '12', 'air points': '4', entry: '0105' })
    expect([hexes.owner['0105'], hexes.terrain['0303'], hexes.weather['0101']]).toEqual([
      'attacker',
      'woods',
      'temperate',
    ])
    const { name } = things.unit[0]
    expect(things.unit[0]).toEqual({
      id: '1st-division',
      name,
      fields: expect.objectContaining({ side: 'attacker', hex: '0404', reversed: undefined, turn: undefined }),
    })
  })
})
