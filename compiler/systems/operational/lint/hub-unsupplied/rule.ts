import { sides } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'
import { hasSource } from '../sources.ts'
import { isHubFed } from '../supply.ts'

export const rule = defineRule({
  code: 'hub-unsupplied',
  summary: 'A supply hub gets no supply at the start.',
  severity: 'warning',
  *check(context) {
    const { scenario, origins, nameOf, terrainOf } = context
    for (const side of sides) {
      for (const [index, { hex }] of scenario.sides[side].hubs.entries()) {
        if (isHubFed(context, side, index)) continue
        // One that cannot stand there has a message of its own, and so has a side without any source.
        if (scenario.map.owner[hex] !== side || !terrainOf(hex).hub || !hasSource(context, side)) continue
        yield {
          place: below(origins.hubs[side][index], 'hex'),
          about: nameOf(hex),
          message: `The hub at ${nameOf(hex)} gets no supply at the start.`,
          hint: 'A hub stands on a supplied railway or source, or within reach of one along roads.', // operational.E4, E5
        }
      }
    }
  },
})
