import { expect, test } from 'vitest'
import type { OperationalScenario } from '../../engine/systems/operational/scenario.ts'
import { part } from '../../tests/support/part.ts'
import { duel } from '../../tests/support/scenarios.ts'
import { openGame } from './games.ts'
import { systemCompilerOf, systemIds } from './index.ts'

test('a scenario is opened by the system that it names', () => {
  for (const id of systemIds) expect(systemCompilerOf(id).id).toBe(id)
  expect(openGame(duel).scenario).toBe(duel)
})

test.each(['chess', 'toString', '__proto__'])('there is no system “%s”', (system) => {
  expect(() => openGame(part<OperationalScenario>({ ...duel, system }))).toThrow(`no rule system “${system}”`)
})

test.each([
  ['terrain', { map: { ...duel.map, terrainIds: ['off-map', 'lava'] } }],
  ['weather', { weather: ['hail', 'hail', 'hail'] }],
  ['weather', { weather: ['dry'] }],
  ['unit type', { units: [{ ...duel.units[0], type: 'elephants' }] }],
  ['way', { map: { ...duel.map, ways: [{ kind: 'canal', hexes: [] }] } }],
  ['hexside', { map: { ...duel.map, barriers: [{ kind: 'wall', hexsides: [] }] } }],
] as [string, Partial<OperationalScenario>][])('a scenario with an unknown %s is not opened', (kind, change) => {
  expect(() => openGame({ ...duel, ...change } as OperationalScenario)).toThrow(`no ${kind} “`)
})
