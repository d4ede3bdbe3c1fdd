import { below } from '../../../../diagnostics/diagnostic.ts'
import { mostSteps } from '../../resolve/units.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'unit-steps-over-maximum',
  summary: 'A unit has more steps than its type allows.',
  severity: 'error',
  *check({ scenario, origins }) {
    for (const [unit, { id, name, type, steps }] of scenario.units.entries()) {
      const most = mostSteps(type, scenario.rules) // operational.B3
      if (steps <= most) continue
      yield {
        place: below(origins.units[unit], 'steps'),
        about: id,
        message: `${name} has ${steps} steps; units of type ${type} have at most ${most}.`,
        hint: 'The most steps of a unit come from its type, or else from its nation.',
      }
    }
  },
})
