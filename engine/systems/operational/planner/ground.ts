/** The ground as the planner measures it: rough distances over the map, made anew when bridges, ruins or weather change. */
import { countSteps, makeCostFlood } from '../../../flood.ts'
import { degree, reversed } from '../../../hex.ts'
import { closed, takesAll } from '../cost.ts'
import type { OperationalGame } from '../index.ts'
import { type MovementClass, movementClasses } from '../rules.ts'
import type { ReadonlyState } from '../types.ts'

/** Distance of a hex that cannot be reached. */
export const far = 999

/** Rough cost of a hex that takes a fresh unit's whole turn, and of a river without bridge. */
const wholeTurn = 5

/** How foot and vehicles see the map. */
export const gaits = ['infantry', 'mobile'] as const
export type Gait = (typeof gaits)[number]

export const gaitOf = (movementClass: MovementClass): Gait => (movementClass === 'mobile' ? 'mobile' : 'infantry')

export interface Ground {
  readonly size: number
  /** By edge: the hex behind it; 0 off the map. */
  readonly neighbours: Int32Array
  /** Rough cost to leave `hex` in a direction, by gait; `far` when impossible. */
  readonly cost: Readonly<Record<Gait, Int16Array>>
  /** Distances to a hex, worked out when first asked: the ground never changes. */
  fieldTo(gait: Gait, hex: number): DistanceField
  /** The same as far as so many points lead; one more than these beyond. */
  fieldWithin(gait: Gait, hex: number, points: number): DistanceField
  /** Distances to the nearest of some hexes. */
  fieldToAny(gait: Gait, hexes: readonly number[]): DistanceField
  /** Steps on foot from the nearest of some hexes; `unreached` where nobody gets. */
  stepsFrom(hexes: readonly number[]): Uint16Array
  /** The hexes that a unit in a hex could move next to with so many points, roughly. */
  around(gait: Gait, hex: number, points: number): readonly number[]
}

/** A rough distance from every hex to the nearest goal, in movement points of a gait; `far` where there is no way. */
export type DistanceField = Int16Array

/** Measures the map as it is in a state: its bridges and ruins, in its weather. */
export const surveyGround = ({ table, services }: OperationalGame, state: ReadonlyState): Ground => {
  const { size, neighbours } = table
  const fields: Record<Gait, (DistanceField | undefined)[]> = { infantry: [], mobile: [] }
  const near: Record<Gait, Map<number, DistanceField>> = { infantry: new Map(), mobile: new Map() }
  const found: Record<Gait, Map<number, readonly number[]>> = { infantry: new Map(), mobile: new Map() }
  const measure = (gait: Gait): Int16Array => {
    const { edges } = services.costs.of(state, movementClasses.indexOf(gait))
    const cost = new Int16Array(edges.length)
    for (let edge = 0; edge < cost.length; edge++) cost[edge] = roughCost(edges[edge])
    return cost
  }
  /** The cost of coming over an edge from its far side: distances are measured from the goals. */
  const backwards = (cost: Int16Array): Int16Array =>
    cost.map((_, edge) => (neighbours[edge] === 0 ? far : cost[reversed(table, edge)]))
  const cost = { infantry: measure('infantry'), mobile: measure('mobile') }
  const back = { infantry: backwards(cost.infantry), mobile: backwards(cost.mobile) }
  const isClosed = Uint8Array.from(cost.infantry, (paid) => (paid < far ? 0 : 1))
  const flood = makeCostFlood(table.board)
  const flooded = (starts: readonly number[], over: Int16Array, most = far - 1): DistanceField => {
    const field = new Int16Array(size)
    flood.fill(field, starts, over, most)
    return field
  }
  return {
    size,
    neighbours,
    cost,
    fieldTo(gait, hex) {
      fields[gait][hex] ??= flooded([hex], back[gait])
      return fields[gait][hex]
    },
    fieldWithin(gait, hex, points) {
      const key = hex * mostPoints + points
      const field = near[gait].get(key) ?? flooded([hex], back[gait], points)
      near[gait].set(key, field)
      return field
    },
    fieldToAny: (gait, hexes) => flooded(hexes, back[gait]),
    stepsFrom: (hexes) => countSteps(table.board, hexes, size, isClosed),
    around(gait, hex, points) {
      const key = hex * mostPoints + points
      const known = found[gait].get(key)
      if (known !== undefined) return known
      const hexes = hexesAroundReach(neighbours, cost[gait], hex, points)
      found[gait].set(key, hexes)
      return hexes
    },
  }
}

/** More movement points than any unit has. */
const mostPoints = 256

const roughCost = (cost: number): number => (cost === closed ? far : cost >= takesAll ? wholeTurn : cost)

/** Hexes next to those that points lead to, roughly: each of these is followed once, from the way on which it was found first. */
const hexesAroundReach = (neighbours: Int32Array, cost: Int16Array, start: number, points: number): number[] => {
  const spent = new Map([[start, 0]])
  const around = new Set<number>()
  for (const [hex, before] of spent)
    for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
      const next = neighbours[edge]
      if (next === 0) continue
      around.add(next)
      const total = before + cost[edge]
      if (total <= points && total < (spent.get(next) ?? far)) spent.set(next, total)
    }
  return [...around]
}
