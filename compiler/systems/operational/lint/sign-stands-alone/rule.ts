import { standsAlone, terrainAt } from '../land.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A single hex of land lies in open water, or a single hex of water in the land, and has no name.',
  *check({ scenario, origins, nameOf }) {
    const { map, rules } = scenario
    const water = map.terrainIds.map((id) => rules.terrain[id]?.water === true)
    if (!water.includes(true)) return
    for (let hex = 0; hex < map.terrain.length; hex++) {
      const terrain = map.terrain[hex]
      if (terrain === 0) continue
      const own = water[terrain]
      // Most hexes lie among their like: the next one says so.
      if (water[map.terrain[hex + 1]] === own && map.terrain[hex + 1] !== 0) continue
      if (!standsAlone(scenario, hex)) continue
      yield {
        place: origins.terrainAt(hex),
        about: nameOf(hex),
        message: `A single hex of ${terrainAt(scenario, hex)?.name.toLowerCase()} lies at ${nameOf(hex)}, with ${own ? 'land' : 'water'} all around it.`,
        hint: `Mostly a sign slipped. If it is ${own ? 'a lake' : 'an island'}, give it a name.`,
      }
    }
  },
})
