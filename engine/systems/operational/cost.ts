/** The cost of a step from a hex into the next one: terrain, weather, ways, hexsides. operational.C1-C12 */
import { degree } from '../../hex.ts'
import { watchHexes } from './ground.ts'
import { isBridged, terrainIndexAt, weatherIn } from './places.ts'
import { type Cost, type MovementClass, movementClasses } from './rules.ts'
import type { Table } from './table.ts'
import type { ReadonlyState } from './types.ts'

/** Costs of a movement class in a weather. */
export interface EdgeCosts {
  /**
   * By edge: movement points below `takesAll`; or `takesAll`, perhaps with `takesAction`: only a unit with
   * all its points enters; or `closed`.
   */
  readonly edges: Uint8Array
  /** The same with the next hex, `next << 8 | cost`: one look-up instead of two where it matters. */
  readonly steps: Int32Array
  /** By hex: 1 where the class may end its move. operational.C4, C8 */
  readonly stops: Uint8Array
}

/** The unit needs all its points and spends them. operational.C4, C9 */
export const takesAll = 64
/** It needs its action point too. operational.C4 */
export const takesAction = 128
/** Impassable. The greatest cost, so that one comparison keeps units out. */
export const closed = 255

const ladder: readonly Cost[] = [1, 2, 3, 'A', 'X']

/** The cost of a terrain for a class in a weather; without one, as in dry weather. operational.C4, C5 */
export const terrainCost = (
  table: Pick<Table, 'terrains' | 'terrainIds' | 'weathers'>,
  terrain: number,
  movementClass: MovementClass,
  weather?: number,
): Cost => {
  const cost = table.terrains[terrain].cost[movementClass]
  if (weather === undefined || cost === 'X') return cost
  const { costSteps } = table.weathers[weather]
  const id = table.terrainIds[terrain]
  const mobile = movementClass === 'mobile' ? costSteps.mobile[id] : undefined
  const steps = mobile ?? costSteps.terrain[id] ?? costSteps.other
  return ladder[Math.max(0, Math.min(ladder.length - 1, ladder.indexOf(cost) + steps))]
}

/** The bits of the ways that can be used on a terrain in a weather; without one, in dry weather. operational.C8 */
const usableWays = (table: Table, terrain: number, weather?: number): number => {
  if (weather === undefined) return 0xff
  const { closedWays, closedWaysOn } = table.weathers[weather]
  const isClosed = (id: string): boolean =>
    closedWays.includes(id) || closedWaysOn[id]?.includes(table.terrainIds[terrain]) === true
  return table.wayIds.reduce((bits, id, index) => (isClosed(id) ? bits & ~(1 << index) : bits), 0xff)
}

/** The cheapest of some ways, in movement points. operational.C8 */
export const wayCost = (table: Table, bits: number): number => {
  let cheapest = takesAll - 1
  for (let way = 0; way < table.ways.length; way++)
    if (bits & (1 << way)) cheapest = Math.min(cheapest, table.ways[way].cost)
  return cheapest
}

/** By edge: the bits of the ways along it that can be used in a weather; without one, in dry weather. */
export const openWays = (table: Table, state: ReadonlyState, weather?: number): Uint8Array => {
  const open = new Uint8Array(table.way.length)
  fillWays(open, table, state, weather, table.board.spaces)
  return open
}

/** Fills them in for the edges of some hexes. */
const fillWays = (
  open: Uint8Array,
  table: Table,
  state: ReadonlyState,
  weather: number | undefined,
  hexes: ArrayLike<number>,
): void => {
  const usable = table.terrains.map((_, terrain) => usableWays(table, terrain, weather))
  for (let index = 0; index < hexes.length; index++) {
    const hex = hexes[index]
    for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
      const bits = table.way[edge]
      if (bits !== 0)
        open[edge] =
          bits &
          usable[terrainIndexAt(table, state, hex)] &
          usable[terrainIndexAt(table, state, table.neighbours[edge])]
    }
  }
}

