import { expect, test } from 'vitest'
import type { ScenarioBundle } from '../../../../compiler/bundle.ts'
import type { SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import { contentRules, pitched, village } from '../../../../tests/support/skirmish.ts'
import { emptyArmy, makeText, ownArmy, withArmies } from './armyText.ts'

const rules = contentRules()
const [army] = Object.values(rules.armies).map((one) => ownArmy(rules, one))
const bundleOf = (scenario: SkirmishScenario): ScenarioBundle<SkirmishScenario> =>
  ({ scenario, identity: { scenario: '0123456789abcdef', rules: '01234567' }, claims: [] }) as never
const battle = bundleOf(pitched())
const named = (texts: Readonly<Record<string, string>>) => new URLSearchParams(texts)

test('an address without armies leaves a battle as it is', () => {
  expect(withArmies(battle, named({ other: '1' }))).toBe(battle)
})

test('an address with an army makes another battle, the same for the same cards', () => {
  const own = { ...emptyArmy(rules, 'soviet', 1943), name: 'Mine', units: { 'soviet-t34-76': 2 } }
  const other = withArmies(battle, named({ army1: makeText(own) }))
  expect(other.scenario.sides.map(({ name, nation }) => [name, nation])).toEqual([
    [battle.scenario.sides[0].name, battle.scenario.sides[0].nation],
    ['Mine', 'soviet'],
  ])
  expect(other.scenario.sides[1]).toMatchObject({ units: own.units, support: {}, ap: battle.scenario.sides[1].ap })
  expect(other.identity.scenario).toMatch(/^[0-9a-f]{16}$/)
  expect(other.identity.scenario).not.toBe(battle.identity.scenario)
  const renamed = withArmies(battle, named({ army1: makeText({ ...own, name: 'Ours', description: 'Other words.' }) }))
  expect(renamed.identity).toEqual(other.identity)
})

test('two armies of a name are told apart', () => {
  const text = makeText({ ...army, name: battle.scenario.sides[0].name })
  const { sides } = withArmies(battle, named({ army1: text })).scenario
  expect(new Set(sides.map(({ name }) => name)).size).toBe(2)
})

test('an army of a later year makes the battle one of that year: skirmish.F2', () => {
  const late = { ...emptyArmy(rules, 'german', 1944), units: { 'german-panther': 1 } }
  const other = withArmies(bundleOf(pitched({ year: 1942 })), named({ army0: makeText(late) }))
  expect(other.scenario.year).toBe(1944)
  expect(withArmies(battle, named({ army0: makeText({ ...late, year: 1943 }) })).scenario.year).toBe(1943)
})

test('an army that is not allowed does not fight, and the law says why', () => {
  const early = { ...emptyArmy(rules, 'german', 1942), units: { 'german-panther': 1 } }
  expect(() => withArmies(battle, named({ army0: makeText(early) }))).toThrow(/entered service in 1943/)
  const many = { ...early, points: 500, units: { 'german-tiger1': 20 } }
  expect(() => withArmies(battle, named({ army0: makeText(many) }))).toThrow(/120 are allowed/)
  expect(() => withArmies(battle, named({ army0: 'nation=nobody' }))).toThrow(/names no army/)
})

test('a battle whose forces are fixed takes no other armies', () => {
  expect(() => withArmies(bundleOf(village()), named({ army0: makeText(army) }))).toThrow(/pitched/)
})
