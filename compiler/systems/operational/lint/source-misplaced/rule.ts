import { sides } from '../../../../../engine/game.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'source-misplaced',
  summary:
    'A source of supply lies where none of its kind can be: a railhead without a railway, a port without the sea.',
  severity: 'warning',
  *check({ scenario, origins, table, nameOf, isSea }) {
    const { neighbours, way, rail } = table
    const edges = (hex: number) => [0, 1, 2, 3, 4, 5].map((direction) => hex * 6 + direction)
    for (const side of sides) {
      for (const [index, { kind, hex }] of scenario.sides[side].sources.entries()) {
        const hasRail = edges(hex).some((edge) => (way[edge] & rail) !== 0)
        const hasCoast = isSea(hex) || edges(hex).some((edge) => neighbours[edge] === 0 || isSea(neighbours[edge]))
        const lacks =
          kind === 'rail' && !hasRail
            ? 'no railway runs there'
            : (kind === 'port' || kind === 'ship') && !hasCoast
              ? 'it does not lie at the sea'
              : undefined
        if (lacks === undefined) continue
        yield {
          place: below(origins.sources[side][index], 'hex'),
          about: nameOf(hex),
          message: `The source at ${nameOf(hex)} is of kind ${kind}, but ${lacks}.`,
          hint: 'Move it, or choose the kind that fits the place.',
        }
      }
    }
  },
})
