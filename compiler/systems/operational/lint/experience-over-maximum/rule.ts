import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit has more experience than there is.',
  severity: 'error',
  find({ scenario }, { name, experience }) {
    const { maximum } = scenario.rules.experience // operational.B11
    if (experience <= maximum) return undefined
    return {
      at: ['experience'],
      message: `${name} has ${experience} experience; the most is ${maximum}.`,
    }
  },
})
