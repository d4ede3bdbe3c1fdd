/** Figures lost, units destroyed, and what goes with them. command-cards.C14, C15 */
import { destroyed } from '../types.ts'
import type { CommandCardsDraft, Kit } from '../verbs/verb.ts'

export type LossReason = 'hits' | 'flags' | 'mine' | 'ice' | 'drop'

/** Takes figures from a unit, at most all; the last one destroys it. `by` is the unit that does it, if one does. */
export const loseFigures = (
  kit: Kit,
  draft: CommandCardsDraft,
  unit: number,
  count: number,
  why: LossReason,
  by?: number,
): void => {
  const figures = Math.min(count, draft.state.figures[unit])
  if (figures === 0) return
  draft.state.figures[unit] -= figures
  draft.emit({ type: 'lost', unit, figures, why, rolled: true })
  if (draft.state.figures[unit] === 0) destroyUnit(kit, draft, unit, by)
}

/** A unit is gone. */
export const destroyUnit = (_kit: Kit, draft: CommandCardsDraft, unit: number, by?: number): void => {
  draft.state.hex[unit] = destroyed
  draft.emit({ type: 'destroyed', unit, ...(by === undefined ? {} : { by }) })
}
