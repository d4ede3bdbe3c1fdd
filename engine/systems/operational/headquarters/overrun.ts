/** Headquarters in flight: overrun, going with their troops, destroyed and set up again. operational.F9-F11 */
import { pathTo } from '../../../flood.ts'
import { otherSide, type Side } from '../../../game.ts'
import { hexesAround } from '../places.ts'
import { branches } from '../rules.ts'
import type { Services } from '../services.ts'
import { enRoute, type OperationalDraft, type ReadonlyState } from '../types.ts'
import { suppressBranches } from './branches.ts'
import { creditPrisoners } from './prisoners.ts'
import { mayStand } from './ranges.ts'
import { shedPool } from './shed.ts'

/** An enemy unit has come into the hex of a headquarters. operational.F9, F10 */
export const overrunHeadquarters = (services: Services, draft: OperationalDraft, hq: number, byUnit: number): void => {
  const { table } = services
  const { state } = draft
  const { suppresses, shed } = table.scenario.rules.headquarters
  if (state.hqOverrun[hq] === 0) suppressBranches(draft, hq, suppresses.overrun)
  state.hqOverrun[hq] = 1
  const most = shed[state.hqUnsupplied[hq]]
  const path = most === undefined ? undefined : flightOf(services, state, hq)
  if (most === undefined || path === undefined) {
    destroyHeadquarters(services, draft, hq, state.turn + table.scenario.rules.headquarters.rebuilt.turns, byUnit)
    return
  }
  const at = state.hqHex[hq]
  const to = path[path.length - 1]
  state.hqHex[hq] = to
  const { steps } = shedPool(table, draft, hq, [...path.slice(1, -1), ...hexesAround(table, at)], most)
  draft.emit({ type: 'hq-overrun', hq, at, to, shed: steps })
}

/**
 * A unit retreats from the hex of a headquarters of its side, which goes too if it can and if that is not its end: it may go,
 * it need not. operational.F9, F10
 */
export const withdrawHeadquarters = (services: Services, draft: OperationalDraft, hq: number): void => {
  const { table } = services
  const { state } = draft
  const most = table.scenario.rules.headquarters.shed[state.hqUnsupplied[hq]]
  const path = most === undefined ? undefined : flightOf(services, state, hq)
  if (most === undefined || path === undefined) return
  const at = state.hqHex[hq]
  state.hqHex[hq] = path[path.length - 1]
  draft.emit({ type: 'hq-moved', hq, path })
  shedPool(table, draft, hq, [at, ...path.slice(1, -1), ...hexesAround(table, at)], most)
}

/**
 * Takes a headquarters off the map and sets it up again on its way: what was suppressed is lost, and so are command points and
 * range, but never below what its kind begins with; and all that it has learned. operational.F11
 * @param from first turn in which it may come back
 */
export const destroyHeadquarters = (
  services: Services,
  draft: OperationalDraft,
  hq: number,
  from: number,
  byUnit?: number,
): void => {
  const { table } = services
  const { state } = draft
  const at = state.hqHex[hq]
  const side = table.scenario.headquarters[hq].side
  const { rebuilt } = table.scenario.rules.headquarters
  const usual = table.profiles[hq]
  state.hqHex[hq] = enRoute
  state.hqFrom[hq] = from
  draft.emit({ type: 'hq-destroyed', hq, at })
  // Who overran it is where it was.
  const hexes = byUnit === undefined ? [at, ...hexesAround(table, at)] : hexesAround(table, at)
  const { killed } = shedPool(table, draft, hq, hexes, Number.POSITIVE_INFINITY)
  creditPrisoners(services, draft, otherSide(side), killed, byUnit)
  for (const [branch, name] of branches.entries()) {
    const index = hq * branches.length + branch
    state.hqLevel[index] = lowered(state.hqLevel[index], state.hqSuppressed[index], usual.levels[name])
    state.hqSuppressed[index] = 0
  }
  state.hqCommand[hq] = lowered(state.hqCommand[hq], rebuilt.commandPoints, usual.commandPoints)
  state.hqTrucks[hq] = lowered(state.hqTrucks[hq], rebuilt.trucks, usual.trucks)
  state.hqPoints[hq] = 0
  state.hqExperience[hq] = 0
  state.hqUnsupplied[hq] = 0
  state.hqRested[hq] = 0
}

/** What is left of a value after a loss that does not take it below the usual one. */
const lowered = (value: number, loss: number, usual: number): number => Math.max(value - loss, Math.min(value, usual))

/**
 * The way to the nearest hex in reach where a headquarters may stand, both ends included; of equally near ones to that with the
 * lowest number. It goes as supply goes, over own ground. operational.F9
 */
const flightOf = ({ table, ranges }: Services, state: ReadonlyState, hq: number): readonly number[] | undefined => {
  const side: Side = table.scenario.headquarters[hq].side
  const reach = ranges.reach(state, hq)
  let to = 0
  for (const hex of reach.hexes) {
    if (!mayStand(table, state, side, hex)) continue
    if (to === 0 || reach.cost[hex] < reach.cost[to] || (reach.cost[hex] === reach.cost[to] && hex < to)) to = hex
  }
  return to === 0 ? undefined : pathTo(reach, to)
}
