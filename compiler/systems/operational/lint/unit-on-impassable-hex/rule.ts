import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'unit-on-impassable-hex',
  summary: 'A unit stands in a hex that it cannot enter.',
  severity: 'error',
  *check({ scenario, origins, nameOf, canStand, terrainOf }) {
    for (const [unit, { id, name, hex }] of scenario.units.entries()) {
      if (hex === undefined || canStand(unit, hex)) continue
      yield {
        place: below(origins.units[unit], 'hex'),
        about: id,
        message: `${name} cannot stand at ${nameOf(hex)}: the terrain there, ${terrainOf(hex).name.toLowerCase()}, is closed to it.`,
        hint: 'Column comes before row in a hex name.',
      }
    }
  },
})
