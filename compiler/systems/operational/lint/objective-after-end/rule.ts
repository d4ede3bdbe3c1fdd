import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'objective-after-end',
  summary: 'An objective is due after the last turn.',
  severity: 'warning',
  *check({ scenario, origins, nameOf }) {
    for (const [index, { hex, name, by }] of scenario.objectives.entries()) {
      if (by <= scenario.turns) continue
      yield {
        place: below(origins.objectives[index], 'by'),
        about: nameOf(hex),
        message: `${name} is due by turn ${by}; the scenario ends after turn ${scenario.turns}.`,
        hint: 'A due turn after the end can never be missed.',
      }
    }
  },
})
