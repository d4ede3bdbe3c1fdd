/** Prisoners: what they score, and the tally of the headquarters whose units took them. operational.F6, F18, I3 */
import type { Side } from '../../../game.ts'
import { questionPrisoners } from '../fog/reports.ts'
import type { OperationalDraft, Services } from '../verbs/verb.ts'

/**
 * Books prisoners of a side. Those taken by a unit count for its headquarters, in range or not.
 * @param byUnit the unit that took them; absent where nobody in particular did
 */
export const creditPrisoners = (
  services: Services,
  draft: OperationalDraft,
  side: Side,
  steps: number,
  byUnit?: number,
): void => {
  const { table } = services
  const { state } = draft
  if (steps === 0) return
  state.prisoners[side] += steps
  state.score[side] += steps * table.scenario.rules.victory.scorePrisoner
  const hq = byUnit === undefined ? -1 : table.hqOf[byUnit]
  if (hq < 0) return
  state.hqPrisoners[hq] += steps
  questionPrisoners(services, draft, hq)
}
