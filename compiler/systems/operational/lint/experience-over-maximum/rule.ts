import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'experience-over-maximum',
  summary: 'A unit has more experience than there is.',
  severity: 'error',
  *check({ scenario, origins }) {
    const { maximum } = scenario.rules.experience // operational.B11
    for (const [unit, { id, name, experience }] of scenario.units.entries()) {
      if (experience <= maximum) continue
      yield {
        place: below(origins.units[unit], 'experience'),
        about: id,
        message: `${name} has ${experience} experience; the most is ${maximum}.`,
      }
    }
  },
})
