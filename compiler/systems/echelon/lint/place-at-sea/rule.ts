import { below, type Place } from '../../../../diagnostics/diagnostic.ts'
import { isSeaAt } from '../chart.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary:
    'Something that stands on land lies in the sea: a town, a port, an airbase, supply, an objective, where units or supply come in.',
  severity: 'error',
  *check({ scenario, origins, nameOf }) {
    const { map, objectives, sides, supplies, units } = scenario
    const placed: readonly (readonly [what: string, hex: number | undefined, place: Place])[] = [
      ...map.features.map(
        ({ kind, name, hex }, at) =>
          [name ?? scenario.rules.features[kind].name, hex, below(origins.features[at], 'at')] as const,
      ),
      ...map.ports.map(({ hex }, at) => ['A port', hex, below(origins.ports[at], 'at')] as const),
      ...supplies.map(
        ({ side, hex }, at) => [`Supply of ${sides[side].name}`, hex, below(origins.supplies[at], 'at')] as const,
      ),
      ...map.airbases.map(({ hex }, at) => ['An airbase', hex, below(origins.airbases[at], 'at')] as const),
      ...objectives.map(({ name, hex }, at) => [name, hex, below(origins.objectives[at], 'at')] as const),
      ...units.map(
        ({ id, entry }, at) => [`Where "${id}" comes in`, entry, below(origins.units[at], 'entry')] as const,
      ),
      ...sides.flatMap(({ entry, sources, name }, at) => [
        [`Where ${name} gets its supply`, entry, below(origins.sides[at], 'entry')] as const,
        ...sources.map((hex) => [`A source of ${name}`, hex, below(origins.sides[at], 'sources')] as const),
      ]),
    ]
    for (const [what, hex, place] of placed)
      if (hex !== undefined && isSeaAt(scenario, hex))
        yield {
          place,
          about: nameOf(hex),
          message: `${what} lies at ${nameOf(hex)}, in the sea.`,
          hint: 'Name a hex of land. What comes by ship comes to a port.',
        }
  },
})
