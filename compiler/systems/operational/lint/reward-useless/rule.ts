import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'reward-useless',
  summary: 'A bonus brings something that its side cannot use.',
  severity: 'warning',
  *check({ scenario, origins }) {
    for (const [index, { name, side, reward }] of scenario.bonuses.entries()) {
      const hasStaff = scenario.headquarters.some((hq) => hq.side === side)
      const hasPort = scenario.sides[side].sources.some(({ kind }) => kind === 'port')
      const lacks =
        (reward.type === 'upgrade' || reward.type === 'specialist') && !hasStaff
          ? 'no headquarters'
          : reward.type === 'port' && !hasPort
            ? 'no port among its sources of supply'
            : undefined
      if (lacks === undefined) continue
      const { id, name: whose } = scenario.sides[side]
      yield {
        place: below(origins.bonuses[index], 'reward', reward.type),
        about: id,
        message: `The bonus ${name} brings nothing: ${whose} has ${lacks}.`, // operational.H3
        hint: 'Choose another reward, or give the side what it lacks.',
      }
    }
  },
})
