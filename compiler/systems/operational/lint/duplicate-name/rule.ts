import { findNamesakes } from '../../../../lint/twice.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'Two units or headquarters of a side, or two places, have the same name.',
  *check({ scenario, origins, nameOf }) {
    const { units, headquarters, sides, map } = scenario
    // Security units are named after their headquarters, and stand behind all others.
    const listed = units.filter(({ reserve }) => reserve !== 'security')
    yield* findNamesakes('units', listed, origins.units, {
      sides,
      hint: 'Log and order of battle tell units apart by their names.',
    })
    yield* findNamesakes('headquarters', headquarters, origins.headquarters, { sides })
    yield* findNamesakes('places', map.names, origins.names, {
      aboutOf: ({ name, hexes: [hex] }) => (hex === undefined ? name : nameOf(hex)),
    })
  },
})
