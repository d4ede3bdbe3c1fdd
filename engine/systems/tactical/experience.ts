/** Experience and the leaders that come of it. tactical.L1, L4 */
import type { TacticalDraft } from './events.ts'
import type { Services } from './services.ts'
import { barsOf } from './units.ts'

/** A unit gains experience, and perhaps a leader when it first reaches a bar. */
export const gain = ({ table }: Services, draft: TacticalDraft, unit: number, points: number): void => {
  const { state, dice, emit } = draft
  const { experience, leaders } = table.scenario.rules
  state.experience[unit] = Math.min(experience.most, state.experience[unit] + points)
  if (!table.scenario.house.leaders || state.strength[unit] === 0) return
  const from = Math.max(experience.leader.from, state.ranked[unit] + 1)
  const bars = barsOf(table, state, unit)
  for (let bar = from; bar <= bars; bar++) {
    state.ranked[unit] = bar
    const rolls = dice.at(state, 'leader', unit)
    if (rolls.below(experience.leader.die) > 0 || state.leader[unit] > 0) continue
    const leader = rolls.below(Object.keys(leaders).length)
    state.leader[unit] = leader + 1
    emit({ type: 'led', unit, leader, seenBy: [table.side[unit]], rolled: true })
  }
}
