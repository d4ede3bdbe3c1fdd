/** Where a unit can go. operational.C1-C15, C19 */
import type { Side } from '../../twoSides.ts'
import { type Costs, closed, type EdgeCosts, takesAction, takesAll } from './cost.ts'
import { extendedMovementOf, movementClassOf } from './mobility.ts'
import { MovementFlood } from './movementFlood.ts'
import type { Table } from './table.ts'
import { actionPoint, type ReadonlyState } from './types.ts'
import { type Encounters, enemyHq, enemyUnit, enemyZone, isWeak, ownUnit } from './zones.ts'

/** The destinations of a unit. Valid until the next call: the memory is used again. */
export interface Reach {
  /** Hexes where the unit may end its move now, without the one it stands in; a new array each time. */
  readonly hexes: readonly number[]
  /** Movement points that the way to a reached hex takes. Entering a zone of control then takes all that are left. */
  cost(hex: number): number
  /** The same for a hex on the way to another one: nobody goes on from a step that takes all points. */
  passing(hex: number): number
  /** Whether getting there takes the action point. operational.C7 */
  extended(hex: number): boolean
  /** Whether the step into it takes all points, being a river crossing or hard terrain. operational.C4, C9 */
  takesAll(hex: number): boolean
  /** Whether it lies in an enemy zone of control. operational.C14 */
  inZone(hex: number): boolean
  /** The hexes from the one the unit stands in to a destination, both included. */
  path(hex: number): readonly number[]
}

export interface Reacher {
  of(state: ReadonlyState, unit: number): Reach
  /** The same, when the encounters of the side were computed for this state just before. */
  withEncounters(state: ReadonlyState, unit: number): Reach
}

export const makeReacher = (table: Table, costs: Costs, encounters: Encounters): Reacher => {
  const { meets } = encounters
  const flood = new MovementFlood(table, meets)
  /** By hex: 1 where a step from the start takes all points. */
  const whole = new Uint8Array(table.size)
  const ends = new Int32Array(table.size + 6)
  let endCount = 0
  let start = 0
  let points = 0

  /** Steps out of the start that take all points of a unit that has them all. operational.C4, C9 */
  const stepWhole = ({ edges, stops }: EdgeCosts, hasAction: boolean, barred: number): void => {
    for (let edge = start * 6; edge < start * 6 + 6; edge++) {
      const cost = edges[edge]
      if (cost < takesAll || cost === closed || (cost & takesAction && !hasAction)) continue
      const next = table.neighbours[edge]
      if (stops[next] === 0 || meets[next] & (barred | ownUnit) || flood.spent(next) <= points) continue
      whole[next] = 1
      ends[endCount++] = next
    }
  }

  const reach: Reach = {
    get hexes() {
      const hexes = new Array<number>(endCount)
      for (let index = 0; index < endCount; index++) hexes[index] = ends[index]
      return hexes
    },
    cost: (hex) => (whole[hex] ? points : flood.spent(hex)),
    passing: (hex) => flood.spent(hex),
    extended: (hex) => !whole[hex] && flood.spent(hex) > points,
    takesAll: (hex) => whole[hex] === 1,
    inZone: (hex) => (meets[hex] & enemyZone) !== 0,
    path: (hex) => (whole[hex] ? [start, hex] : flood.pathTo(hex)),
  }

  const withEncounters = (state: ReadonlyState, unit: number): Reach => {
    flood.clear()
    for (let index = 0; index < endCount; index++) whole[ends[index]] = 0
    endCount = 0
    start = state.hex[unit]
    points = state.movementPoints[unit]
    if (start < 0) return reach
    const barred = isWeak(table, state, unit) ? enemyUnit | enemyHq : enemyUnit // operational.C15
    const hasAction = state.actionPoint[unit] === actionPoint.available
    const edgeCosts = costs.of(state, movementClassOf(table, state, unit))
    const budget = points + (hasAction ? extendedMovementOf(table, state, unit) : 0) // operational.C7
    const intoZone = state.extended[unit] ? 0 : points
    flood.spread(edgeCosts, start, budget, budget + 1 - intoZone, barred)
    if (points === table.types[unit].movement && !state.extended[unit]) stepWhole(edgeCosts, hasAction, barred)
    const { stops } = edgeCosts
    for (let index = 1; index < flood.count; index++) {
      const hex = flood.touched[index]
      if (stops[hex] && !(meets[hex] & ownUnit) && !whole[hex]) ends[endCount++] = hex
    }
    return reach
  }

  return {
    withEncounters,
    of(state, unit) {
      encounters.of(state, table.side[unit] as Side)
      return withEncounters(state, unit)
    },
  }
}
