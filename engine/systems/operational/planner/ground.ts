/** The ground as the planner measures it: rough distances over the map, made anew when bridges, ruins or weather change. */
import { closed, takesAll } from '../cost.ts'
import type { OperationalGame } from '../index.ts'
import { type MovementClass, movementClasses } from '../rules.ts'
import type { OperationalState } from '../types.ts'

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

const roughCost = (cost: number): number => (cost === closed ? far : cost >= takesAll ? wholeTurn : cost)

/** Measures the map as it is in a state: its bridges and ruins, in its weather. */
export const surveyGround = ({ table, services }: OperationalGame, state: Readonly<OperationalState>): Ground => {
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

/** A rough distance from every hex to the nearest goal, in movement points of a gait. */
export type DistanceField = Int16Array

/** Buckets of the search: edge costs stay below this many. */
const bucketCount = 16

/** Distances towards goals. Costs are small integers, so the queue is a ring of buckets. */
export const distancesTo = (ground: Ground, gait: Gait, goals: readonly number[]): DistanceField => {
  const { size, neighbours } = ground
  const cost = ground.cost[gait]
  const distance: DistanceField = new Int16Array(size).fill(far)
  const buckets: number[][] = Array.from({ length: bucketCount }, () => [])
  let waiting = 0
  for (const goal of goals) {
    distance[goal] = 0
    buckets[0].push(goal)
    waiting++
  }
  for (let at = 0; waiting > 0; at++) {
    const bucket = buckets[at % bucketCount]
    for (let i = 0; i < bucket.length; i++) {
      const hex = bucket[i]
      if (distance[hex] !== at) continue
      for (let direction = 0; direction < 6; direction++) {
        const next = neighbours[hex * 6 + direction]
        if (next === 0) continue
        // The way goes from `next` to `hex`.
        const step = cost[next * 6 + ((direction + 3) % 6)]
        if (step >= bucketCount) continue
        if (at + step < distance[next]) {
          distance[next] = at + step
          buckets[(at + step) % bucketCount].push(next)
          waiting++
        }
      }
    }
    waiting -= bucket.length
    bucket.length = 0
  }
  return distance
}
