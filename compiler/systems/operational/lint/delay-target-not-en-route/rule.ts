import { bonusRule } from '../rule.ts'

export const rule = bonusRule({
  summary: 'A bonus delays a unit that is not on its way.',
  severity: 'error',
  find({ scenario }, { name, reward }) {
    if (reward.type !== 'delay' || scenario.units[reward.unit].arrives !== undefined) return undefined
    const { id, name: whose } = scenario.units[reward.unit]
    return {
      at: ['reward', 'delay'],
      about: id,
      message: `The bonus ${name} delays ${whose}, which does not arrive later.`, // operational.H3
      hint: 'Only a unit with "arrives" can be delayed.',
    }
  },
})
