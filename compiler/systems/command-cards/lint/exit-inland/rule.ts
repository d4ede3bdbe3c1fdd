import { below } from '../../../../diagnostics/diagnostic.ts'
import { around } from '../../../../lint/chart.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'Units are to leave the board from a hex that does not lie at its edge.',
  *check({ scenario, origins, nameOf }) {
    const { map, special, sides } = scenario
    for (const [index, { side, hexes }] of (special.exits ?? []).entries()) {
      for (const hex of hexes) {
        if (around(map, hex).some((next) => map.terrain[next] === 0)) continue
        yield {
          place: below(origins.special, 'exits', index, 'hexes'),
          about: nameOf(hex),
          message: `${sides[side].name} is to leave the board at ${nameOf(hex)}, which does not lie at its edge.`,
          hint: 'Units would vanish from the middle of the board. Column comes before row in a hex name.',
        }
      }
    }
  },
})
