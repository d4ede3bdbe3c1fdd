import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesOf } from '../../tests/support/codeCases.ts'
import type { BattleScenario, Evidence } from '../bundle.ts'
import { compile } from '../compile.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { parseEvidence } from './parse.ts'
import { changesSince, describeChanges, partsOf } from './parts.ts'
import { makeEvidenceText } from './store.ts'

const [small] = compile(await filesOf({}), makeReport()).scenarios
if (small === undefined) throw new Error('the small scenario is not sound')
const { scenario } = small
const text = readFileSync(new URL('../../content/scenarios/road-to-catania/evidence.json', import.meta.url), 'utf8')
const evidence: Evidence = { ...JSON.parse(text), parts: partsOf(scenario), scenario: scenario.id }
const { band, panel } = evidence

const { weather = [] } = scenario as BattleScenario & { readonly weather?: readonly number[] }
const lasting = (turns: number): readonly number[] => Array(turns).fill(weather[0])
/** The scenario with other turns, in the last of which the weather is another too. */
const changed = (turns: number, by: number): BattleScenario =>
  ({ ...scenario, turns, weather: [...lasting(turns - 1), Number(weather[0]) + by] }) as BattleScenario

it('travel with the evidence', () => {
  expect(parseEvidence(makeEvidenceText(evidence))).toEqual(evidence)
  expect(parseEvidence(makeEvidenceText({ ...evidence, parts: { engine: 1 } as never }))).toBeUndefined()
})

it.each<[string, Evidence, BattleScenario, Evidence['band'], readonly string[]]>([
  ['nothing', evidence, scenario, band, []],
  ['a word', evidence, { ...scenario, title: 'Another' }, band, []],
  ['a field', evidence, { ...scenario, turns: 9 }, band, ['turns']],
  ['turns of one weather', evidence, { ...scenario, turns: 9, weather: lasting(9) } as BattleScenario, band, ['turns']],
  ['turns and weather', evidence, changed(9, 1), band, ['turns', 'weather']],
  ['the band', evidence, scenario, { ...band, to: 99 }, ['the declared balance']],
  ['the engine', { ...evidence, parts: { ...partsOf(scenario), engine: 'old' } }, scenario, band, ['the engine']],
  ['the id', { ...evidence, scenario: 'other' }, scenario, band, ['the id, which was “other”']],
  [
    'the panel',
    { ...evidence, panel: [...panel, { ...panel[0], player: 'cautious' }] },
    scenario,
    band,
    ['the players'],
  ],
])('say of %s what has changed', (_, old, now, declared, changes) => {
  expect(changesSince(old, now, declared)).toEqual(changes)
})

it('name the tables of rules that have changed', () => {
  const { rules } = scenario as BattleScenario & { rules: { combat: object } }
  const other = { ...scenario, rules: { ...rules, combat: { ...rules.combat, another: 1 }, specialOrders: 1 } }
  const changes = changesSince(evidence, other as BattleScenario, band)
  expect(changes).toEqual(['the rules table “combat”', 'the rules table “special orders”'])
  expect(describeChanges(changes)).toBe(
    'Changed since it was playtested: the rules table “combat”, the rules table “special orders”.',
  )
})

it('name the entry of a table that has changed, and say nothing of one that the scenario does not use', () => {
  const { rules } = scenario as BattleScenario & { rules: { terrain: Record<string, object> } }
  const [used] = Object.keys(partsOf(scenario).rules).flatMap((name) => /^terrain\.(.*)/.exec(name)?.[1] ?? [])
  const withTerrain = (id: string) =>
    ({
      ...scenario,
      rules: { ...rules, terrain: { ...rules.terrain, [id]: { ...rules.terrain[id], cost: 1 } } },
    }) as BattleScenario
  expect(changesSince(evidence, withTerrain(used), band)).toEqual([`“${used}” of the rules table “terrain”`])
  expect(changesSince(evidence, withTerrain('lava'), band)).toEqual([])
})

it('are counted when they are too many to name', () => {
  expect(describeChanges(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])).toBe(
    'Changed since it was playtested: a, b, c, d, e, f and 2 more.',
  )
  expect(describeChanges([])).toContain('The scenario, its rules or the engine')
})
