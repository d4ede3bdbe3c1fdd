import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'The margin of victory is less than the points of the enemy.',
  severity: 'error',
  *check({ scenario: { margin }, origins }) {
    const [own, other] = margin
    if (own >= other) return
    yield {
      place: below(origins.scenario, 'margin'),
      message: `With a margin of ${own}:${other} a side wins that has fewer points than the enemy, and both would at once.`,
      hint: `Write the points of the winner first: [${other}, ${own}].`,
    }
  },
})
