import { rowOf } from '../../../../../engine/hex.ts'
import type { Side } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'Each side stands nearer to the edge of the other one.',
  check({ scenario, origins }) {
    const { sides, units, map } = scenario
    const meanRow = (side: Side): number => {
      const rows = units.flatMap((unit) => (unit.side === side && unit.hex !== undefined ? rowOf(map, unit.hex) : []))
      return rows.reduce((sum, row) => sum + row, 0) / rows.length
    }
    // Row numbers grow to the south. A side without units on the board has no mean row, which is neither more nor less.
    const south = meanRow(0) - meanRow(1)
    const isNorth = sides[0].edge === 'north'
    if (!(isNorth ? south > 0 : south < 0)) return []
    return [
      {
        place: below(origins.sides[0], 'edge'),
        about: sides[0].id,
        message: `${sides[0].name} comes from the ${sides[0].edge} and stands ${isNorth ? 'south' : 'north'} of ${sides[1].name}.`,
        hint: 'Units retreat to the edge of their side: through the enemy here. Exchange the edges, or say in "suppress" who is cut off.',
        related: [{ ...below(origins.sides[1], 'edge'), message: 'The other edge.' }],
      },
    ]
  },
})
