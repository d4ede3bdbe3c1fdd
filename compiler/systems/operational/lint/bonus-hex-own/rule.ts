import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'bonus-hex-own',
  summary: 'A bonus is given for taking a hex that the side holds from the start.',
  severity: 'warning',
  *check({ scenario, origins, nameOf, isHeld }) {
    for (const [index, { name, side, condition }] of scenario.bonuses.entries()) {
      if (condition.type !== 'take' || !isHeld(side, condition.hex)) continue
      yield {
        place: below(origins.bonuses[index], 'take'),
        about: nameOf(condition.hex),
        message: `${scenario.sides[side].name} holds ${nameOf(condition.hex)} from the start, so the bonus ${name} is won at once.`, // operational.H2
        hint: 'If the hex is to be kept, write "hold" for "take".',
      }
    }
  },
})
