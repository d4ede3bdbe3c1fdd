/** Where lines of supply of a side can go: over which hexes, and how many each counts. echelon.S1 */
import { degree } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { hasRoad, hexsideAt, terrainAt, weatherAt } from '../ground.ts'
import type { Stacks } from '../stacks.ts'
import type { Table } from '../table.ts'
import type { Position } from '../types.ts'
import { watch } from '../watch.ts'
import type { Zones } from '../zones.ts'
import { type Lanes, stop } from './lineLengths.ts'

/** Lines over any ground, and lines along own roads alone. */
export interface SideLanes {
  readonly overland: Lanes
  readonly roads: Lanes
}

/** The services that supply lines need. */
export interface LaneServices {
  readonly table: Table
  readonly stacks: Stacks
  readonly zones: Zones
}

export const makeLanes = ({ table }: LaneServices): ((state: Position, side: Side, stops: Uint8Array) => SideLanes) => {
  const hasGroundChanged = watch(['weather', 'bridge'])
  const ground = new Uint8Array(table.board.neighbours.length)
  const isRoad = new Uint8Array(ground.length)
  return (state, side, stops) => {
    if (hasGroundChanged(state))
      for (const hex of table.board.spaces)
        for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
          ground[edge] = stepOffRoad(table, state, edge)
          isRoad[edge] = hasRoad(table, state, edge) ? 1 : 0
        }
    return lanesOf(table, state, side, stops, ground, isRoad)
  }
}

/** Fills in where no line of a side goes: through enemies, and on through their zones where no own unit is. echelon.S1 */
export const fillStops = (
  { table, stacks, zones }: LaneServices,
  state: Position,
  side: Side,
  into: Uint8Array,
): void => {
  const enemy = otherSide(side)
  const [enemies, friends, ofEnemy] = [stacks.held(state, enemy), stacks.held(state, side), zones.of(state, enemy)]
  for (let hex = 0; hex < table.size; hex++)
    into[hex] = enemies[hex] > 0 ? stop.closed : ofEnemy[hex] > 0 && friends[hex] === 0 ? stop.end : stop.none
}

/** Hexes that the one behind an edge counts off the road; 0 where water closes the way. */
const stepOffRoad = (table: Table, state: Position, edge: number): number => {
  const to = table.board.neighbours[edge]
  if (to === 0 || table.terrain[to] === 0 || hexsideAt(table, state, edge)?.blocksSupply) return 0
  const { supply, isSea } = terrainAt(table, state, to)
  if (isSea) return 0
  return weatherAt(table, state, to) === 'mud' ? Math.max(supply, table.scenario.rules.supply.mud) : supply
}

/** Along roads, and along pipelines as along roads, lines need own hexes. echelon.40d, S2 */
const lanesOf = (
  { board: { neighbours, spaces } }: Table,
  { owner, pipeline }: Position,
  side: Side,
  stops: Uint8Array,
  ground: Uint8Array,
  isRoad: Uint8Array,
): SideLanes => {
  const steps = ground.slice()
  const roads = new Uint8Array(ground.length)
  for (const hex of spaces) {
    if (owner[hex] !== side + 1) continue
    for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
      const next = neighbours[edge]
      if (owner[next] === side + 1 && (isRoad[edge] || (ground[edge] > 0 && pipeline[hex] && pipeline[next])))
        steps[edge] = roads[edge] = 1
    }
  }
  return { overland: { steps, stops }, roads: { steps: roads, stops } }
}