/** Makes an empty table of edge costs: all closed. */
const emptyCosts = (table: Table): EdgeCosts => ({
  edges: new Uint8Array(table.size * degree).fill(closed),
  steps: new Int32Array(table.size * degree).fill(closed),
  stops: new Uint8Array(table.size),
})

/** Fills in what the edges from some hexes cost a class in a weather, and whether it may end its move in these. */
const fillCosts = (
  { edges, steps, stops }: EdgeCosts,
  table: Table,
  state: ReadonlyState,
  movementClass: MovementClass,
  ways: Uint8Array,
  weather: number,
  hexes: ArrayLike<number>,
): void => {
  const costs = table.terrains.map((_, terrain) => terrainCost(table, terrain, movementClass, weather))
  for (let index = 0; index < hexes.length; index++) {
    const hex = hexes[index]
    stops[hex] = costs[terrainIndexAt(table, state, hex)] === 'X' ? 0 : 1
    for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
      const next = table.neighbours[edge]
      if (next === 0) continue
      edges[edge] = edgeCost(table, state, edge, costs[terrainIndexAt(table, state, next)], ways[edge])
      steps[edge] = (next << 8) | edges[edge]
    }
  }
}

const edgeCost = (table: Table, state: ReadonlyState, edge: number, cost: Cost, ways: number): number => {
  const hexside = table.hexsides[table.hexside[edge]]
  const bridged = isBridged(table, state, edge)
  if (hexside.crossing === 'never' && !bridged) return closed // operational.C10
  if (hexside.crossing === 'way-only' && ways === 0) return closed // operational.C12
  if (cost === 'X' && ways === 0) return closed
  const allForTerrain = cost === 'A' && ways === 0 ? takesAll | takesAction : 0
  const allForCrossing = hexside.crossing === 'fresh' && !bridged ? takesAll : 0 // operational.C9
  if (allForTerrain || allForCrossing) return allForTerrain | allForCrossing
  if (ways !== 0) return wayCost(table, ways) // operational.C8
  return Number(cost) + (hexside.crossing === 'extra' ? hexside.extraCost : 0) // operational.C12
}

/** Movement costs by class and weather, kept up to date with the ground. */
export interface Costs {
  /** `movementClass` is an index. Another object whenever a cost has changed. */
  of(state: ReadonlyState, movementClass: number): EdgeCosts
  /** By edge, the ways open in its weather. */
  ways(state: ReadonlyState): Uint8Array
}

export const makeCosts = (table: Table): Costs => {
  const known: (EdgeCosts | undefined)[] = []
  const knownWays: (Uint8Array | undefined)[] = []
  const changes = watchHexes(table)
  const fill = (costs: EdgeCosts, index: number, state: ReadonlyState, hexes: ArrayLike<number>): void => {
    const weather = Math.floor(index / movementClasses.length)
    const movementClass = movementClasses[index % movementClasses.length]
    fillCosts(costs, table, state, movementClass, waysIn(state, weather), weather, hexes)
  }
  /** Brings what is known up to date with the ground of a state; returns its weather. */
  const look = (state: ReadonlyState): number => {
    const changed = changes(state)
    if (changed.length > 0) {
      knownWays.forEach((ways, weather) => {
        if (ways !== undefined) fillWays(ways, table, state, weather, changed)
      })
      known.forEach((costs, index) => {
        if (costs === undefined) return
        fill(costs, index, state, changed)
        known[index] = { ...costs }
      })
    }
    return weatherIn(table, state.turn)
  }
  const waysIn = (state: ReadonlyState, weather: number): Uint8Array => {
    knownWays[weather] ??= openWays(table, state, weather)
    return knownWays[weather]
  }
  return {
    ways: (state) => waysIn(state, look(state)),
    of(state, movementClass) {
      const index = look(state) * movementClasses.length + movementClass
      const found = known[index]
      if (found !== undefined) return found
      const costs = emptyCosts(table)
      fill(costs, index, state, table.board.spaces)
      known[index] = costs
      return costs
    },
  }
}
