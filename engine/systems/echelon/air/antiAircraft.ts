/** Anti-aircraft: what a hex has of it, whether it keeps aircraft from doubling their support, and whether it hits. echelon.8-13 */
import type { Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { featuresAt } from '../ground.ts'
import { type Mission, point, times } from '../rules.ts'
import { isAtSea } from '../sea/coast.ts'
import type { EchelonDraft, Services } from '../services.ts'
import { unitsAt } from '../stacks.ts'
import type { Table } from '../table.ts'
import { type Position, status, supply } from '../types.ts'
import { can, dateOf, has } from '../units.ts'

/**
 * Points of a hex: those of combat units in 64ths as they count after modifiers, and all of the position kind as they are printed: position
 * units, what the map, works and other units have of their own, ships. Heavy guns fire at all missions.
 */
interface Points {
  readonly combat: number
  readonly position: number
  readonly heavy: number
  readonly light: number
}

/** Anti-aircraft that belongs to a place: printed on the map for a side, or part of a work. echelon.13b */
const placeAa = (table: Table, state: Position, side: Side, hex: Hex): number => {
  let sum = 0
  for (const one of table.scenario.map.antiAircraft)
    if (one.hex === hex && one.side === side && state.owner[hex] === side + 1) sum += one.points
  if (state.owner[hex] === side + 1) for (const { antiAircraft } of featuresAt(table, state, hex)) sum += antiAircraft
  return sum
}

/** An airborne headquarters has none on its para side. echelon.6 */
const printedAa = ({ profiles }: Table, state: Position, unit: number): number =>
  profiles[unit].abilities.has('airborne-hq') && state.reversed[unit] ? 0 : profiles[unit].design.aa

/** Returns the effective points of a combat unit: half when it is disrupted or without supply. echelon.9 */
const inShape = ({ scenario }: Table, state: Position, unit: number): number => {
  const { disrupted, unsupplied } = scenario.rules.combat.multipliers
  let left = point
  if (has(state, unit, status.disrupted | status.dispersed)) left = times(left, disrupted)
  if (state.supply[unit] >= supply.none) left = times(left, unsupplied)
  return left
}

/** Points of the ships that support a side in the combat that goes on. echelon.12 */
const shipAa = (table: Table, state: Position, side: Side): number => {
  const { each, more, from } = table.scenario.rules.air.shipAa
  const ships = state.navalSupport[side]
  return ships === 0 ? 0 : ships * each + (dateOf(table, state) >= from ? more : 0)
}

/**
 * Position guns that have moved in this player-turn do not fire. echelon.11e
 * @param attackers of the units in a hex from which an attack comes, those that take part: other combat anti-aircraft there is idle
 * @param hasShips whether ships that support a combat lie off the hex
 */
const pointsOf = (
  services: Services,
  state: Position,
  side: Side,
  hex: Hex,
  attackers: readonly number[] | undefined,
  hasShips: boolean,
): Points => {
  const { table } = services
  const place = placeAa(table, state, side, hex) + (hasShips ? shipAa(table, state, side) : 0)
  let [combat, position, heavy, light] = [0, place, 0, place]
  for (const unit of unitsAt(services, state, hex)) {
    if (table.side[unit] !== side) continue
    // Each item that ships carry has anti-aircraft of its own. echelon.12
    if (isAtSea(table, state, unit)) {
      position += table.profiles[unit].nation.cargoAa
      light += table.profiles[unit].nation.cargoAa
    }
    const isPosition = can(table, state, unit, 'position-aa')
    if (isPosition && has(state, unit, status.moved)) continue
    const points = isPosition ? state.aa[unit] : printedAa(table, state, unit)
    const isHeavy = can(table, state, unit, 'heavy-aa')
    if (isPosition || !(isHeavy || can(table, state, unit, 'light-aa'))) position += points
    else if (attackers?.includes(unit) ?? true) combat += points * inShape(table, state, unit)
    else continue
    if (isHeavy) heavy += points
    else light += points
  }
  return { combat, position, heavy, light }
}

/** True if a side's guns in a hex keep enemy aircraft from doubling their support there. echelon.9, 11d */
const denies = (
  services: Services,
  state: Position,
  side: Side,
  hex: Hex,
  attackers: readonly number[] | undefined,
  hasShips: boolean,
): boolean => {
  const { combatAa, positionAa } = services.table.scenario.rules.combat.denying
  const { combat, position } = pointsOf(services, state, side, hex, attackers, hasShips)
  return combat >= combatAa * point || position >= positionAa
}

/**
 * True if support from the air counts double: unless the enemy's guns forbid it in each hex of theirs that takes part. echelon.9
 * @param side whose aircraft
 * @param hexes the attacked hex for the attacker's aircraft; for the defender's, all from which the attack comes: ships support the first
 * @param attackers the units that attack from these hexes, for the defender's aircraft
 */
export const airDoubled = (
  services: Services,
  state: Position,
  side: Side,
  hexes: readonly Hex[],
  attackers?: readonly number[],
): boolean => !hexes.every((hex, index) => denies(services, state, otherSide(side), hex, attackers, index === 0))

/** Anti-aircraft of a permanent airbase: by its size and the date. echelon.13 */
export const airbaseAa = (table: Table, state: Position, side: Side, hex: Hex): number => {
  const { airbaseAa: lines, airbaseCapacity } = table.scenario.rules.air
  const base = table.scenario.map.airbases.find((one) => one.hex === hex && one.permanent)
  if (base === undefined || state.owner[hex] !== side + 1) return 0
  const { nations } = table.scenario.sides[side]
  const line = lines.findLast(
    ({ from, value }) =>
      from <= dateOf(table, state) &&
      (value.nations.length === 0 || value.nations.some((one) => nations.includes(one))),
  )
  return (line?.value.points ?? 0) * Math.floor(base.capacity / airbaseCapacity)
}

/** Points of a side that fire at a mission over a hex. Those of airbases fire at nothing but an attack on them. echelon.10a, 11d, 13 */
const firing = (
  services: Services,
  state: Position,
  side: Side,
  hex: Hex,
  mission: Mission,
  attackers: readonly number[] | undefined,
  hasShips: boolean,
): number => {
  const { lightMissions } = services.table.scenario.rules.air
  const { heavy, light } = pointsOf(services, state, side, hex, attackers, hasShips)
  const ofBase = mission === 'airbase' ? airbaseAa(services.table, state, side, hex) : 0
  return heavy + ofBase + (lightMissions.includes(mission) ? light : 0)
}

/**
 * Fires at aircraft over hexes. No points, no roll. echelon.A2
 * @param side whose aircraft
 */
export const isShotAt = (
  services: Services,
  { state, dice }: EchelonDraft,
  side: Side,
  hexes: readonly Hex[],
  mission: Mission,
  attackers?: readonly number[],
): boolean => {
  const { aa, die } = services.table.scenario.rules.air
  const points = hexes.reduce(
    (sum, hex, index) => sum + firing(services, state, otherSide(side), hex, mission, attackers, index === 0),
    0,
  )
  const step = aa.findLast((one) => points >= one.points)
  if (step === undefined) return false
  return dice.at({ turn: state.turn, side: otherSide(side) }, 'anti-aircraft', hexes[0]).below(die) + 1 >= step.from
}
