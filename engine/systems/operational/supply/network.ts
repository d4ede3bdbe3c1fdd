/** What supply pays to go from hex to hex: range, and loss of value. Worked out once. operational.E6, E11, d11, d15 */
import { openWays, takesAll, terrainCost, wayCost } from '../cost.ts'
import type { Table } from '../table.ts'

export interface SupplyNetwork {
  /** At `hex * 6 + direction`: range spent off and along ways; 0 where supply does not pass; `takesAll` where it takes all of a hub's range. */
  readonly points: Uint8Array
  /** The same along ways only. */
  readonly wayPoints: Uint8Array
  /** 1 where an unbroken railway runs. operational.E3 */
  readonly rail: Uint8Array
  /** By edge: 1 where supply reaches into the next hex without a hub's range. operational.E2 */
  readonly fed: Uint8Array
  /** By edge: value lost in a weather, in per cent. operational.E11 */
  loss(weather: number): Uint8Array
}

export const makeSupplyNetwork = (table: Table): SupplyNetwork => {
  const edges = table.size * 6
  const points = new Uint8Array(edges)
  const wayPoints = new Uint8Array(edges)
  const rail = new Uint8Array(edges)
  const fed = new Uint8Array(edges)
  const costs = table.terrains.map((_, terrain) => terrainCost(table, terrain, 'supply'))
  for (const hex of table.board.hexes)
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
      const next = table.neighbours[edge]
      const hexside = table.hexsides[table.hexside[edge]]
      const bridged = table.bridge[edge] === 1
      const ways = table.way[edge]
      const passes = bridged || hexside.disruption !== null
      if (next === 0 || !passes || (hexside.crossing === 'way-only' && ways === 0)) continue
      const cost = costs[table.terrain[next]]
      wayPoints[edge] = ways === 0 ? 0 : wayCost(table, ways)
      if (ways !== 0) points[edge] = wayPoints[edge]
      else if (cost === 'A') points[edge] = takesAll
      else if (cost !== 'X') points[edge] = cost + (hexside.crossing === 'extra' ? hexside.extraCost : 0)
      const broken = !bridged && (hexside.crossing === 'fresh' || hexside.crossing === 'never')
      rail[edge] = ways & table.rail && !broken ? 1 : 0
      fed[edge] = table.terrains[table.terrain[next]].fedFromNextHex ? 1 : 0
    }
  const known: Uint8Array[] = []
  return {
    points,
    wayPoints,
    rail,
    fed,
    loss(weather) {
      known[weather] ??= lossByEdge(table, weather)
      return known[weather]
    },
  }
}

/** A part of what supply loses on one step. */
export interface SupplyLoss {
  readonly label: string
  /** Per cent, above 0. */
  readonly loss: number
}

/** What supply loses on the step over an edge in a weather, part by part. operational.E11 */
export const lossesOver = (table: Table, edge: number, weather: number, openWay: number): SupplyLoss[] => {
  const hexside = table.hexsides[table.hexside[edge]]
  const terrain = table.terrains[table.terrain[table.neighbours[edge]]]
  const { disruption, name } = table.weathers[weather]
  const parts = [
    openWay !== 0
      ? { label: `${name} along a way`, loss: disruption.onWay }
      : { label: `${name} off the ways`, loss: disruption.offWay },
    { label: terrain.name, loss: terrain.disruption },
    { label: `${hexside.name} without a bridge`, loss: table.bridge[edge] ? 0 : (hexside.disruption ?? 0) },
  ]
  return parts.filter((part) => part.loss > 0)
}

const lossByEdge = (table: Table, weather: number): Uint8Array => {
  const open = openWays(table, weather)
  const losses = new Uint8Array(table.size * 6)
  for (const hex of table.board.hexes)
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++)
      if (table.neighbours[edge] !== 0)
        for (const part of lossesOver(table, edge, weather, open[edge])) losses[edge] += part.loss
  return losses
}
