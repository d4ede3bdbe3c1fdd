import { bonusRule } from '../rule.ts'

export const rule = bonusRule({
  summary: 'A bonus pairs a reward with a condition that it does not go with.',
  find(context, { name, condition, reward }, index) {
    const { scenario } = context
    const { conditions } = scenario.rules.rewards
    const kind = reward.type === 'random' ? reward.of : reward.type
    const type = context.game.table.isDefended[index] ? 'defend' : condition.type
    if (conditions[kind].includes(type)) return undefined
    return {
      at: ['reward', reward.type],
      message: `The bonus ${name} pairs the condition "${type}" with the reward "${kind}", which goes with ${conditions[kind].join(', ')}.`, // operational.H2
      hint: 'Choose another reward; a token goes with every condition.',
    }
  },
})
