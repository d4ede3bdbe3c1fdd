import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'delay-target-not-en-route',
  summary: 'A bonus delays a unit that is not on its way.',
  severity: 'error',
  *check({ scenario, origins }) {
    for (const [index, { name, reward }] of scenario.bonuses.entries()) {
      if (reward.type !== 'delay' || scenario.units[reward.unit].arrives !== undefined) continue
      const { id, name: whose } = scenario.units[reward.unit]
      yield {
        place: below(origins.bonuses[index], 'reward', 'delay'),
        about: id,
        message: `The bonus ${name} delays ${whose}, which does not arrive later.`, // operational.H3
        hint: 'Only a unit with "arrives" can be delayed.',
      }
    }
  },
})
