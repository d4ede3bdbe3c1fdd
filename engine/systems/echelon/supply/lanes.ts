/** Where lines of supply of a side can go: over which hexes, and how many each counts. echelon.c */
import { type Kept, makeKept, type Numbers } from '../../../memory.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { hasRoad, hexsideAt, terrainAt, weatherAt } from '../ground.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import type { Position } from '../types.ts'
import { type Lanes, stop } from './spread.ts'

/** Lines over any ground, and lines along own roads alone. */
export interface SideLanes {
  readonly overland: Lanes
  readonly roads: Lanes
}

/** What lines need to know of a side's position. */
export type LaneServices = Pick<Services, 'table' | 'stacks' | 'zones'>

/** Remembers what some arrays of a state held, and tells whether any has changed since. */
export const watch = <N extends keyof Position>(names: readonly N[]): ((state: Position) => boolean) => {
  let kept: readonly Kept<Numbers>[] | undefined
  return (state) => {
    if (kept?.every((one, index) => one.isSame(state, state[names[index]] as Numbers))) return false
    if (kept === undefined) kept = names.map((name) => makeKept(state[name] as Numbers))
    else for (const [index, one] of kept.entries()) one.keep(state[names[index]] as Numbers)
    return true
  }
}

export const makeLanes = (services: LaneServices): ((state: Position, side: Side) => SideLanes) => {
  const { table } = services
  const hasGroundChanged = watch(['weather', 'bridge'])
  const ground = new Uint8Array(table.board.neighbours.length)
  const isRoad = new Uint8Array(ground.length)
  return (state, side) => {
    if (hasGroundChanged(state))
      for (const hex of table.board.spaces)
        for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
          ground[edge] = stepOffRoad(table, state, edge)
          isRoad[edge] = hasRoad(table, state, edge) ? 1 : 0
        }
    return lanesOf(services, state, side, ground, isRoad)
  }
}

/** Hexes that the one behind an edge counts off the road; 0 where water closes the way. */
const stepOffRoad = (table: Table, state: Position, edge: number): number => {
  const to = table.board.neighbours[edge]
  if (to === 0 || table.terrain[to] === 0 || hexsideAt(table, state, edge)?.blocksSupply) return 0
  const { supply, isSea } = terrainAt(table, state, to)
  if (isSea) return 0
  return weatherAt(table, state, to) === 'mud' ? Math.max(supply, table.scenario.rules.supply.mud) : supply
}

/** Lines do not go through enemies, nor through their zones where no own unit is; along roads they need own hexes. */
const lanesOf = (
  { table, stacks, zones }: LaneServices,
  state: Position,
  side: Side,
  ground: Uint8Array,
  isRoad: Uint8Array,
): SideLanes => {
  const { neighbours, spaces } = table.board
  const enemy = otherSide(side)
  const [enemies, friends, ofEnemy] = [stacks.held(state, enemy), stacks.held(state, side), zones.of(state, enemy)]
  const stops = new Uint8Array(table.size)
  const steps = ground.slice()
  const roads = new Uint8Array(ground.length)
  for (const hex of spaces) {
    if (enemies[hex] > 0) stops[hex] = stop.closed
    else if (ofEnemy[hex] > 0 && friends[hex] === 0) stops[hex] = stop.end
    if (state.owner[hex] !== side + 1) continue
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++)
      if (isRoad[edge] && state.owner[neighbours[edge]] === side + 1) steps[edge] = roads[edge] = 1
  }
  return { overland: { steps, stops }, roads: { steps: roads, stops } }
}
