/**
 * The cost of supply from hex to hex: range, and loss of value. Computed once per ground and weather. operational.E6, E11, d11,
 * d15
 */
import { openWays, takesAll, terrainCost, wayCost } from '../cost.ts'
import { watchGround } from '../ground.ts'
import { isBridged, stragglersAt, terrainIndexAt, weatherIn } from '../places.ts'
import type { Table } from '../table.ts'
import { crossing, type ReadonlyState } from '../types.ts'

export interface SupplyNetwork {
  /** At `hex * 6 + direction`: range spent off and along ways; 0 where supply does not pass; `takesAll` where it takes all of a hub's range. */
  readonly points: Uint8Array
  /** The same along ways only. */
  readonly wayPoints: Uint8Array
  /** 1 where an unbroken railway runs. operational.E3 */
  readonly rail: Uint8Array
  /** By edge: 1 where supply reaches into the next hex without a hub's range. operational.E2 */
  readonly fed: Uint8Array
  /** By edge: value lost in the weather of the turn, in per cent. operational.E11 */
  readonly loss: Uint8Array
  /** `points` with the next hex and `loss` in one number, `next << 14 | points << 7 | loss`, 0 where supply does not pass; and so `wayPoints`. */
  readonly steps: Int32Array
  readonly waySteps: Int32Array
  /** Additional loss into a hex that a full column of stragglers blocks, in per cent. operational.E11 */
  readonly stragglerLoss: number
}

/** The network over the ground of a state; its memory is used again when the ground or the weather changes. */
export type SupplyNetworks = (state: ReadonlyState) => SupplyNetwork

export const makeSupplyNetworks = (table: Table): SupplyNetworks => {
  const edges = table.size * 6
  const network: { -readonly [Key in keyof SupplyNetwork]: SupplyNetwork[Key] } = {
    points: new Uint8Array(edges),
    wayPoints: new Uint8Array(edges),
    rail: new Uint8Array(edges),
    fed: new Uint8Array(edges),
    loss: new Uint8Array(edges),
    steps: new Int32Array(edges),
    waySteps: new Int32Array(edges),
    stragglerLoss: table.scenario.rules.supply.stragglerDisruption,
  }
  const byWeather: (Pick<SupplyNetwork, 'loss' | 'steps' | 'waySteps'> | undefined)[] = []
  const hasChanged = watchGround(table)
  return (state) => {
    if (hasChanged(state)) {
      fillNetwork(table, state, network)
      byWeather.length = 0
    }
    const weather = weatherIn(table, state.turn)
    byWeather[weather] ??= withSteps(table, network, lossByEdge(table, state))
    return Object.assign(network, byWeather[weather])
  }
}

/** The same network without any loss on the way. operational.F8 */
export const withoutLoss = (table: Table, networks: SupplyNetworks): SupplyNetworks => {
  const loss = new Uint8Array(table.size * 6)
  const hasChanged = watchGround(table)
  let steps: Pick<SupplyNetwork, 'loss' | 'steps' | 'waySteps'> | undefined
  return (state) => {
    const network = networks(state)
    if (steps === undefined || hasChanged(state)) steps = withSteps(table, network, loss)
    return { ...network, ...steps, stragglerLoss: 0 }
  }
}

/** Points and losses put together. */
const withSteps = (
  { neighbours }: Table,
  { points, wayPoints }: Pick<SupplyNetwork, 'points' | 'wayPoints'>,
  loss: Uint8Array,
): Pick<SupplyNetwork, 'loss' | 'steps' | 'waySteps'> => {
  const steps = new Int32Array(points.length)
  const waySteps = new Int32Array(points.length)
  for (let edge = 0; edge < steps.length; edge++) {
    const there = (neighbours[edge] << 14) | loss[edge]
    if (points[edge] !== 0) steps[edge] = there | (points[edge] << 7)
    if (wayPoints[edge] !== 0) waySteps[edge] = there | (wayPoints[edge] << 7)
  }
  return { loss, steps, waySteps }
}

const fillNetwork = (table: Table, state: ReadonlyState, { points, wayPoints, rail, fed }: SupplyNetwork): void => {
  const costs = table.terrains.map((_, terrain) => terrainCost(table, terrain, 'supply'))
  for (const hex of table.board.spaces)
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
      points[edge] = wayPoints[edge] = rail[edge] = fed[edge] = 0
      const next = table.neighbours[edge]
      const hexside = table.hexsides[table.hexside[edge]]
      const bridged = isBridged(table, state, edge)
      const ways = table.way[edge]
      const passes = bridged || hexside.disruption !== null
      if (next === 0 || !passes || (hexside.crossing === 'way-only' && ways === 0)) continue
      const terrain = terrainIndexAt(table, state, next)
      const cost = costs[terrain]
      wayPoints[edge] = ways === 0 ? 0 : wayCost(table, ways)
      if (ways !== 0) points[edge] = wayPoints[edge]
      else if (cost === 'A') points[edge] = takesAll
      else if (cost !== 'X') points[edge] = cost + (hexside.crossing === 'extra' ? hexside.extraCost : 0)
      const broken = !bridged && (hexside.crossing === 'fresh' || hexside.crossing === 'never')
      rail[edge] = ways & table.rail && !broken ? 1 : 0
      fed[edge] = table.terrains[terrain].fedFromNextHex ? 1 : 0
    }
}

/** A part of what supply loses on one step. */
interface SupplyLoss {
  readonly label: string
  /** Per cent, above 0. */
  readonly loss: number
}

/** What supply loses on the step over an edge, part by part. operational.E11 */
export const lossesOver = (table: Table, state: ReadonlyState, edge: number, openWay: number): SupplyLoss[] => {
  const { stragglerDisruption } = table.scenario.rules.supply
  const isBlocked = stragglersAt(state, table.neighbours[edge]) >= table.scenario.rules.reinforcement.mostStragglers
  const lost = { label: 'Column of stragglers', loss: isBlocked ? stragglerDisruption : 0 }
  return [...groundLosses(table, state, edge, openWay), lost].filter((part) => part.loss > 0)
}

/** What of it lies in ground and weather. */
const groundLosses = (table: Table, state: ReadonlyState, edge: number, openWay: number): SupplyLoss[] => {
  const hexside = table.hexsides[table.hexside[edge]]
  const terrain = table.terrains[terrainIndexAt(table, state, table.neighbours[edge])]
  const at = table.crossingAt[edge]
  const onPontoon = at >= 0 && state.crossing[at] === crossing.pontoon
  const { disruption, name } = table.weathers[weatherIn(table, state.turn)]
  return [
    openWay !== 0
      ? { label: `${name} along a way`, loss: disruption.onWay }
      : { label: `${name} off the ways`, loss: disruption.offWay },
    { label: terrain.name, loss: terrain.disruption },
    { label: `${hexside.name} without a bridge`, loss: isBridged(table, state, edge) ? 0 : (hexside.disruption ?? 0) },
    { label: `Pontoon bridge over a ${hexside.name.toLowerCase()}`, loss: onPontoon ? hexside.pontoonDisruption : 0 },
  ]
}

const lossByEdge = (table: Table, state: ReadonlyState): Uint8Array => {
  const open = openWays(table, state, weatherIn(table, state.turn))
  const losses = new Uint8Array(table.size * 6)
  for (const hex of table.board.spaces)
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++)
      if (table.neighbours[edge] !== 0)
        for (const part of groundLosses(table, state, edge, open[edge])) losses[edge] += part.loss
  return losses
}
