/** Prisoners: what they score, and the tally of the headquarters whose units took them. operational.F6, F18, I3 */
import { otherSide, type Side } from '../../../twoSides.ts'
import type { OperationalDraft } from '../events.ts'
import { reportFromPrisoners } from '../fog/reports.ts'
import { stragglersAt } from '../places.ts'
import type { Services } from '../services.ts'
import { stragglersOf } from '../stragglers.ts'

/**
 * Credits prisoners to a side. Those taken by a unit also count for its headquarters, in range or not.
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
  reportFromPrisoners(services, draft, hq)
}

/** Takes the enemy's stragglers in a hex prisoner, for a side and the unit that came in. operational.C19, D21 */
export const captureStragglers = (
  services: Services,
  draft: OperationalDraft,
  side: Side,
  hex: number,
  byUnit: number,
): void => {
  const { table } = services
  const { state } = draft
  if (stragglersOf(table, state, hex) !== otherSide(side)) return
  const steps = stragglersAt(state, hex)
  const { mostStragglers } = table.scenario.rules.reinforcement
  state.stragglers.fill(0, hex * mostStragglers, (hex + 1) * mostStragglers)
  draft.emit({ type: 'prisoners', side, at: hex, steps })
  creditPrisoners(services, draft, side, steps, byUnit)
}
