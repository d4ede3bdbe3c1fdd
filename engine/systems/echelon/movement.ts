/** Movement points: what a unit has, what a step costs, and where a group can go. echelon.M1, M2 */

import { floodFrom, pathTo, unreached } from '../../flood.ts'
import { degree, type Hex } from '../../hex.ts'
import { hasBridge, hasRoad, hasTrack, hexsideAt, offRoadCost, terrainAt, weatherAt } from './ground.ts'
import { times } from './rules.ts'
import type { Services } from './services.ts'
import { fits } from './stacks.ts'
import { horseBar } from './supply/lines.ts'
import { enemyOf, type Table } from './table.ts'
import { type Position, phase, status, supply } from './types.ts'
import { can, cargoOf, faceOf, has, isMotor, swims, withCargo } from './units.ts'

/** Movement points of a unit in the phase that goes on. echelon.M1, W4, W5 */
export const allowanceOf = (table: Table, state: Position, unit: number): number => {
  const { unsupplied, reaction } = table.scenario.rules.movement
  const printed = faceOf(table, state, unit).move
  // A unit that can move at all always has a point.
  const whole = state.supply[unit] >= supply.none ? Math.max(1, times(printed, unsupplied)) : printed
  if (state.phase !== phase.reaction) return whole
  return isMotor(table, unit) ? Math.max(1, times(whole, reaction.motor)) : Math.min(whole, reaction.others)
}

/** True if a unit may move in the present phase, by its own side's decision. */
export const mayMove = (services: Services, state: Position, unit: number): boolean => {
  const { table } = services
  if (state.hex[unit] <= 0 || state.carrier[unit] > 0) return false
  if (has(state, unit, status.lifted | status.dropped | status.landed | status.working)) return false
  if (table.profiles[unit].type.moves === 'rail' || faceOf(table, state, unit).move === 0) return false
  const party = withCargo(table, state, [unit])
  switch (state.phase) {
    // A counter is in reserve with all that it carries, or not at all. echelon.44
    case phase.movement:
      return !party.some((one) => has(state, one, status.inReserve))
    case phase.reaction:
      return party.every((one) => has(state, one, status.inReserve))
    case phase.exploitation:
      return (
        mayExploit(services, state, unit) &&
        !has(state, unit, status.disrupted | status.dispersed | status.retreated) &&
        state.supply[unit] !== supply.isolated
      )
    default:
      return false
  }
}

/** Motorised units exploit, and what carries or is carried by counters. echelon.44, W5 */
const mayExploit = ({ table }: Services, state: Position, unit: number): boolean =>
  isMotor(table, unit) || cargoOf(table, state, unit).length > 0

/** A step that nobody takes. */
export const noStep = unreached

/**
 * Returns the movement cost of a step over an edge by terrain and water alone; `noStep` where the unit cannot go. echelon.18, 25a, 29a,
 * 42d, 42g, 42l, 44c, M1, M3
 */
export const groundCost = (table: Table, state: Position, unit: number, edge: number): number => {
  const to = table.board.neighbours[edge]
  if (to === 0 || table.terrain[to] === 0 || table.terrains[table.terrain[to]].isSea) return noStep
  const { rules, map } = table.scenario
  const { movement, hexsides, weather } = rules
  const side = hexsideAt(table, state, edge)
  // Tanks swim over less than landing vehicles do. echelon.18, 44c
  const counted = can(table, state, unit, 'lvt')
    ? side?.amphibiousAs
    : swims(table, state, unit)
      ? side?.tanksAs
      : undefined
  const asAmphibious = counted === undefined ? side : hexsides[counted]
  const isBridged = hasBridge(table, state, edge)
  if (asAmphibious !== undefined && asAmphibious.cost === undefined && !isBridged) return noStep
  if (hasRoad(table, state, edge)) return movement.road
  const water = isBridged ? 0 : (asAmphibious?.cost ?? 0)
  const terrain = terrainAt(table, state, to)
  const { classes, abilities } = table.profiles[unit]
  const isColdSki = weather.kinds[weatherAt(table, state, to)].isCold && abilities.has('ski')
  // Skis go over snow with ease, in mountains as those who are at home there. echelon.42l
  const isMountain = movement.mountains.includes(map.terrainIds[table.terrain[to]])
  const onSnow = isColdSki ? (isMountain ? terrain.cost.mountain : movement.ski) : undefined
  const plain = abilities.has('mountain-artillery')
    ? terrain.cost[terrain.cost.mountain < terrain.cost.other ? 'other' : 'motor']
    : Math.min(...classes.map((one) => terrain.cost[one]))
  const inWeather = onSnow ?? offRoadCost(table, state, to, plain)
  const off = hasTrack(table, state, edge) ? Math.max(1, inWeather - movement.trackLess) : inWeather
  return off + water
}

