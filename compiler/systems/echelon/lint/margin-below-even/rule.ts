import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'The margin of victory is less than the points of the enemy, or asks that the enemy has none.',
  severity: 'error',
  *check({ scenario: { margin }, origins }) {
    const [own, other] = margin
    const place = below(origins.scenario, 'margin')
    if (other === 0)
      yield {
        place,
        message: `With a margin of ${own}:0 a side wins only while the enemy has no point at all.`,
        hint: 'Write how many points of the winner stand against how many of the enemy, such as [3, 2].',
      }
    if (own >= other) return
    yield {
      place,
      message: `With a margin of ${own}:${other} a side wins that has fewer points than the enemy, and both would at once.`,
      hint: `Write the points of the winner first: [${other}, ${own}].`,
    }
  },
})
