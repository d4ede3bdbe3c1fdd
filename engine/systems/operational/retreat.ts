/** Paths of retreats, and of rearguards that withdraw. operational.D23, F23 */
import { floodFrom, pathTo, unreached } from '../../flood.ts'
import { distance } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import { isBridged, stragglersAt } from './places.ts'
import type { Services } from './services.ts'
import { wayHome } from './supply/wayHome.ts'
import type { Table } from './table.ts'
import type { ReadonlyState } from './types.ts'

/** The way of a retreat from where the unit stands, both ends included, or undefined when it is cornered. */
export const retreatPath = (services: Services, state: ReadonlyState, unit: number): readonly number[] | undefined => {
  const { table } = services
  // operational.d22: of equally near hexes that closest to its headquarters, then that with the lowest number.
  return bestPath(services, state, unit, (hex, cost) => [cost, toStaff(table, state, unit, hex), hex])
}

/**
 * The path of a rearguard towards its headquarters, as far as its full points allow; a plain retreat without any headquarters
 * on the map.
 */
export const rearguardPath = (
  services: Services,
  state: ReadonlyState,
  unit: number,
): readonly number[] | undefined => {
  const { table, networks } = services
  const hq = table.hqOf[unit]
  if (hq < 0 || state.hqHex[hq] <= 0) return retreatPath(services, state, unit)
  // It goes home as stragglers do. operational.D21
  const home = wayHome(table, networks, state, table.side[unit] as Side, [state.hqHex[hq]])
  // operational.d23: as near to its headquarters as it comes, by the shortest way.
  return bestPath(services, state, unit, (hex, cost) => [home.cost[hex], toStaff(table, state, unit, hex), cost, hex])
}

/**
 * The way to the best hex where a unit may end a retreat.
 * @param rank numbers of a hex that is reached at a cost: the first that differs decides, and less is better
 */
const bestPath = (
  { table, costs }: Services,
  state: ReadonlyState,
  unit: number,
  rank: (hex: number, cost: number) => readonly number[],
): readonly number[] | undefined => {
  const { retreatCostMax } = table.scenario.rules.movement
  const { edges, stops } = costs.of(state, table.movementClass[unit])
  const step = (edge: number): number =>
    edges[edge] > retreatCostMax || !isOpen(table, state, unit, edge) ? unreached : edges[edge]
  const flood = floodFrom(table.board, [state.hex[unit]], step, pointsOf(table, state, unit))
  let best = 0
  let least: readonly number[] = []
  for (const hex of flood.spaces) {
    // It ends in an empty hex, and not in one that is passed along a road only.
    if (stops[hex] === 0 || state.hex.includes(hex)) continue
    const ranked = rank(hex, flood.cost[hex])
    const differs = ranked.findIndex((number, index) => number !== least[index])
    if (best !== 0 && ranked[differs] > least[differs]) continue
    best = hex
    least = ranked
  }
  return best === 0 ? undefined : pathTo(flood, best)
}

/** Points for a retreat: those of a full turn, fewer when long without supply. operational.D23 */
const pointsOf = (table: Table, state: ReadonlyState, unit: number): number => {
  const { supply } = table.scenario.rules
  const lost = state.unsupplied[unit] >= supply.immobileFrom ? supply.movementLost : 0
  return Math.max(0, table.types[unit].movement - lost)
}

/** True if a retreat can cross a hexside: own ground, no river without a bridge, no hex that is clogged. operational.D23, C19 */
const isOpen = (table: Table, state: ReadonlyState, unit: number, edge: number): boolean => {
  const { movement, reinforcement } = table.scenario.rules
  const next = table.neighbours[edge]
  if (state.owner[next] !== table.side[unit]) return false
  if (table.hexsides[table.hexside[edge]].stopsRetreat && !isBridged(table, state, edge)) return false
  const { leastCost, mostStragglers } = reinforcement
  return leastCost <= movement.retreatCostMax || stragglersAt(state, next) < mostStragglers
}

/** Hexes to a unit's headquarters, 0 when that is not on the map. */
const toStaff = (table: Table, state: ReadonlyState, unit: number, hex: number): number => {
  const hq = table.hqOf[unit]
  return hq < 0 || state.hqHex[hq] <= 0 ? 0 : distance(table.board, hex, state.hqHex[hq])
}
