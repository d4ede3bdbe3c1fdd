/**
 * The cost of supply from hex to hex: range, and loss of value. Computed once per ground and weather. operational.E6, E11, d11,
 * d15
 */
import { degree } from '../../../hex.ts'
import { openWays, takesAll, terrainCost, wayCost } from '../cost.ts'
import { watchHexes } from '../ground.ts'
import { isBridged, stragglersAt, terrainIndexAt, weatherIn } from '../places.ts'
import type { Table } from '../table.ts'
import { crossing, type ReadonlyState } from '../types.ts'

export interface SupplyNetwork {
  /** By edge: range spent off and along ways; 0 where supply does not pass; `takesAll` where it takes all of a hub's range. */
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

/** The parts of a network that depend on the weather. */
type Losses = Pick<SupplyNetwork, 'loss' | 'steps' | 'waySteps'>

const emptyLosses = (table: Table): Losses => ({
  loss: new Uint8Array(table.size * degree),
  steps: new Int32Array(table.size * degree),
  waySteps: new Int32Array(table.size * degree),
})

export const makeSupplyNetworks = (table: Table): SupplyNetworks => {
  const edges = table.size * degree
  const network: { -readonly [Key in keyof SupplyNetwork]: SupplyNetwork[Key] } = {
    points: new Uint8Array(edges),
    wayPoints: new Uint8Array(edges),
    rail: new Uint8Array(edges),
    fed: new Uint8Array(edges),
    ...emptyLosses(table),
    stragglerLoss: table.scenario.rules.supply.stragglerDisruption,
  }
  const byWeather: (Losses | undefined)[] = []
  const changes = watchHexes(table)
  const fill = (losses: Losses, weather: number, state: ReadonlyState, hexes: ArrayLike<number>): void => {
    fillLoss(losses.loss, table, state, weather, hexes)
    fillSteps(losses, table, network, hexes)
  }
  return (state) => {
    const changed = changes(state)
    if (changed.length > 0) {
      fillNetwork(table, state, network, changed)
      byWeather.forEach((losses, weather) => {
        if (losses !== undefined) fill(losses, weather, state, changed)
      })
    }
    const weather = weatherIn(table, state.turn)
    let losses = byWeather[weather]
    if (losses === undefined) {
      losses = emptyLosses(table)
      fill(losses, weather, state, table.board.spaces)
      byWeather[weather] = losses
    }
    network.loss = losses.loss
    network.steps = losses.steps
    network.waySteps = losses.waySteps
    return network
  }
}

/** The same network without any loss on the way. operational.F8 */
export const withoutLoss = (table: Table, networks: SupplyNetworks): SupplyNetworks => {
  const losses = emptyLosses(table)
  const changes = watchHexes(table)
  return (state) => {
    const network = networks(state)
    fillSteps(losses, table, network, changes(state))
    return { ...network, ...losses, stragglerLoss: 0 }
  }
}

/** Puts points and losses together on the edges from some hexes. */
const fillSteps = (
  { loss, steps, waySteps }: Losses,
  { neighbours }: Table,
  { points, wayPoints }: Pick<SupplyNetwork, 'points' | 'wayPoints'>,
  hexes: ArrayLike<number>,
): void => {
  for (let index = 0; index < hexes.length; index++)
    for (let edge = hexes[index] * degree; edge < (hexes[index] + 1) * degree; edge++) {
      const there = (neighbours[edge] << 14) | loss[edge]
      steps[edge] = points[edge] === 0 ? 0 : there | (points[edge] << 7)
      waySteps[edge] = wayPoints[edge] === 0 ? 0 : there | (wayPoints[edge] << 7)
    }
}

/** Works out the network on the edges from some hexes. */
const fillNetwork = (
  table: Table,
  state: ReadonlyState,
  { points, wayPoints, rail, fed }: SupplyNetwork,
  hexes: ArrayLike<number>,
): void => {
  const costs = table.terrains.map((_, terrain) => terrainCost(table, terrain, 'supply'))
  for (let index = 0; index < hexes.length; index++)
    for (let edge = hexes[index] * degree; edge < (hexes[index] + 1) * degree; edge++) {
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

/** Returns the losses of supply on the step over an edge, part by part. operational.E11 */
export const lossesOver = (table: Table, state: ReadonlyState, edge: number, openWay: number): SupplyLoss[] => {
  const { stragglerDisruption } = table.scenario.rules.supply
  const isBlocked = stragglersAt(state, table.neighbours[edge]) >= table.scenario.rules.reinforcement.mostStragglers
  const lost = { label: 'Column of stragglers', loss: isBlocked ? stragglerDisruption : 0 }
  return [...groundLosses(table, state, edge, openWay, weatherIn(table, state.turn)), lost].filter(
    (part) => part.loss > 0,
  )
}

/** Returns the losses to terrain and weather. */
const groundLosses = (
  table: Table,
  state: ReadonlyState,
  edge: number,
  openWay: number,
  weather: number,
): SupplyLoss[] => {
  const hexside = table.hexsides[table.hexside[edge]]
  const terrain = table.terrains[terrainIndexAt(table, state, table.neighbours[edge])]
  const at = table.crossingAt[edge]
  const onPontoon = at >= 0 && state.crossing[at] === crossing.pontoon
  const { disruption, name } = table.weathers[weather]
  return [
    openWay !== 0
      ? { label: `${name} along a way`, loss: disruption.onWay }
      : { label: `${name} off the ways`, loss: disruption.offWay },
    { label: terrain.name, loss: terrain.disruption },
    { label: `${hexside.name} without a bridge`, loss: isBridged(table, state, edge) ? 0 : (hexside.disruption ?? 0) },
    { label: `Pontoon bridge over a ${hexside.name.toLowerCase()}`, loss: onPontoon ? hexside.pontoonDisruption : 0 },
  ]
}

/** Works out what is lost over the edges from some hexes in a weather. */
const fillLoss = (
  losses: Uint8Array,
  table: Table,
  state: ReadonlyState,
  weather: number,
  hexes: ArrayLike<number>,
): void => {
  const open = openWays(table, state, weather)
  for (let index = 0; index < hexes.length; index++)
    for (let edge = hexes[index] * degree; edge < (hexes[index] + 1) * degree; edge++) {
      losses[edge] = 0
      if (table.neighbours[edge] !== 0)
        for (const part of groundLosses(table, state, edge, open[edge], weather)) losses[edge] += part.loss
    }
}