/** Tells which hexes a unit keeps out of by its own will, on whatever way. echelon.28, 29e, 47 */
export const barOf = (services: Services, state: Position, unit: number): ((hex: Hex) => boolean) => {
  const barred = services.table.barred[unit]
  const isDry = horseBar(services, state, unit)
  return (hex) => barred?.[hex] === 1 || isDry?.(hex) === true
}

/**
 * Returns the movement costs of steps over edges with everything that hinders a unit; `noStep` where it cannot go. echelon.M4. Valid until
 * the position changes.
 */
export const stepsOf = (services: Services, state: Position, unit: number): ((edge: number) => number) => {
  const { table, zones, stacks } = services
  const enemy = enemyOf(table, unit)
  const ofEnemy = can(table, state, unit, 'partisan') ? zones.ofPolice(state, enemy) : zones.of(state, enemy)
  const held = stacks.held(state, enemy)
  const { zone } = table.scenario.rules.movement
  const onFoot = !isMotor(table, unit) && !table.profiles[unit].classes.includes('semi')
  const leaving = onFoot ? zone.outOnFoot : zone.out
  const bars = withCargo(table, state, [unit]).map((one) => barOf(services, state, one))
  return (edge) => {
    const to = table.board.neighbours[edge]
    if (to === 0 || held[to] > 0 || bars.some((isBarred) => isBarred(to))) return noStep
    const ground = groundCost(table, state, unit, edge)
    if (ground === noStep) return noStep
    return ground + (ofEnemy[Math.floor(edge / degree)] > 0 ? leaving : 0) + (ofEnemy[to] > 0 ? zone.into : 0)
  }
}

/** Where a group can go. */
export interface Reach {
  /** Hexes where it may end its move, its own not among them. */
  readonly hexes: readonly Hex[]
  cost(to: Hex): number
  path(to: Hex): readonly Hex[]
}

/** Points that each of some units still has. */
export const leftOf = (table: Table, state: Position, unit: number): number =>
  Math.max(0, allowanceOf(table, state, unit) - state.spent[unit])

/** Returns the extra cost of the first hex for units that have advanced or overrun with a marker. echelon.41 */
export const markerOf = ({ scenario }: Table, state: Position, units: readonly number[]): number =>
  units.some((unit) => has(state, unit, status.marked)) ? scenario.rules.movement.markerCost : 0

/**
 * Where units that stand in one hex can go together: each step costs what the dearest of them pays, and they go as far as the one that
 * has least left. Units that have spent nothing may go one hex wherever it is not closed.
 */
export const reachOf = (services: Services, state: Position, units: readonly number[]): Reach => {
  const { table } = services
  const start = state.hex[units[0]]
  const most = Math.min(...units.map((unit) => leftOf(table, state, unit)))
  const marker = markerOf(table, state, units)
  const steps = units.map((unit) => stepsOf(services, state, unit))
  const isFresh = units.every((unit) => state.spent[unit] === 0)
  const { cost, previous, spaces } = floodFrom(
    table.board,
    [start],
    (edge, spent) => {
      let dearest = 0
      for (const step of steps) {
        const one = step(edge)
        if (one > dearest) dearest = one
      }
      if (dearest === noStep || spent > 0) return dearest
      return isFresh ? Math.min(most, dearest + marker) : dearest + marker
    },
    most,
  )
  const moved = withCargo(table, state, units)
  return {
    hexes: spaces.filter((hex) => hex !== start && fits(services, state, hex, moved)),
    cost: (to) => cost[to],
    path: (to) => pathTo({ previous }, to),
  }
}
