/** Where a unit can go: a flood fill by movement points over flat arrays. operational.C1-C15, C19 */
import type { Side } from '../../game.ts'
import { type Costs, closed, type EdgeCosts, takesAction, takesAll } from './cost.ts'
import { extendedMovementOf, movementClassOf } from './mobility.ts'
import type { Table } from './table.ts'
import { actionPoint, type OperationalState } from './types.ts'
import { enemyHq, enemyUnit, enemyZone, isWeak, ownUnit, type Survey, slow } from './zones.ts'

/** What makes a hex more than its cost. */
const special = enemyUnit | enemyZone | enemyHq | slow

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
  of(state: Readonly<OperationalState>, unit: number): Reach
  /** The same, when the side of all asked units was surveyed before and the state has not changed since. */
  afterSurvey(state: Readonly<OperationalState>, unit: number): Reach
}

export const makeReacher = (table: Table, costs: Costs, survey: Survey): Reacher => {
  const { neighbours } = table
  const { meets } = survey
  const { leastCost } = table.scenario.rules.reinforcement
  /** By hex: one more than the points left on arrival, 0 where the unit does not come. */
  const left = new Uint8Array(table.size)
  /** By hex: the direction of the last step. */
  const entered = new Uint8Array(table.size)
  /** Every hex where the unit comes, the start first. */
  const touched = new Int32Array(table.size)
  let touches = 0
  /** Hexes by `left`, in rows of `room`. A hex comes into a row once at most. */
  const most = mostPoints(table)
  const room = Math.min(table.size, 3 * most * (most + 1) + 1)
  const rows = new Int32Array((most + 2) * room)
  const count = new Int32Array(most + 2)
  /** By hex: 1 where a step from the start takes all points. */
  const whole = new Uint8Array(table.size)
  const ends = new Int32Array(table.size + 6)
  let endCount = 0
  let start = 0
  let points = 0
  let budget = 0
  /** Bits of hexes that are closed to the unit. */
  let barred = enemyUnit

  const forget = (): void => {
    for (let index = 0; index < touches; index++) left[touched[index]] = 0
    for (let index = 0; index < endCount; index++) whole[ends[index]] = 0
    touches = 0
    endCount = 0
  }

  /** Spreads from the start, cheapest hexes first. A zone of control is entered if this much is left, and ends the move. */
  const flood = ({ steps, stops }: EdgeCosts, leastIntoZone: number): void => {
    left[start] = budget + 1
    touched[0] = start
    let listed = 1
    rows[(budget + 1) * room] = start
    count[budget + 1] = 1
    for (let now = budget + 1; now > 1; now--) {
      const row = now * room
      const end = row + count[now]
      count[now] = 0
      for (let index = row; index < end; index++) {
        const hex = rows[index]
        if (left[hex] !== now) continue
        const first = hex * 6
        for (let direction = 0; direction < 6; direction++) {
          const step = steps[first + direction]
          const to = step >> 8
          let rest = now - (step & 255)
          const before = left[to]
          // One comparison for all: too dear, closed, or reached as cheaply.
          if (rest <= before) continue
          const met = meets[to]
          if (met & special) {
            if (met & slow && now - rest < leastCost) rest = now - leastCost // operational.C19
            if (rest <= before || met & barred) continue // operational.C3, C15
            if (met & enemyZone) {
              if (rest < leastIntoZone || stops[to] === 0) continue // operational.C14
            } else if (rest > 1) rows[rest * room + count[rest]++] = to
          } else if (rest > 1) rows[rest * room + count[rest]++] = to
          if (before === 0) touched[listed++] = to
          left[to] = rest
          entered[to] = direction
        }
      }
    }
    touches = listed
  }

  /** Points spent to get to a hex. */
  const spent = (hex: number): number => budget + 1 - left[hex]

  /** Steps out of the start that take all points of a unit that has them all. operational.C4, C9 */
  const stepWhole = ({ edges, stops }: EdgeCosts, hasAction: boolean): void => {
    for (let edge = start * 6; edge < start * 6 + 6; edge++) {
      const cost = edges[edge]
      if (cost < takesAll || cost === closed || (cost & takesAction && !hasAction)) continue
      const next = neighbours[edge]
      if (stops[next] === 0 || meets[next] & (barred | ownUnit) || spent(next) <= points) continue
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
    cost: (hex) => (whole[hex] ? points : spent(hex)),
    passing: spent,
    extended: (hex) => !whole[hex] && spent(hex) > points,
    takesAll: (hex) => whole[hex] === 1,
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
    barred = isWeak(table, state, unit) ? enemyUnit | enemyHq : enemyUnit // operational.C15
    const hasAction = state.actionPoint[unit] === actionPoint.available
    const edgeCosts = costs.of(state, movementClassOf(table, state, unit))
    const { stops } = edgeCosts
    budget = points + (hasAction ? extendedMovementOf(table, state, unit) : 0) // operational.C7
    const free = state.extended[unit] ? 0 : points
    flood(edgeCosts, budget + 1 - free)
    if (points === table.types[unit].movement && !state.extended[unit]) stepWhole(edgeCosts, hasAction)
    for (let index = 1; index < touches; index++) {
      const hex = touched[index]
      if (stops[hex] && !(meets[hex] & ownUnit) && !whole[hex]) ends[endCount++] = hex
    }
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

/** The most points that any unit can have. */
const mostPoints = (table: Table): number =>
  table.types.reduce((most, { movement, extendedMovement }) => Math.max(most, movement + extendedMovement), 0) +
  table.scenario.rules.specialOrders.motorPool.extendedMovement
