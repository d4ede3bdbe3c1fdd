import { sides } from '../../../../../engine/game.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { besides, isEdge } from '../land.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'source-misplaced',
  summary:
    'A source of supply lies where none of its kind can be: a railhead without a railway, a port without the sea.',
  severity: 'warning',
  *check({ scenario, origins, nameOf, isSea }) {
    const { map, rules } = scenario
    const railed = new Set(
      map.ways.flatMap(({ kind, hexes }) => (rules.ways[kind].carriesSupply && hexes.length > 1 ? hexes : [])),
    )
    for (const side of sides) {
      for (const [index, { kind, hex }] of scenario.sides[side].sources.entries()) {
        const hasCoast = (): boolean => isSea(hex) || isEdge(map, hex) || besides(map, hex).some(isSea)
        const lacks =
          kind === 'rail' && !railed.has(hex)
            ? 'no railway runs there'
            : (kind === 'port' || kind === 'ship') && !hasCoast()
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
