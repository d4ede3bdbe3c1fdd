import { sides } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

/** With fewer reinforcements than this one way in is usual. */
const fewestReinforcements = 3

export const rule = defineRule({
  summary: 'All reinforcements of a side enter by a single hex, which one enemy shuts.',
  *check({ scenario, origins, nameOf }) {
    for (const side of sides) {
      const coming = [...scenario.units.entries()].filter(([, { side: of, arrives }]) => {
        return of === side && arrives !== undefined && arrives.by !== 'air'
      })
      const hexes = new Set(coming.flatMap(([, { arrives }]) => arrives?.hexes ?? []))
      if (coming.length < fewestReinforcements || hexes.size !== 1) continue
      const [hex] = hexes
      const { name, id } = scenario.sides[side]
      yield {
        place: below(origins.units[coming[0][0]], 'arrives', 'hexes'),
        about: id,
        message: `All ${coming.length} reinforcements of ${name} enter at ${nameOf(hex)} alone.`,
        hint: 'One enemy unit in that hex keeps all of them out. Name a second hex for some of them.',
      }
    }
  },
})
