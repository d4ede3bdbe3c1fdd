import { areOwnersExchanged } from '../owners.ts'
import { bonusRule } from '../rule.ts'

export const rule = bonusRule({
  summary: 'A bonus is given for taking a hex that the side holds from the start.',
  find({ scenario, nameOf, isHeld }, { name, side, condition }) {
    if (condition.type !== 'take' || !isHeld(side, condition.hex) || areOwnersExchanged(scenario)) return undefined
    return {
      at: ['take'],
      message: `${scenario.sides[side].name} holds ${nameOf(condition.hex)} from the start, so the bonus ${name} is won at once.`, // operational.H2
      hint: 'If the hex is to be kept, write "hold" for "take".',
    }
  },
})
