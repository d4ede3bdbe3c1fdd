import { objectivesOf } from '../../../../../engine/systems/tactical/victory.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'The attacker holds enough objectives from the start, or needs more than there are.',
  *check({ scenario: { needed, objectives }, origins, game: { table }, start }) {
    const held = objectivesOf(table, start, 0)
    if (held < needed && needed <= objectives.length) return
    yield {
      place: { ...origins.scenario, path: ['objectives'] },
      message:
        needed > objectives.length
          ? `The attacker needs ${needed} objectives, and there are ${objectives.length}.`
          : `The attacker needs ${needed} objectives and holds ${held} from the start.`,
      hint: 'Correct "needed", or who holds the objectives.',
    }
  },
})
