import { hubRule } from '../rule.ts'
import { hasSource } from '../sources.ts'
import { isHubFed } from '../supply.ts'

export const rule = hubRule({
  summary: 'A supply hub gets no supply at the start.',
  find(context, { hex }, side) {
    const { scenario, nameOf, terrainOf } = context
    if (isHubFed(context, side, hex)) return undefined
    // One that cannot stand there has a message of its own, and so has a side without any source.
    if (scenario.map.owner[hex] !== side || !terrainOf(hex).hub || !hasSource(context, side)) return undefined
    return {
      at: ['hex'],
      message: `The hub at ${nameOf(hex)} gets no supply at the start.`,
      hint: 'A hub stands on a supplied railway or source, or within reach of one along roads.', // operational.E4, E5
    }
  },
})
