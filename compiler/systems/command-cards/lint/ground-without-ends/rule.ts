import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'Ground that is entered through its ends alone has none.',
  severity: 'error',
  *check({ scenario, origins, nameOf, terrainOf }) {
    const ended = new Set(scenario.map.ends.map(({ hex }) => hex))
    for (const [hex, terrain] of scenario.map.terrain.entries()) {
      if (terrain === 0) continue
      const { openEnds, name } = terrainOf(hex)
      if (!openEnds || ended.has(hex)) continue
      yield {
        place: origins.terrainAt(hex),
        about: nameOf(hex),
        message: `${name} at ${nameOf(hex)} has no open ends: nobody can enter it.`,
        hint: 'Name its hexsides in "ends" of the map, such as 0304 W E.',
      }
    }
  },
})
