/** The start of a turn for headquarters: points, pools, supply, stragglers. operational.F1, F2, F8 */
import type { Side } from '../../../twoSides.ts'
import type { OperationalDraft } from '../events.ts'
import { hexesAround } from '../places.ts'
import type { Services } from '../services.ts'
import { recoverBranches, suppressBranches } from './branches.ts'
import { destroyHeadquarters } from './overrun.ts'
import { gatherStragglers } from './rally.ts'
import { scatterPool } from './shed.ts'

/** Call it when the supply of the side's hubs is known. */
export const beginHeadquartersTurn = (services: Services, draft: OperationalDraft, side: Side): void => {
  const { table, undisrupted } = services
  const { state } = draft
  state.hqOverrun.fill(0) // operational.F9
  const hqs = table.hqsOf[side]
  if (hqs.length > 0) {
    // Taken out at once: the tracer's memory is used again.
    const { value } = undisrupted.of(state, side)
    const supplied = hqs.map((hq) => state.hqHex[hq] > 0 && value[state.hqHex[hq]] > 0)
    for (const [index, hq] of hqs.entries()) {
      state.hqMoved[hq] = 0
      advancePool(services, draft, hq)
      if (state.hqHex[hq] > 0) check(services, draft, hq, supplied[index])
    }
  }
  gatherStragglers(services, draft, side)
}

/** Moves the pool on by one turn: the items due next turn are available now. operational.F13 */
const advancePool = ({ table }: Services, { state }: OperationalDraft, hq: number): void => {
  const first = hq * table.items.length
  for (let at = first; at < first + table.items.length; at++) {
    state.pool[at] += state.poolNext[at]
    state.poolNext[at] = state.poolLater[at]
    state.poolLater[at] = 0
  }
}

/** The supply of a headquarters: it is there or it is not, and disruption does not touch it. operational.F1, F2, F8 */
const check = (services: Services, draft: OperationalDraft, hq: number, isSupplied: boolean): void => {
  const { table } = services
  const { state } = draft
  const { suppresses, pointsLost, poolLostFrom, destroyedFrom } = table.scenario.rules.headquarters
  const command = state.hqCommand[hq]
  if (isSupplied) {
    const wasCut = state.hqUnsupplied[hq] > 0
    state.hqUnsupplied[hq] = 0
    state.hqPoints[hq] = command
    if (wasCut) draft.emit({ type: 'hq-supply', hq, turns: 0, lost: 0 })
    recoverBranches(draft, hq)
    return
  }
  const turns = ++state.hqUnsupplied[hq]
  const lost = Math.min(command, pointsLost[Math.min(turns, pointsLost.length) - 1] ?? 0)
  state.hqPoints[hq] = command - lost
  draft.emit({ type: 'hq-supply', hq, turns, lost })
  if (turns >= destroyedFrom) {
    destroyHeadquarters(services, draft, hq, state.turn)
    return
  }
  suppressBranches(draft, hq, suppresses.unsupplied)
  if (turns >= poolLostFrom)
    scatterPool(table, draft, hq, hexesAround(table, state.hqHex[hq]), Number.POSITIVE_INFINITY)
}
