import type { BonusObjective } from '../../../../../engine/systems/operational/scenario.ts'
import { cardLacks } from '../asset-useless/lacks.ts'
import { bonusRule, type LintContext } from '../rule.ts'

export const rule = bonusRule({
  summary: 'A bonus brings something that its side cannot use.',
  find(context, { name, side, reward }) {
    const { scenario } = context
    const lacks = lacksFor(context, side, reward)
    if (lacks === undefined) return undefined
    return {
      at: ['reward', reward.type],
      about: scenario.sides[side].id,
      message: `The bonus ${name} brings nothing: ${lacks}.`, // operational.H3
      hint: 'Choose another reward, or give the side what it lacks.',
    }
  },
})

/** Returns the missing requirement that makes a reward useless; undefined when it is of some use. */
const lacksFor = (
  context: LintContext,
  side: BonusObjective['side'],
  reward: BonusObjective['reward'],
): string | undefined => {
  const { headquarters, sides } = context.scenario
  const { name, sources } = sides[side]
  const hasStaff = headquarters.some((hq) => hq.side === side)
  switch (reward.type) {
    case 'upgrade':
    case 'specialist':
      return hasStaff ? undefined : `${name} has no headquarters`
    case 'port':
      return sources.some(({ kind }) => kind === 'port') ? undefined : `${name} has no port among its sources of supply`
    case 'card':
      return cardLacks(context, side, reward.card)
    case 'random':
      return reward.of === 'card' || hasStaff ? undefined : `${name} has no headquarters`
    default:
      return undefined
  }
}
