import { below } from '../../../../diagnostics/diagnostic.ts'
import { mostSpecialists } from '../../resolve/units.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'specialists-over-slots',
  summary: 'A unit has more specialists than it has slots.',
  severity: 'error',
  *check({ scenario, origins }) {
    for (const [unit, { id, name, type, specialists }] of scenario.units.entries()) {
      const most = mostSpecialists(type, scenario.rules) // operational.B5
      if (specialists.length <= most) continue
      yield {
        place: below(origins.units[unit], 'specialists', most),
        about: id,
        message: `${name} has ${specialists.length} specialists; units of type ${type} have ${most === 1 ? 'one slot' : `${most} slots`}.`,
        hint: 'The slots of a unit come from its type, or else from its nation.',
      }
    }
  },
})
