import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'bonus-after-end',
  summary: 'A bonus counts beyond the last turn.',
  severity: 'warning',
  *check({ scenario, origins, nameOf }) {
    for (const [index, { name, by, side, condition }] of scenario.bonuses.entries()) {
      if (by <= scenario.turns) continue
      yield {
        place: below(origins.bonuses[index], 'by'),
        about: 'hex' in condition ? nameOf(condition.hex) : scenario.sides[side].id,
        message: `The bonus ${name} counts to turn ${by}; the scenario ends after turn ${scenario.turns}.`,
        hint: `Write ${scenario.turns} if it counts to the end.`,
      }
    }
  },
})
