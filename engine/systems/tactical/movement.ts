/** Where units can go. tactical.E1-E12 */
import type { Space } from '../../board.ts'
import { type Flood, makeFlooding, unreached } from '../../flood.ts'
import { oncePer } from '../../once.ts'
import { otherSide } from '../../twoSides.ts'
import type { Services } from './services.ts'
import { knows } from './sight.ts'
import { allPoints, eachAround, type Model, never, type Table } from './table.ts'
import type { Position } from './types.ts'
import { fuelRate, fullPoints, groundNow, isMounted, leaderOf, moverOf, stands, targetOf, usesFuel } from './units.ts'

const floodingOf = oncePer((table: Table) => makeFlooding(table.board))

/** True if an own bridging engineer stands dismounted in the water of a space. tactical.I10 */
const isBridged = (services: Services, state: Position, unit: number, hex: Space): boolean => {
  const { table } = services
  return (
    table.terrain[hex]?.ford === true &&
    table.unitsOf[table.side[unit]].some(
      (other) => state.hex[other] === hex && table.models[other].has('bridge') && !isMounted(state, other),
    )
  )
}

/** The points that a unit pays for a step: a number, `never` or `allPoints`. tactical.E2, I10, L4 */
export const stepCost = (services: Services, state: Position, unit: number, from: Space, to: Space): number => {
  const { table } = services
  const model = moverOf(table, state, unit)
  const ground = groundNow(table, state)
  const road = table.road[from] & table.road[to] ? table.roadCost[ground][model.movement] : never
  if (road !== never) return road
  const cost = table.cost[ground][model.movement][to]
  if (model.isGround && cost !== never && isBridged(services, state, unit, to))
    return table.scenario.rules.movement.bridgedCost
  const led = leaderOf(table, state, unit)?.costs[table.terrainId[to]]
  return led !== undefined && cost !== never ? led : cost
}

/** True if a unit may stand in a space at all. */
export const mayStand = (table: Table, state: Position, model: Model, hex: Space): boolean =>
  table.cost[groundNow(table, state)][model.movement][hex] !== never

/** The points that a unit can spend: its own, as far as its fuel lasts. tactical.E8 */
export const usablePoints = (table: Table, state: Position, unit: number): number => {
  const points = state.points[unit]
  const rate = fuelRate(table, state, unit)
  return !usesFuel(table, state, unit) || rate === 0 ? points : Math.min(points, Math.floor(state.fuel[unit] / rate))
}

/** True if a unit hinders the movement of an enemy model beside it. tactical.E6 */
const hinders = (table: Table, state: Position, unit: number, model: Model): boolean => {
  const own = targetOf(table, state, unit)
  return model.isGround ? own.isGround : model.isShip && own.isShip
}

/** Marks the spaces in which enemies stop a unit: those that its side knows, or all. */
export const zonesFor = (services: Services, state: Position, unit: number, isAll = false): Uint8Array => {
  const { table } = services
  const side = table.side[unit]
  const model = moverOf(table, state, unit)
  const zones = new Uint8Array(table.board.size)
  if (model.isAir) return zones
  for (const enemy of table.unitsOf[otherSide(side)])
    if (stands(state, enemy) && hinders(table, state, enemy, model) && (isAll || knows(services, state, side, enemy)))
      eachAround(table, state.hex[enemy], (next) => {
        zones[next] = 1
      })
  return zones
}

/** Where a unit can go: its ways, and the spaces in which it can stop. Valid until the next call. */
export interface Reach {
  readonly flood: Flood
  readonly ends: readonly Space[]
}

/** As far as its side knows. tactical.E2-E6 */
export const reachOf = (services: Services, state: Position, unit: number): Reach => {
  const { table } = services
  const { side } = table
  const start = state.hex[unit]
  const model = moverOf(table, state, unit)
  const usable = usablePoints(table, state, unit)
  const isFresh = state.points[unit] === fullPoints(table, state, unit)
  const zones = zonesFor(services, state, unit)
  const { surface, air } = services.standing(state)
  const layer = model.isAir ? air : surface
  /** The unit in its way that its side knows of. */
  const known = (hex: Space): number | undefined =>
    layer[hex] > 0 && knows(services, state, side[unit], layer[hex] - 1) ? layer[hex] - 1 : undefined
  const flood = floodingOf(table)(
    [start],
    (edge, spent, from) => {
      const to = table.board.neighbours[edge]
      if (from !== start && zones[from] === 1) return unreached
      const blocker = model.isAir ? undefined : known(to)
      if (blocker !== undefined && side[blocker] !== side[unit]) return unreached
      const cost = stepCost(services, state, unit, from, to)
      if (cost === never || spent >= usable) return unreached
      if (cost === allPoints) return usable - spent
      // tactical.E3
      return from === start && isFresh ? Math.min(cost, usable) : cost
    },
    usable,
  )
  const ends = flood.spaces.filter((space) => space !== start && known(space) === undefined)
  return { flood, ends }
}

/** True if it may move now. tactical.A5, E10 */
export const mayMove = (state: Position, unit: number): boolean => stands(state, unit) && state.points[unit] > 0
