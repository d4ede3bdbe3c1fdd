/** Where a unit can go: a flood fill by movement points over flat arrays. operational.C1-C14 */
import type { Side } from '../../game.ts'
import { type Costs, takesAction, takesAll } from './cost.ts'
import { type Table, weatherIn } from './table.ts'
import { actionPoint, type OperationalState } from './types.ts'
import { enemyUnit, enemyZone, ownUnit, type Survey } from './zones.ts'

/** The destinations of a unit. Valid until the next call: the memory is used again. */
export interface Reach {
  /** Hexes where the unit may end its move now, without the one it stands in. */
  readonly hexes: readonly number[]
  /** Movement points that the way to a reached hex takes. Entering a zone of control then takes all that are left. */
  cost(hex: number): number
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
  of(state: Readonly<OperationalState>, unit: number): Reach
  /** The same, when the side of all asked units was surveyed before and the state has not changed since. */
  afterSurvey(state: Readonly<OperationalState>, unit: number): Reach
}

/** No cost that a unit can pay. */
const far = 255

export const makeReacher = (table: Table, costs: Costs, survey: Survey): Reacher => {
  const { neighbours } = table
  const { meets } = survey
  const cost = new Uint8Array(table.size).fill(far)
  /** Direction in which a hex was entered. */
  const entered = new Uint8Array(table.size)
  const touched: number[] = []
  /** Directions of steps that take all points, by hex next to the start plus one; 0 elsewhere. */
  const whole = new Uint8Array(table.size)
  const wholeHexes: number[] = []
  const buckets: number[][] = []
  const hexes: number[] = []
  let start = 0
  let points = 0

  const forget = (): void => {
    for (let index = 0; index < touched.length; index++) cost[touched[index]] = far
    for (const hex of wholeHexes) whole[hex] = 0
    touched.length = 0
    wholeHexes.length = 0
    hexes.length = 0
  }

  /** Spreads from the start, cheapest hexes first. Zones of control are entered with `free` points at most, and end the move. */
  const flood = (edges: Uint8Array, stops: Uint8Array, budget: number, free: number): void => {
    while (buckets.length <= budget) buckets.push([])
    cost[start] = 0
    touched.push(start)
    if (budget > 0) buckets[0].push(start)
    for (let spent = 0; spent < budget; spent++) {
      const bucket = buckets[spent]
      for (let index = 0; index < bucket.length; index++) {
        const hex = bucket[index]
        if (cost[hex] !== spent) continue
        for (let direction = 0, edge = hex * 6; direction < 6; direction++, edge++) {
          const step = edges[edge]
          const total = spent + step
          if (step === 0 || total > budget) continue
          const next = neighbours[edge]
          if (total >= cost[next]) continue
          const met = meets[next]
          if (met & (enemyUnit | enemyZone)) {
            if (met & enemyUnit || total > free || stops[next] === 0) continue // operational.C3, C14
          } else if (total < budget) buckets[total].push(next)
          if (cost[next] === far) touched.push(next)
          cost[next] = total
          entered[next] = direction
        }
      }
      bucket.length = 0
    }
  }

  /** Steps out of the start that take all points of a unit that has them all. operational.C4, C9 */
  const stepWhole = (edges: Uint8Array, stops: Uint8Array, hasAction: boolean): void => {
    for (let direction = 0, edge = start * 6; direction < 6; direction++, edge++) {
      if (edges[edge] < takesAll || (edges[edge] & takesAction && !hasAction)) continue
      const next = neighbours[edge]
      if (stops[next] === 0 || meets[next] & (enemyUnit | ownUnit) || cost[next] <= points) continue
      whole[next] = direction + 1
      wholeHexes.push(next)
    }
  }

  const reach: Reach = {
    hexes,
    cost: (hex) => (whole[hex] ? points : cost[hex]),
    extended: (hex) => !whole[hex] && cost[hex] > points,
    takesAll: (hex) => whole[hex] !== 0,
    inZone: (hex) => (meets[hex] & enemyZone) !== 0,
    path(hex) {
      if (whole[hex]) return [start, hex]
      const path = [hex]
      for (let at = hex; at !== start; ) {
        at = neighbours[at * 6 + ((entered[at] + 3) % 6)]
        path.push(at)
      }
      return path.reverse()
    },
  }

  const afterSurvey = (state: Readonly<OperationalState>, unit: number): Reach => {
    forget()
    start = state.hex[unit]
    points = state.movementPoints[unit]
    if (start < 0) return reach
    const type = table.types[unit]
    const hasAction = state.actionPoint[unit] === actionPoint.available
    const { edges, stops } = costs.of(table.movementClass[unit], weatherIn(table, state.turn))
    const budget = points + (hasAction ? type.extendedMovement : 0) // operational.C7
    flood(edges, stops, budget, state.extended[unit] ? 0 : points)
    if (points === type.movement) stepWhole(edges, stops, hasAction)
    for (let index = 1; index < touched.length; index++) {
      const hex = touched[index]
      if (stops[hex] && !(meets[hex] & ownUnit) && !whole[hex]) hexes.push(hex)
    }
    for (const hex of wholeHexes) hexes.push(hex)
    return reach
  }

  return {
    afterSurvey,
    of(state, unit) {
      survey.of(state, table.side[unit] as Side)
      return afterSurvey(state, unit)
    },
  }
}
