import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'reward-mismatched',
  summary: 'A bonus pairs a reward with a condition that it does not go with.',
  severity: 'warning',
  *check(context) {
    const { scenario, origins, nameOf } = context
    const { conditions } = scenario.rules.rewards
    for (const [index, { name, side, condition, reward }] of scenario.bonuses.entries()) {
      const kind = reward.type === 'random' ? reward.of : reward.type
      const type = context.game.table.isDefended[index] ? 'defend' : condition.type
      if (conditions[kind].includes(type)) continue
      yield {
        place: below(origins.bonuses[index], 'reward', reward.type),
        about: 'hex' in condition ? nameOf(condition.hex) : scenario.sides[side].id,
        message: `The bonus ${name} pairs the condition "${type}" with the reward "${kind}", which goes with ${conditions[kind].join(', ')}.`, // operational.H2
        hint: 'Choose another reward; a token goes with every condition.',
      }
    }
  },
})
