import { mostSpecialists } from '../../resolve/units.ts'
import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit has more specialists than it has slots.',
  severity: 'error',
  find({ scenario }, { name, type, specialists }) {
    const most = mostSpecialists(type, scenario.rules) // operational.B5
    if (specialists.length <= most) return undefined
    return {
      at: ['specialists', most],
      message: `${name} has ${specialists.length} specialists; units of type ${type} have ${most === 1 ? 'one slot' : `${most} slots`}.`,
      hint: 'The slots of a unit come from its type, or else from its nation.',
    }
  },
})
