/** Supply movement from a hex over own ground: how far a headquarters commands, goes and flees. operational.F6, F7, F9 */
import type { Side } from '../../../game.ts'
import { takesAll, terrainCost } from '../cost.ts'
import { hqAt, stragglersAt, terrainIndexAt } from '../places.ts'
import type { Table } from '../table.ts'
import type { OperationalState } from '../types.ts'

export interface SupplyReach {
  /** Reached hexes, nearest first, the start first of all. */
  readonly hexes: readonly number[]
  /** By hex: points from the start, `beyond` where they do not suffice. */
  readonly cost: Uint8Array
  /** The hexes from the start to a reached one, both included. */
  path(hex: number): readonly number[]
}

export const beyond = 255

/**
 * Floods own hexes from a start with a number of points. A step that takes all points is open to whoever still has them
 * all. operational.d15
 * @param step points over an edge, 0 where there is no way
 */
export const reachFrom = (
  table: Table,
  state: Readonly<OperationalState>,
  side: Side,
  start: number,
  points: number,
  step: (edge: number) => number,
): SupplyReach => {
  const cost = new Uint8Array(table.size).fill(beyond)
  const from = new Int32Array(table.size)
  const hexes: number[] = []
  const rows: number[][] = Array.from({ length: points + 1 }, () => [])
  cost[start] = 0
  rows[0].push(start)
  for (let spent = 0; spent <= points; spent++)
    for (const hex of rows[spent]) {
      if (cost[hex] !== spent) continue
      hexes.push(hex)
      for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
        const next = table.neighbours[edge]
        const paid = step(edge)
        if (paid === 0 || state.owner[next] !== side || (paid === takesAll && hex !== start)) continue
        const total = paid === takesAll ? points : spent + paid
        if (total > points || total >= cost[next]) continue
        cost[next] = total
        from[next] = hex
        rows[total].push(next)
      }
    }
  return {
    hexes,
    cost,
    path(hex) {
      const path = [hex]
      for (let at = hex; at !== start; ) {
        at = from[at]
        path.push(at)
      }
      return path.reverse()
    },
  }
}

/**
 * Whether a headquarters may stand in a hex that its side owns. Two of them would be one target, and stragglers never share
 * a hex with one; units and hubs may.  operational.D21, F7
 */
export const mayStand = (table: Table, state: Readonly<OperationalState>, side: Side, hex: number): boolean =>
  state.owner[hex] === side &&
  terrainCost(table, terrainIndexAt(table, state, hex), 'supply') !== 'X' &&
  hqAt(state, hex) < 0 &&
  stragglersAt(state, hex) === 0
