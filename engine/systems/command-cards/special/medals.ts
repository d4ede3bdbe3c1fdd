/** Medals for special deeds: won at once, and some of them lost again. command-cards.A6, A7, A8, A12 */
import type { Side } from '../../../twoSides.ts'
import type { MedalReason } from '../events.ts'
import type { CommandCardsDraft } from '../services.ts'

/** Gives a side medals, or takes them back when the count is less than 0. */
export const awardMedals = (draft: CommandCardsDraft, side: Side, count: number, why: MedalReason): void => {
  if (count === 0) return
  draft.state.otherMedals[side] = Math.max(0, draft.state.otherMedals[side] + count)
  draft.emit({ type: 'medal', side, count, why })
}
