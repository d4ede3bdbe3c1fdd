import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A road or railway runs through open water.',
  severity: 'error',
  *check({ scenario, origins, nameOf, isSea }) {
    for (const [index, { kind, name, hexes }] of scenario.map.ways.entries()) {
      const wet = hexes.filter(isSea).map(nameOf)
      if (wet.length === 0) continue
      yield {
        place: below(origins.ways[index], 'run'),
        about: wet[0],
        message: `The ${name ?? kind} runs through open water at ${wet.join(', ')}.`,
        hint: 'Units would march over the sea along it.',
      }
    }
  },
})
