import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'leader-without-infantry',
  summary: 'A leader is with tanks or guns.',
  severity: 'warning',
  *check({ scenario, origins, typeOf }) {
    for (const [unit, { id, name, leader }] of scenario.units.entries()) {
      if (leader !== true || typeOf(unit).kind === 'infantry') continue
      yield {
        place: below(origins.units[unit], 'leader'),
        about: id,
        message: `A leader is with ${name}, which is no infantry.`, // command-cards.A8
        hint: 'Leaders go with infantry: let him lead the unit beside it.',
      }
    }
  },
})
