/** Where a beaten unit goes. operational.D23 */
import type { Costs } from '../cost.ts'
import { isBridged, type Table } from '../table.ts'
import type { OperationalState } from '../types.ts'

export interface Retreater {
  /** The way of a retreat from where the unit stands, both ends included, or undefined when it is cornered. */
  pathOf(state: Readonly<OperationalState>, unit: number): readonly number[] | undefined
}

const unreached = 255

export const makeRetreater = (table: Table, costs: Costs): Retreater => {
  const cost = new Uint8Array(table.size).fill(unreached)
  const from = new Int32Array(table.size)
  const touched: number[] = []

  return {
    pathOf(state, unit) {
      for (const hex of touched) cost[hex] = unreached
      touched.length = 0
      const { supply, movement } = table.scenario.rules
      const lost = state.unsupplied[unit] >= supply.immobileFrom ? supply.movementLost : 0
      const points = table.types[unit].movement - lost
      const { edges, stops } = costs.of(state, table.movementClass[unit])
      const start = state.hex[unit]
      const buckets: number[][] = Array.from({ length: Math.max(0, points) + 1 }, () => [])
      buckets[0].push(start)
      cost[start] = 0
      touched.push(start)
      for (let spent = 0; spent <= points; spent++) {
        let nearest = 0
        for (const hex of buckets[spent]) {
          if (cost[hex] !== spent) continue
          const canEnd = hex !== start && stops[hex] === 1 && !state.hex.includes(hex)
          if (canEnd && (nearest === 0 || hex < nearest)) nearest = hex // operational.d22
          for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
            const step = edges[edge]
            const next = table.neighbours[edge]
            const total = spent + step
            if (step > movement.retreatCostMax || total > points || total >= cost[next]) continue
            // Own ground only, so nobody of the enemy stands there; and no river without a bridge.
            if (state.owner[next] !== table.side[unit]) continue
            if (table.hexsides[table.hexside[edge]].stopsRetreat && !isBridged(table, state, edge)) continue
            cost[next] = total
            from[next] = hex
            touched.push(next)
            buckets[total].push(next)
          }
        }
        if (nearest !== 0) return pathTo(nearest, start)
      }
      return undefined
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
