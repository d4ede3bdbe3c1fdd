import { besides, terrainAt } from '../land.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A city has no name.',
  *check({ scenario, origins, nameOf }) {
    const { map, rules } = scenario
    if (map.names.length === 0) return // A map without any name has a message of its own.
    const cities = map.terrainIds.map((id) => rules.terrain[id]?.city === true)
    if (!cities.includes(true)) return
    const named = new Set(map.names.flatMap(({ hexes }) => hexes))
    for (let hex = 0; hex < map.terrain.length; hex++) {
      // A city of several hexes has its name at one of them.
      if (!cities[map.terrain[hex]] || named.has(hex) || besides(map, hex).some((next) => named.has(next))) continue
      yield {
        place: origins.terrainAt(hex),
        about: nameOf(hex),
        message: `The ${terrainAt(scenario, hex)?.name.toLowerCase()} at ${nameOf(hex)} has no name.`,
        hint: `Name it in "names": {kind: city, name: …, at: '${nameOf(hex)}'}.`,
      }
    }
  },
})
