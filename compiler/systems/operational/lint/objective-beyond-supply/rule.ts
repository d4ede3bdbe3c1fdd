import { lateness } from '../reachability.ts'
import { objectiveRule } from '../rule.ts'
import { hasSource } from '../sources.ts'
import { couldBeFed } from '../supply.ts'

export const rule = objectiveRule({
  summary: 'Supply cannot come to an objective, even if its side held all land.',
  find(context, { hex, name, side }) {
    const { scenario, nameOf } = context
    const { name: whose } = scenario.sides[side]
    if (couldBeFed(context, side, hex)) return undefined
    // A side without any source has a message of its own, and so has an objective that nobody can reach.
    if (!hasSource(context, side)) return undefined
    if (lateness(context, side, { hex, by: scenario.turns }) !== undefined) return undefined
    return {
      at: ['hex'],
      message: `Supply of ${whose} cannot come to ${name} at ${nameOf(hex)}, even if it held all land.`, // operational.E2-E6
      hint: 'Whoever gets there withers. Draw the railway or road that leads there, or give the side a nearer source or a truck for a hub.',
    }
  },
})
