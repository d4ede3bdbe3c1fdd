import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

/** Conditions that are judged when their last turn is over. */
const lasting: readonly string[] = ['keep', 'steps', 'specialists', 'ruins']

export const rule = defineRule({
  code: 'reward-too-late',
  summary: 'A bonus can only be won when the battle is over, and its reward is of use only before.',
  severity: 'warning',
  *check(context) {
    const { scenario, origins, nameOf } = context
    for (const [index, { name, side, by, condition, reward }] of scenario.bonuses.entries()) {
      if (reward.type === 'token' || by < scenario.turns) continue
      if (!context.game.table.isDefended[index] && !lasting.includes(condition.type)) continue
      yield {
        place: below(origins.bonuses[index], 'reward', reward.type),
        about: 'hex' in condition ? nameOf(condition.hex) : scenario.sides[side].id,
        message: `The bonus ${name} is won when turn ${scenario.turns} is over, and nothing can be done with its reward then.`, // operational.H3
        hint: `Write a turn before ${scenario.turns} after "by", or give a token.`,
      }
    }
  },
})
