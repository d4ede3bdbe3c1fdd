/** Headquarters overrun, withdrawing with their troops, and destroyed. operational.F9-F11 */
import { pathTo } from '../../../flood.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import type { OperationalDraft } from '../events.ts'
import { hexesAround } from '../places.ts'
import { branches } from '../rules.ts'
import type { Services } from '../services.ts'
import { enRoute, type ReadonlyState } from '../types.ts'
import { suppressBranches } from './branches.ts'
import { creditPrisoners } from './prisoners.ts'
import { mayStand } from './ranges.ts'
import { scatterPool } from './shed.ts'

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
  const { steps } = scatterPool(table, draft, hq, [...path.slice(1, -1), ...hexesAround(table, at)], most)
  draft.emit({ type: 'hq-overrun', hq, at, to, shed: steps })
}

/**
 * Withdraws a headquarters when a unit of its side retreats from its hex, unless it has nowhere to go. One that has been too
 * long without supply is destroyed by it. operational.F9-F11
 */
export const withdrawHeadquarters = (services: Services, draft: OperationalDraft, hq: number): void => {
  const { table } = services
  const { state } = draft
  const { shed, rebuilt } = table.scenario.rules.headquarters
  const path = flightOf(services, state, hq)
  if (path === undefined) return
  const most = shed[state.hqUnsupplied[hq]]
  if (most === undefined) {
    destroyHeadquarters(services, draft, hq, state.turn + rebuilt.turns)
    return
  }
  const at = state.hqHex[hq]
  state.hqHex[hq] = path[path.length - 1]
  draft.emit({ type: 'hq-moved', hq, path })
  scatterPool(table, draft, hq, [at, ...path.slice(1, -1), ...hexesAround(table, at)], most)
}

/**
 * Destroys a headquarters and sets it up again en route. It loses suppressed levels, command points and range, but never falls
 * below the values of its profile; and all its experience. operational.F11
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
  const { killed } = scatterPool(table, draft, hq, hexes, Number.POSITIVE_INFINITY)
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

/** A value after a loss that does not take it below the usual one. */
const lowered = (value: number, loss: number, usual: number): number => Math.max(value - loss, Math.min(value, usual))

/**
 * The path to the nearest hex in range where a headquarters may stand, both ends included; of equally near ones the one with
 * the lowest number. It moves as supply does, over own ground. operational.F9
 */
const flightOf = ({ table, ranges }: Services, state: ReadonlyState, hq: number): readonly number[] | undefined => {
  const side: Side = table.scenario.headquarters[hq].side
  const reach = ranges.reach(state, hq)
  let to = 0
  for (const hex of reach.spaces) {
    if (!mayStand(table, state, side, hex)) continue
    if (to === 0 || reach.cost[hex] < reach.cost[to] || (reach.cost[hex] === reach.cost[to] && hex < to)) to = hex
  }
  return to === 0 ? undefined : pathTo(reach, to)
}
