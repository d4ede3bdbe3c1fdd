import { mostSteps } from '../../resolve/units.ts'
import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit has more steps than its type allows.',
  severity: 'error',
  find({ scenario }, { name, type, steps }) {
    const most = mostSteps(type, scenario.rules) // operational.B3
    if (steps <= most) return undefined
    return {
      at: ['steps'],
      message: `${name} has ${steps} steps; units of type ${type} have at most ${most}.`,
      hint: 'The most steps of a unit come from its type, or else from its nation.',
    }
  },
})
