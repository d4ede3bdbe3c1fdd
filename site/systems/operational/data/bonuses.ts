/** Bonus objectives in words: for the page of a scenario, and while it is played. operational.H2, H3 */

import { count, placeName, unitName } from '../../../../engine/systems/operational/names.ts'
import type { BonusObjective, OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import { withVerb } from '../../../../engine/words.ts'

/** Words the condition: `Take Korsun (0812)`. */
export const conditionWords = (scenario: OperationalScenario, { condition }: BonusObjective): string => {
  switch (condition.type) {
    case 'take':
      return `Take ${placeName(scenario, condition.hex)}`
    case 'hold':
      return `Hold ${placeName(scenario, condition.hex)}`
    case 'destroy':
      return `Destroy ${unitName(scenario, condition.unit)}`
    case 'keep':
      return `Keep ${unitName(scenario, condition.unit)}`
    case 'prisoners':
      return `Take ${count(condition.count, 'step')} prisoner`
    case 'steps':
      return `Lose fewer than ${count(condition.count, 'step')}, killed or scattered`
    case 'specialists':
      return `Lose fewer than ${count(condition.count, 'specialist')}${condition.of === undefined ? '' : ` (${scenario.rules.specialists[condition.of]?.name.toLowerCase() ?? condition.of})`}`
    case 'ruins':
      return `Ruin fewer than ${count(condition.count, 'city or bridge', 'cities and bridges')}`
  }
}

/** Returns the reward besides prestige, with its page in the reference if it has one. */
export const rewardOf = (
  scenario: OperationalScenario,
  { reward }: BonusObjective,
): { readonly words: string; readonly page?: string } => {
  const { cards, specialists, rewards } = scenario.rules
  switch (reward.type) {
    case 'card':
      return { words: cards[reward.card]?.name ?? reward.card, page: `cards/${reward.card}` }
    case 'specialist':
      return {
        words: specialists[reward.specialist]?.name ?? reward.specialist,
        page: `specialists/${reward.specialist}`,
      }
    case 'port':
      return { words: `a port: ${rewards.portSupply} % more supply at every source` }
    case 'upgrade':
      return { words: 'an upgrade of a headquarters' }
    case 'delay':
      return {
        words: `${withVerb(unitName(scenario, reward.unit), 'comes', 'come')} ${count(reward.turns, 'turn')} later`,
      }
    case 'token':
      return { words: reward.token }
    case 'random':
      return { words: `a random ${reward.of}` }
  }
}
