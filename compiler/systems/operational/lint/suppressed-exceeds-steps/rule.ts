import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'suppressed-exceeds-steps',
  summary: 'A unit has more suppressed steps than steps.',
  severity: 'error',
  *check({ scenario, origins }) {
    for (const [unit, { id, name, steps, suppressed }] of scenario.units.entries()) {
      if (suppressed <= steps) continue
      yield {
        place: below(origins.units[unit], 'suppressed'),
        about: id,
        message: `${name} has ${suppressed} suppressed steps of ${steps}.`,
        hint: 'Suppressed steps are counted among the steps: at most all of them are suppressed.',
      }
    }
  },
})
