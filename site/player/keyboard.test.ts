import { expect, it } from 'vitest'
import { systemIds } from '../../compiler/systems/index.ts'
import { loadScenarios } from '../../tests/support/scenarios.ts'
import { keyHelp } from './keyboard.ts'
import { partsOf } from './systems/index.ts'

it.each(systemIds)('no key of %s means two things', async (system) => {
  const [scenario] = await loadScenarios(system)
  if (scenario === undefined) throw new Error(system)
  const rows = keyHelp(await partsOf(system).ui(), scenario.map).map(
    ([keys]) => new Set(keys.split(/[ ·–]+/).filter((key) => !/^(Shift|[←→↑↓])$/.test(key))),
  )
  const keys = rows.flatMap((row) => [...row])
  expect(keys.length).toBeGreaterThan(20)
  expect(keys.filter((key, at) => keys.indexOf(key) < at)).toEqual([])
})
