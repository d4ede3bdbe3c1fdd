/** The ground as the planner measures it: rough distances over the map, made once per game. */
import { rowOf, sizeOf, stepsOf } from '../../../hex.ts'
import type { Cost, MovementClass } from '../rules.ts'
import type { OperationalScenario } from '../scenario.ts'

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
  readonly neighbours: Int16Array
  /** Rough cost to leave `hex` in a direction, by gait; `far` when impossible. */
  readonly cost: Readonly<Record<Gait, Int16Array>>
  /** Distances to a hex, worked out when first asked: the ground never changes. */
  fieldTo(gait: Gait, hex: number): DistanceField
}

const roughCost = (cost: Cost): number => (cost === 'X' ? far : cost === 'A' ? wholeTurn : cost)

/** Measures the map of a scenario in dry weather. */
export const surveyGround = (scenario: OperationalScenario): Ground => {
  const { map, rules } = scenario
  const size = sizeOf(map)
  const steps = stepsOf(map)
  const neighbours = new Int16Array(size * 6)
  const cost = { infantry: new Int16Array(size * 6).fill(far), mobile: new Int16Array(size * 6).fill(far) }
  for (let hex = 0; hex < size; hex++) {
    if (map.terrain[hex] === 0) continue
    for (let direction = 0; direction < 6; direction++) {
      const next = hex + steps[rowOf(map, hex) & 1][direction]
      if (map.terrain[next] === 0) continue
      neighbours[hex * 6 + direction] = next
      const terrain = rules.terrain[map.terrainIds[map.terrain[next]]]
      for (const gait of gaits) cost[gait][hex * 6 + direction] = roughCost(terrain.cost[gait])
    }
  }
  const edgesOf = (hex: number, direction: number): readonly [number, number] => [
    hex * 6 + direction,
    neighbours[hex * 6 + direction] * 6 + ((direction + 3) % 6),
  ]
  const onWay = new Set<number>()
  for (const way of map.ways) {
    for (let i = 1; i < way.hexes.length; i++) {
      const direction = steps[rowOf(map, way.hexes[i - 1]) & 1].indexOf(way.hexes[i] - way.hexes[i - 1])
      for (const edge of edgesOf(way.hexes[i - 1], direction)) {
        onWay.add(edge)
        for (const gait of gaits) cost[gait][edge] = rules.ways[way.kind].cost
      }
    }
  }
  const bridges = new Set(map.bridges.flatMap(({ hex, direction }) => edgesOf(hex, direction)))
  for (const barrier of map.barriers) {
    const { crossing, extraCost } = rules.hexsides[barrier.kind]
    for (const edge of barrier.hexsides.flatMap(({ hex, direction }) => edgesOf(hex, direction))) {
      for (const gait of gaits) {
        if (crossing === 'extra' && !onWay.has(edge)) cost[gait][edge] = Math.min(far, cost[gait][edge] + extraCost)
        if (crossing === 'way-only' && !onWay.has(edge)) cost[gait][edge] = far
        if (crossing === 'fresh' && !bridges.has(edge))
          cost[gait][edge] = Math.min(far, cost[gait][edge] + wholeTurn - 1)
        if (crossing === 'never' && !bridges.has(edge)) cost[gait][edge] = far
      }
    }
  }
  const fields = new Map<string, DistanceField>()
  const ground: Ground = {
    size,
    neighbours,
    cost,
    fieldTo(gait, hex) {
      const key = `${gait} ${hex}`
      const known = fields.get(key) ?? distancesTo(ground, gait, [hex])
      fields.set(key, known)
      return known
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
