/** Stragglers walk back to headquarters and hubs and rejoin the force pool. operational.D21, F16 */
import { inMapOrder } from '../../../board.ts'
import { type Flood, unreached } from '../../../flood.ts'
import type { Side } from '../../../twoSides.ts'
import { takesAll } from '../cost.ts'
import type { OperationalDraft } from '../events.ts'
import { edgeBetween, hqAt, hubAt, stragglersAt } from '../places.ts'
import { poolAfter, putIntoStock, step } from '../pool.ts'
import { branches } from '../rules.ts'
import type { Services } from '../services.ts'
import { addStraggler, emitStragglers, roomFor, stragglersOf, takeStraggler } from '../stragglers.ts'
import { wayHome } from '../supply/wayHome.ts'
import type { Table } from '../table.ts'
import type { ReadonlyState } from '../types.ts'
import { activeLevel, isAble, orderCost } from './command.ts'

/**
 * Moves all stragglers of a side towards the nearest headquarters or supplied hub, nearest first, each as far as there is room.
 * Those that arrive rejoin the force pool. They keep to roads, as supply does. operational.D21
 */
export const gatherStragglers = (services: Services, draft: OperationalDraft, side: Side): void => {
  const { table } = services
  const { state } = draft
  const places: number[] = []
  for (const hex of table.board.spaces) if (stragglersOf(table, state, hex) === side) places.push(hex)
  if (places.length === 0) return
  const home = wayHome(table, services.networks, state, side, goalsOf(table, state, side))
  places.sort((a, b) => home.cost[a] - home.cost[b] || a - b)
  const changed = new Set<number>()
  for (const hex of places)
    for (let left = stragglersAt(state, hex); left > 0; left--) {
      const unit = takeStraggler(table, state, hex)
      const to = moveStraggler(services, draft, side, home, unit, hex)
      if (to > 0) addStraggler(table, state, unit, to)
      if (to === hex) continue
      changed.add(hex)
      if (to > 0) changed.add(to)
    }
  // In the order of the map: that in which they moved would tell of stragglers in the fog.
  for (const hex of inMapOrder(changed)) emitStragglers(draft, side, hex)
}

/** Moves one step; returns the hex where it stops, 0 when it has rejoined. */
const moveStraggler = (
  services: Services,
  draft: OperationalDraft,
  side: Side,
  home: Flood,
  unit: number,
  start: number,
): number => {
  const { table } = services
  const { state } = draft
  const { points } = services.networks(state)
  let left = table.scenario.rules.reinforcement.stragglerMovement
  let stop = start
  for (let hex = start; home.cost[hex] !== unreached && home.cost[hex] > 0; ) {
    const next = home.previous[hex]
    const paid = points[edgeBetween(table, hex, next)]
    left -= paid === takesAll ? table.scenario.rules.reinforcement.stragglerMovement : paid
    if (left < 0) break
    hex = next
    if (home.cost[hex] === 0 && rejoin(services, draft, unit, hex)) return 0
    if (roomFor(table, state, side, hex) > 0) stop = hex
  }
  return stop
}

/** The hexes of headquarters and of supplied hubs; others do not accept stragglers. operational.D21, E7 */
const goalsOf = (table: Table, state: ReadonlyState, side: Side): number[] => {
  const goals = table.hqsOf[side].flatMap((hq) => (state.hqHex[hq] > 0 ? [state.hqHex[hq]] : []))
  for (let hub = 0; hub < table.hubSlots; hub++) {
    const hex = state.hubHex[hub]
    if (hex > 0 && table.hubSide[hub] === side && state.hubSupplied[hub] === 1 && !goals.includes(hex)) goals.push(hex)
  }
  return goals.filter((hex) => state.owner[hex] === side)
}

/**
 * A step rejoins the pool of its own headquarters. A headquarters in the hex pays for it; at a hub its own headquarters pays,
 * and the step arrives a turn later. A unit without headquarters gets nothing back. operational.D21, F16
 */
const rejoin = (services: Services, draft: OperationalDraft, unit: number, hex: number): boolean => {
  const { table } = services
  const { state } = draft
  const own = table.hqOf[unit]
  if (own < 0) return true
  const here = hqAt(state, hex)
  const pays = here >= 0 ? here : own
  const cost = rallyCost(table, state, pays)
  if (cost === undefined) return false
  state.hqPoints[pays] -= cost
  const { delayAtHub } = table.scenario.rules.reinforcement
  const atHub = here < 0 && hubAt(table, state, hex) >= 0
  putIntoStock(table, unit, step, poolAfter(state, atHub ? delayAtHub : 0), own * table.items.length)
  draft.emit({ type: 'rallied', hq: own, at: hex, steps: 1 })
  return true
}

/** Command points that a headquarters spends on one step; undefined when it cannot. operational.F16 */
export const rallyCost = (table: Table, state: ReadonlyState, hq: number): number | undefined => {
  const { freeRallyFrom } = table.profiles[hq]
  const level = activeLevel(state, hq, branches.indexOf('pool'))
  if (freeRallyFrom > 0 && level >= freeRallyFrom && state.hqHex[hq] > 0) return 0
  return isAble(table, state, hq, 'rally') ? orderCost(table, state, hq, 'rally') : undefined
}
