import { expect, test } from 'vitest'
import type { ScenarioBundle } from '../../../../compiler/bundle.ts'
import { scenarioAsBegun } from '../../../../compiler/systems/games.ts'
import { emptyArmy, makeText, ownArmy } from '../../../../compiler/systems/skirmish/forces.ts'
import { keyedDice } from '../../../../engine/dice.ts'
import { areOfOneBattle, makeForces, makeRecord, parseRecord } from '../../../../engine/record.ts'
import { skirmish } from '../../../../engine/systems/skirmish/index.ts'
import type { SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import { makeScenario } from '../../../../tests/support/operational.ts'
import { contentRules, pitched, village } from '../../../../tests/support/skirmish.ts'
import { withForces } from './withForces.ts'

const rules = contentRules()
const [army] = Object.values(rules.armies).map((one) => ownArmy(rules, one))
const bundleOf = (scenario: SkirmishScenario): ScenarioBundle<SkirmishScenario> =>
  ({ scenario, identity: { scenario: '0123456789abcdef', rules: '01234567' }, claims: [] }) as never
/** The cards of a whole army. */
const { units, support } = rules.armies['soviet-1941']
const battle = bundleOf(pitched())
const lead = (texts: Readonly<Record<string, string>>, bundle = battle) =>
  withForces(bundle, new URLSearchParams(texts), async () => rules)

test('an address without armies leaves a battle as it is', async () => {
  expect(await lead({ other: '1' })).toBe(battle)
})

test('an address with an army makes another battle, the same for the same cards', async () => {
  const own = { ...emptyArmy(rules, 'soviet', 1943), name: 'Mine', units, support }
  const other = await lead({ army1: makeText(own) })
  expect(other.scenario.sides.map(({ name, nation }) => [name, nation])).toEqual([
    [battle.scenario.sides[0].name, battle.scenario.sides[0].nation],
    ['Mine', 'soviet'],
  ])
  expect(other.scenario.sides[1]).toMatchObject({ units, support, ap: battle.scenario.sides[1].ap })
  expect(areOfOneBattle(other.identity, battle.identity)).toBe(false)
  const described = await lead({ army1: makeText({ ...own, description: 'Other words.' }) })
  expect(described.identity).toEqual(other.identity)
})

test('the record of a battle names its armies: whoever has it plays with them', async () => {
  const own = { ...emptyArmy(rules, 'soviet', 1943), name: 'Гвардия №1', units, support }
  const { identity, scenario } = await lead({ army1: makeText(own) })
  const record = parseRecord(makeRecord({ format: 2, ...identity, seed: 1, moves: [] }))
  const again = await lead({ forces: record?.forces ?? '' })
  expect(again.identity).toEqual(identity)
  expect(again.scenario).toEqual(scenario)
  expect(scenarioAsBegun(battle.scenario, rules, record ?? {})).toEqual(scenario)
  // The second one is of no seat of the battle.
  for (const forces of ['nonsense', makeForces(`9 ${makeText(own)}`)])
    await expect(lead({ forces })).rejects.toThrow(/cannot be read/)
  expect(scenarioAsBegun(battle.scenario, rules, { forces: 'nonsense' })).toMatch(
    /forces of this game: the armies .* cannot be read/,
  )
  expect(scenarioAsBegun(makeScenario({ map: '. .', owner: '1 2' }) as never, rules, record ?? {})).toMatch(
    /no other forces than its own/,
  )
})

test('a word that every object knows is no card', async () => {
  const text = makeText({ ...emptyArmy(rules, 'soviet', 1943), units: { ...units, constructor: 3 }, support })
  await expect(lead({ army1: text })).rejects.toThrow('There is no card “constructor”')
})

test.each(Object.entries(rules.armies))('%s fights in a battle that knows none of its cards', async (_, one) => {
  const bundled = bundleOf({ ...battle.scenario, rules: { ...rules, unitTypes: {} } })
  const other = await lead({ army1: makeText(ownArmy(rules, one)) }, bundled)
  const game = skirmish.open(other.scenario)
  expect(game.outcome(game.setup(keyedDice(1)))).toBeUndefined()
  const names = Object.keys(one.units).map((id) => rules.unitTypes[id].name)
  expect(game.table.cards.map(({ unit }) => unit?.name)).toEqual(expect.arrayContaining(names))
})

test('two armies of a name are told apart', async () => {
  const text = makeText({ ...army, name: battle.scenario.sides[0].name })
  const { sides } = (await lead({ army1: text })).scenario
  expect(new Set(sides.map(({ name }) => name)).size).toBe(2)
})

test('an army of a later year makes the battle one of that year: skirmish.F2', async () => {
  const { nation, ...cards } = rules.armies['german-1944']
  const late = { ...emptyArmy(rules, nation, 1944), units: cards.units, support: cards.support }
  const other = await lead({ army0: makeText(late) }, bundleOf(pitched({ year: 1942 })))
  expect(other.scenario.year).toBe(1944)
  expect((await lead({ army0: makeText({ ...late, year: 1945 }) })).scenario.year).toBe(1945)
})

test('an army that is not allowed does not fight, and the law says why', async () => {
  const early = { ...ownArmy(rules, rules.armies['german-1944']), year: 1942 }
  await expect(lead({ army0: makeText(early) })).rejects.toThrow(/entered service in 194[34]/)
  const few = { ...early, units: { 'german-pz4': 2 }, support: {} }
  await expect(lead({ army0: makeText(few) })).rejects.toThrow(/at least 115 of 120 are to be spent/)
  const many = { ...early, points: 500, units: { 'german-tiger1': 20 } }
  await expect(lead({ army0: makeText(many) })).rejects.toThrow(/120 are allowed/)
  await expect(lead({ army0: 'nation=nobody' })).rejects.toThrow(/names no army/)
})

test('a battle whose forces are fixed takes no other armies', async () => {
  await expect(lead({ army0: makeText(army) }, bundleOf(village()))).rejects.toThrow(/pitched/)
})
