/** The ground as the planner measures it: rough distances over the map, made anew when bridges, ruins or weather change. */
import { floodFrom } from '../../../flood.ts'
import { closed, takesAll } from '../cost.ts'
import type { OperationalGame } from '../index.ts'
import { reversed } from '../places.ts'
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
  /** Neighbour of `hex * 6 + direction`; 0 off the map. */
  readonly neighbours: Int32Array
  /** Rough cost to leave `hex` in a direction, by gait; `far` when impossible. */
  readonly cost: Readonly<Record<Gait, Int16Array>>
  /** Distances to a hex, worked out when first asked: the ground never changes. */
  fieldTo(gait: Gait, hex: number): DistanceField
}

/** A rough distance from every hex to the nearest goal, in movement points of a gait; `far` where there is no way. */
export type DistanceField = Int16Array

/** Measures the map as it is in a state: its bridges and ruins, in its weather. */
export const surveyGround = ({ table, services }: OperationalGame, state: ReadonlyState): Ground => {
  const fields: Record<Gait, (DistanceField | undefined)[]> = { infantry: [], mobile: [] }
  const measure = (gait: Gait): Int16Array =>
    Int16Array.from(services.costs.of(state, movementClasses.indexOf(gait)).edges, roughCost)
  const ground: Ground = {
    size: table.size,
    neighbours: table.neighbours,
    cost: { infantry: measure('infantry'), mobile: measure('mobile') },
    fieldTo(gait, hex) {
      fields[gait][hex] ??= distancesTo(ground, gait, [hex])
      return fields[gait][hex]
    },
  }
  return ground
}

const roughCost = (cost: number): number => (cost === closed ? far : cost >= takesAll ? wholeTurn : cost)

/** Distances towards goals. */
export const distancesTo = (ground: Ground, gait: Gait, goals: readonly number[]): DistanceField => {
  const cost = ground.cost[gait]
  const { hexes, cost: found } = floodFrom(ground.neighbours, goals, (edge) => cost[reversed(ground, edge)], far - 1)
  const distance = new Int16Array(ground.size).fill(far)
  for (const hex of hexes) distance[hex] = found[hex]
  return distance
}
