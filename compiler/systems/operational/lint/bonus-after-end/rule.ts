import { bonusRule } from '../rule.ts'

export const rule = bonusRule({
  summary: 'A bonus counts beyond the last turn.',
  find({ scenario }, { name, by }) {
    if (by <= scenario.turns) return undefined
    return {
      at: ['by'],
      message: `The bonus ${name} counts to turn ${by}; the scenario ends after turn ${scenario.turns}.`,
      hint: `Write ${scenario.turns} if it counts to the end.`,
    }
  },
})
