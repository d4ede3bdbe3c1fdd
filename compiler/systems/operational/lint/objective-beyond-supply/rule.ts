import { below } from '../../../../diagnostics/diagnostic.ts'
import { lateness } from '../reachability.ts'
import { defineRule } from '../rule.ts'
import { hasSource } from '../sources.ts'
import { couldBeFed } from '../supply.ts'

export const rule = defineRule({
  code: 'objective-beyond-supply',
  summary: 'Supply cannot come to an objective, even if its side held all land.',
  severity: 'warning',
  *check(context) {
    const { scenario, origins, nameOf } = context
    for (const [index, { hex, name, side }] of scenario.objectives.entries()) {
      const { name: whose } = scenario.sides[side]
      if (couldBeFed(context, side, hex)) continue
      // A side without any source has a message of its own, and so has an objective that nobody can reach.
      if (!hasSource(context, side)) continue
      if (lateness(context, side, { hex, by: scenario.turns }) !== undefined) continue
      yield {
        place: below(origins.objectives[index], 'hex'),
        about: nameOf(hex),
        message: `Supply of ${whose} cannot come to ${name} at ${nameOf(hex)}, even if it held all land.`, // operational.E2-E6
        hint: 'Whoever gets there withers. Draw the railway or road that leads there, or give the side a nearer source or a truck for a hub.',
      }
    }
  },
})
