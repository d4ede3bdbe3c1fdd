import { objectiveRule } from '../rule.ts'

export const rule = objectiveRule({
  summary: 'An objective is due after the last turn.',
  find({ scenario }, { name, by }) {
    if (by <= scenario.turns) return undefined
    return {
      at: ['by'],
      message: `${name} is due by turn ${by}; the scenario ends after turn ${scenario.turns}.`,
      hint: 'A due turn after the end can never be missed.',
    }
  },
})
