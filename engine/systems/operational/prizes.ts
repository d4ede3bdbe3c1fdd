/** Cards and specialists that a bonus objective can bring: the one that it names, or one that is drawn. operational.H3 */
import type { Rolls } from '../../dice.ts'
import type { OperationalRules } from './rules.ts'
import type { BonusObjective } from './scenario.ts'

/** Ids of the cards, or of the specialists, that a bonus objective can bring. */
export const prizesOf = (
  { cards, specialists }: OperationalRules['rewards'],
  { reward }: Pick<BonusObjective, 'reward'>,
  kind: 'card' | 'specialist',
): readonly string[] => {
  if (reward.type === 'random') return reward.of === kind ? Object.keys(kind === 'card' ? cards : specialists) : []
  if (reward.type === 'card') return kind === 'card' ? [reward.card] : []
  return reward.type === 'specialist' && kind === 'specialist' ? [reward.specialist] : []
}

/** One of some things that have parts of one whole. */
export const drawByParts = (dice: Rolls, parts: Readonly<Record<string, number>>): string => {
  let left = dice.below(Object.values(parts).reduce((sum, count) => sum + count, 0))
  for (const [id, count] of Object.entries(parts)) {
    if (left < count) return id
    left -= count
  }
  throw new RangeError('nothing to draw from')
}
