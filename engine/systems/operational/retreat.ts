/** Where a beaten unit goes, and where a rearguard slips away to. operational.D23, F23 */
import type { Side } from '../../game.ts'
import { distance } from '../../hex.ts'
import type { Costs } from './cost.ts'
import { isBridged, stragglersAt } from './places.ts'
import type { SupplyNetworks } from './supply/network.ts'
import { wayHome } from './supply/wayHome.ts'
import type { Table } from './table.ts'
import type { OperationalState } from './types.ts'

export interface Retreater {
  /** The way of a retreat from where the unit stands, both ends included, or undefined when it is cornered. */
  pathOf(state: Readonly<OperationalState>, unit: number): readonly number[] | undefined
  /** The way of a rearguard toward its headquarters, as far as it comes with all its points; undefined without any. */
  rearguardPathOf(state: Readonly<OperationalState>, unit: number): readonly number[] | undefined
}

const unreached = 255

export const makeRetreater = (table: Table, costs: Costs, networks: SupplyNetworks): Retreater => {
  const cost = new Uint8Array(table.size).fill(unreached)
  const from = new Int32Array(table.size)
  const touched: number[] = []

  /** Points for a retreat: those of a full turn, fewer when long without supply. operational.D23 */
  const pointsOf = (state: Readonly<OperationalState>, unit: number): number => {
    const { supply } = table.scenario.rules
    const lost = state.unsupplied[unit] >= supply.immobileFrom ? supply.movementLost : 0
    return Math.max(0, table.types[unit].movement - lost)
  }

  /** Whether a retreat goes over a hexside: own ground, no river without a bridge, no hex that is clogged. operational.D23, C19 */
  const isOpen = (state: Readonly<OperationalState>, unit: number, edge: number): boolean => {
    const { movement, reinforcement } = table.scenario.rules
    const next = table.neighbours[edge]
    if (state.owner[next] !== table.side[unit]) return false
    if (table.hexsides[table.hexside[edge]].stopsRetreat && !isBridged(table, state, edge)) return false
    const { leastCost, mostStragglers } = reinforcement
    return leastCost <= movement.retreatCostMax || stragglersAt(state, next) < mostStragglers
  }

  /** Floods the ground of a retreat, nearest first; stops at the first points for which `found` says so. */
  const flood = (
    state: Readonly<OperationalState>,
    unit: number,
    points: number,
    found: (spent: number, hexes: readonly number[]) => boolean,
  ): void => {
    for (const hex of touched) cost[hex] = unreached
    touched.length = 0
    const { retreatCostMax } = table.scenario.rules.movement
    const { edges } = costs.of(state, table.movementClass[unit])
    const start = state.hex[unit]
    const buckets: number[][] = Array.from({ length: points + 1 }, () => [])
    buckets[0].push(start)
    cost[start] = 0
    touched.push(start)
    for (let spent = 0; spent <= points; spent++) {
      for (const hex of buckets[spent]) {
        if (cost[hex] !== spent) continue
        for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
          const step = edges[edge]
          const next = table.neighbours[edge]
          const total = spent + step
          if (step > retreatCostMax || total > points || total >= cost[next] || !isOpen(state, unit, edge)) continue
          cost[next] = total
          from[next] = hex
          touched.push(next)
          buckets[total].push(next)
        }
      }
      if (found(spent, buckets[spent])) return
    }
  }

  /** Whether a unit may end a retreat in a hex: empty, and not one to be passed along a road only. */
  const canEnd = (state: Readonly<OperationalState>, unit: number, hex: number): boolean =>
    hex !== state.hex[unit] && costs.of(state, table.movementClass[unit]).stops[hex] === 1 && !state.hex.includes(hex)

  /** Hexes to a unit's headquarters, 0 when that is not on the map. */
  const toStaff = (state: Readonly<OperationalState>, unit: number, hex: number): number => {
    const hq = table.hqOf[unit]
    return hq < 0 || state.hqHex[hq] <= 0 ? 0 : distance(table.board, hex, state.hqHex[hq])
  }

  return {
    pathOf(state, unit) {
      let best = 0
      flood(state, unit, pointsOf(state, unit), (spent, hexes) => {
        for (const hex of hexes) {
          if (cost[hex] !== spent || !canEnd(state, unit, hex)) continue
          // operational.d22: of equally near hexes that closest to its headquarters, then that with the lowest number.
          const nearer = best === 0 ? -1 : toStaff(state, unit, hex) - toStaff(state, unit, best)
          if (nearer < 0 || (nearer === 0 && hex < best)) best = hex
        }
        return best !== 0
      })
      return best === 0 ? undefined : pathTo(best, state.hex[unit])
    },
    rearguardPathOf(state, unit) {
      const hq = table.hqOf[unit]
      if (hq < 0 || state.hqHex[hq] <= 0) return this.pathOf(state, unit)
      flood(state, unit, pointsOf(state, unit), () => false)
      const reached = touched.filter((hex) => canEnd(state, unit, hex))
      if (reached.length === 0) return undefined
      const side = table.side[unit] as Side
      // It goes home as stragglers do. operational.D21
      const { far } = wayHome(table, networks, state, side, [state.hqHex[hq]])
      let best = reached[0]
      for (const hex of reached) {
        // operational.d23: as near to its headquarters as it comes, by the shortest way.
        const nearer = far[hex] - far[best] || toStaff(state, unit, hex) - toStaff(state, unit, best)
        const order = nearer || cost[hex] - cost[best] || hex - best
        if (order < 0) best = hex
      }
      return pathTo(best, state.hex[unit])
    },
  }

  function pathTo(hex: number, start: number): number[] {
    const path = [hex]
    for (let at = hex; at !== start; ) {
      at = from[at]
      path.push(at)
    }
    return path.reverse()
  }
}
