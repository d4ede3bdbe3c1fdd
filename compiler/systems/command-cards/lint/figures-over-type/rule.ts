import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'figures-over-type',
  summary: 'A unit has more figures than its type.',
  severity: 'warning',
  *check({ scenario, origins, typeOf }) {
    for (const [unit, { id, name, figures }] of scenario.units.entries()) {
      const most = typeOf(unit).figures
      if (figures === undefined || figures <= most) continue
      yield {
        place: below(origins.units[unit], 'figures'),
        about: id,
        message: `${name} has ${figures} figures; its type has ${most}.`,
        hint: 'Leave "figures" away for a unit at full strength.',
      }
    }
  },
})
