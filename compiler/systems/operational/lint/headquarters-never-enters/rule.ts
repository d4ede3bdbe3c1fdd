import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'headquarters-never-enters',
  summary: 'A headquarters that arrives later can never enter.',
  severity: 'error',
  *check({ scenario, origins }) {
    for (const [hq, { id, name, side, arrives }] of scenario.headquarters.entries()) {
      if (arrives === undefined) continue
      const place = below(origins.headquarters[hq], 'arrives')
      const hasDoor = scenario.sides[side].sources.some(({ kind }) => kind === 'rail' || kind === 'port')
      if (arrives > scenario.turns) {
        yield {
          place,
          about: id,
          message: `${name} arrives in turn ${arrives}; the scenario ends after turn ${scenario.turns}.`,
          hint: 'Let it arrive earlier, or leave it out.',
        }
      } else if (!hasDoor) {
        yield {
          place,
          about: id,
          message: `${name} has nowhere to enter: ${scenario.sides[side].name} has no railway or port source.`, // operational.G4
          hint: 'Give the side such a source, or let the headquarters stand on the map from the start.',
        }
      }
    }
  },
})
