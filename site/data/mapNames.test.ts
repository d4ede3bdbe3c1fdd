import { expect, test } from 'vitest'
import { resolveContent } from '../../tests/support/content.ts'
import { namesOnMap } from './mapNames.ts'

test('every rule system’s maps give the names that stand on them, each once', async () => {
  const { scenarios } = await resolveContent()
  const namesOf = (id: string) => namesOnMap(scenarios.find(({ scenario }) => scenario.id === id)?.scenario.map)
  expect(namesOf('compass')).toEqual(expect.arrayContaining(['Great Sand Sea', 'Sidi Barrani', 'Tobruk']))
  expect(namesOf('road-to-catania')).toEqual(expect.arrayContaining(['Caltagirone', 'Catania', 'Ionian Sea']))
  expect(namesOf('inland-1944')).toEqual([])
  expect(namesOf('arras-1940')).toHaveLength(3)
  expect(namesOf('singling')).toEqual(['Bining', 'Hill 370', 'Singling', 'Welschhof'])
  for (const { scenario } of scenarios) {
    const names = namesOnMap(scenario.map)
    expect(new Set(names).size, scenario.id).toBe(names.length)
  }
})
