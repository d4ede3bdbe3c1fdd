import { rowOf } from '../../../../../engine/hex.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'edges-swapped',
  summary: 'Each side stands nearer to the edge of the other one.',
  severity: 'warning',
  *check({ scenario, origins }) {
    const { map, sides, units } = scenario
    const [first, second] = [0, 1].map((side) => {
      const rows = units.flatMap(({ side: of, hex }) => (of === side && hex !== undefined ? [rowOf(map, hex)] : []))
      return rows.reduce((sum, row) => sum + row, 0) / rows.length
    })
    // Row numbers grow to the south. A side without units on the board has none.
    const isNorth = sides[0].edge === 'north'
    if (!(isNorth ? first > second : first < second)) return
    yield {
      place: below(origins.sides[0], 'edge'),
      about: sides[0].id,
      message: `${sides[0].name} comes from the ${sides[0].edge} and stands ${isNorth ? 'south' : 'north'} of ${sides[1].name}.`,
      hint: 'Units retreat to the edge of their side: through the enemy here. Exchange the edges, or say in "suppress" who is cut off.',
      related: [{ ...below(origins.sides[1], 'edge'), message: 'The other edge.' }],
    }
  },
})
