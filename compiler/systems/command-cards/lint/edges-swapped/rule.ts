import { below } from '../../../../diagnostics/diagnostic.ts'
import { musterOf } from '../muster.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'edges-swapped',
  summary: 'Each side stands nearer to the edge of the other one.',
  severity: 'warning',
  check({ scenario, origins }) {
    const { sides } = scenario
    const [first, second] = musterOf(scenario).ranks
    // Row numbers grow to the south. A side without units on the board has no mean row, which is neither more nor less.
    const south = first.rows / first.onBoard - second.rows / second.onBoard
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
