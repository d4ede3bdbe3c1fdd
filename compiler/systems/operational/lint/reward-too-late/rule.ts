import { bonusRule } from '../rule.ts'

/** Conditions that are judged when their last turn is over. */
const lasting: readonly string[] = ['keep', 'steps', 'specialists', 'ruins']

export const rule = bonusRule({
  summary: 'A bonus can only be won when the battle is over, and its reward is of use only before.',
  find(context, { name, by, condition, reward }, index) {
    const { scenario } = context
    if (reward.type === 'token' || by < scenario.turns) return undefined
    if (!context.game.table.isDefended[index] && !lasting.includes(condition.type)) return undefined
    return {
      at: ['reward', reward.type],
      message: `The bonus ${name} is won when turn ${scenario.turns} is over, and nothing can be done with its reward then.`, // operational.H3
      hint: `Write a turn before ${scenario.turns} after "by", or give a token.`,
    }
  },
})
