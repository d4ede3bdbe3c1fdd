import { below } from '../../../../diagnostics/diagnostic.ts'
import { isSeaAt } from '../chart.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A road or railway runs through the sea.',
  severity: 'error',
  *check({ scenario, origins, nameOf }) {
    for (const [index, { kind, hexes }] of scenario.map.ways.entries()) {
      const wet = hexes.filter((hex) => isSeaAt(scenario, hex)).map(nameOf)
      if (wet.length === 0) continue
      yield {
        place: below(origins.ways[index], 'run'),
        about: wet[0],
        message: `The ${kind === 'rail' ? 'railway' : kind} runs through the sea at ${wet.join(', ')}.`,
        hint: 'A digit of its run is wrong, or a sign of the terrain.',
      }
    }
  },
})
