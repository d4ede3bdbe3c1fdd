import { below } from '../../../../diagnostics/diagnostic.ts'
import { besides } from '../land.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'Boats are to land where they cannot: away from the sea, or in closed ground.',
  severity: 'error',
  *check({ scenario, origins, terrainOf, isSea, nameOf }) {
    const isCoast = (hex: number): boolean => !isSea(hex) && besides(scenario.map, hex).some(isSea)
    for (const [unit, { id, name, arrives }] of scenario.units.entries()) {
      if (arrives?.by !== 'sea') continue
      for (const [index, hex] of arrives.hexes.entries()) {
        const terrain = terrainOf(hex)
        if (isCoast(hex) && terrain.landing) continue // operational.H11
        yield {
          place: below(origins.units[unit], 'arrives', 'hexes', index),
          about: id,
          message: isCoast(hex)
            ? `${name} cannot land at ${nameOf(hex)}: the terrain there is ${terrain.name.toLowerCase()}.`
            : `${name} cannot land at ${nameOf(hex)}, which is no coast.`,
          hint: 'Boats land in a hex next to the sea, not among mountains or salt marshes.',
        }
      }
    }
  },
})
