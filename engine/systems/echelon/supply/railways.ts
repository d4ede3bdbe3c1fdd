/** Railways of a side: stretches of own, whole track on which trains can run. echelon.S2, L1 */
import { degree, type Hex } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import { hasBridge, isCity } from '../ground.ts'
import { type Table, way } from '../table.ts'
import { type Position, rail } from '../types.ts'
import type { LaneServices } from './lineCosts.ts'

/** True if a hex has track of a side on which trains run. */
export const runsTrains = (state: Position, side: Side, hex: Hex): boolean =>
  state.owner[hex] === side + 1 && (state.rail[hex] & (rail.laid | rail.broken)) === rail.laid

/** True if trains go on over an edge: along a printed railway or new track, and to track of the same gauge. */
const joins = (table: Table, state: Position, edge: number): boolean => {
  const { ways, board, back, bridge } = table
  const from = Math.floor(edge / degree)
  const to = board.neighbours[edge]
  if (bridge[edge] > 0 && !hasBridge(table, state, edge)) return false
  const isNew = ((state.rail[from] | state.rail[to]) & rail.grown) !== 0
  return (
    ((ways[edge] & way.rail) !== 0 || (isNew && back[edge] !== 0)) &&
    (state.rail[from] & rail.wide) === (state.rail[to] & rail.wide)
  )
}

/** By hex: the stretch of track it lies on, from 1; 0 where no train of the side runs. */
export const stretchesOf = ({ table, stacks }: LaneServices, state: Position, side: Side): Uint16Array => {
  const { neighbours, spaces } = table.board
  const enemies = stacks.held(state, side === 0 ? 1 : 0)
  const stretch = new Uint16Array(table.size)
  let count = 0
  for (const start of spaces) {
    if (stretch[start] !== 0 || enemies[start] > 0 || !runsTrains(state, side, start)) continue
    stretch[start] = ++count
    const found = [start]
    for (const hex of found)
      for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
        const next = neighbours[edge]
        if (next === 0 || stretch[next] !== 0 || enemies[next] > 0) continue
        if (!runsTrains(state, side, next) || !joins(table, state, edge)) continue
        stretch[next] = count
        found.push(next)
      }
  }
  return stretch
}

/** The way of a train from a hex to another one on the same stretch, both included. */
export const trainPath = (table: Table, state: Position, stretch: Uint16Array, from: Hex, to: Hex): readonly Hex[] => {
  const previous = new Map<Hex, Hex>([[to, 0]])
  for (const hex of previous.keys())
    for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
      const next = table.board.neighbours[edge]
      if (stretch[next] === stretch[to] && !previous.has(next) && joins(table, state, edge)) previous.set(next, hex)
    }
  const path: Hex[] = []
  for (let hex: Hex | undefined = from; hex; hex = previous.get(hex)) path.push(hex)
  return path
}

/** True if a port of a side takes in ships. echelon.40e */
export const isPortOpen = ({ scenario }: Table, state: Position, side: Side, hex: Hex): boolean =>
  scenario.sides[side].seaZones &&
  state.owner[hex] === side + 1 &&
  state.portGone[hex] === 0 &&
  state.port[hex] > state.portHits[hex]

/** True if supplies change from trains to carts in a hex: a city, a port, a minor depot with enough of them. echelon.33b */
export const isRailhead = (table: Table, state: Position, hex: Hex): boolean => {
  const { railheadSp, reOfSp } = table.scenario.rules.supply
  return (
    isCity(table, hex) ||
    (state.port[hex] > state.portHits[hex] && state.portGone[hex] === 0) ||
    state.stock[hex] >= railheadSp * reOfSp
  )
}
