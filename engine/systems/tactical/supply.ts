/** Ammunition, fuel, and the way on which they come. tactical.H7, K1-K9 */
import type { Space } from '../../board.ts'
import { floodFrom, unreached } from '../../flood.ts'
import type { Terms } from '../../terms.ts'
import { otherSide, type Side } from '../../twoSides.ts'
import type { TacticalDraft } from './events.ts'
import { holds } from './holders.ts'
import { zonesFor } from './movement.ts'
import type { Services } from './services.ts'
import { knows } from './sight.ts'
import { isNear, type Table } from './table.ts'
import { done, type Position } from './types.ts'
import { fuelOf, has, isAboard, isFoul, isUp, modelOf, stands } from './units.ts'

/** Enemy units on the ground or sea beside a unit: those that its side knows, or all. */
export const pressing = (services: Services, state: Position, unit: number, isAll: boolean): number => {
  const { table } = services
  const side = table.side[unit]
  return table.unitsOf[otherSide(side)].filter(
    (enemy) =>
      stands(state, enemy) &&
      !isUp(table, state, enemy) &&
      isNear(table, state.hex[enemy], state.hex[unit]) &&
      (isAll || knows(services, state, side, enemy)),
  ).length
}

/** The spaces through which supply of a unit goes. tactical.K3 */
const openFor = (services: Services, state: Position, unit: number, isAll: boolean): ((space: Space) => boolean) => {
  const { table } = services
  const side = table.side[unit]
  const { surface } = services.standing(state)
  const zones = zonesFor(services, state, unit, isAll)
  const own = (space: number): boolean => surface[space] > 0 && table.side[surface[space] - 1] === side
  const isHostile = (space: number): boolean => {
    const other = surface[space] - 1
    return other >= 0 && table.side[other] !== side && (isAll || knows(services, state, side, other))
  }
  // A road over water is a bridge.
  const isLand = (space: Space): boolean => table.terrain[space]?.water !== true || table.road[space] === 1
  return (space) => isLand(space) && !isHostile(space) && (zones[space] === 0 || own(space))
}

/** Where supply of a side comes from. tactical.K2 */
const sourcesOf = (table: Table, state: Position, side: Side): readonly Space[] => [
  ...table.edges[side],
  ...table.places.map(({ hex }) => hex).filter((hex) => holds(table, state, side, hex)),
]

/** Hexes to the nearest source of supply. tactical.K2, K3 */
const distanceOf = (services: Services, state: Position, unit: number, isAll: boolean): number => {
  const { table } = services
  const isOpen = openFor(services, state, unit, isAll)
  const flood = floodFrom(table.board, [state.hex[unit]], (edge) =>
    isOpen(table.board.neighbours[edge]) ? 1 : unreached,
  )
  return sourcesOf(table, state, table.side[unit]).reduce((least, hex) => Math.min(least, flood.cost[hex]), unreached)
}

/** By space: the supply that units of the kind of one would have there by distance alone, in per cent, as far as its side knows. */
export const supplyAround = (services: Services, state: Position, unit: number): readonly number[] => {
  const { table } = services
  const isOpen = openFor(services, state, unit, false)
  const sources = sourcesOf(table, state, table.side[unit])
  // The way is the same from its other end; whoever stands in a closed space still gets what comes to the one beside it.
  const { cost } = floodFrom(table.board, sources, (_, __, from) => (isOpen(from) ? 1 : unreached))
  const { perHex } = table.scenario.rules.supply
  return Array.from(cost, (distance) =>
    distance === unreached ? 0 : Math.max(0, 100 - perHex * Math.max(0, distance - 1)),
  )
}

/** The airfield of its side at or beside which a unit is; carriers are those of their aircraft. tactical.B4, H7 */
export const airfieldOf = (table: Table, state: Position, unit: number): Space | undefined => {
  const isHere = (hex: Space): boolean => hex > 0 && isNear(table, hex, state.hex[unit])
  const field = table.places.find(
    ({ hex }) => table.terrain[hex]?.place === 'airfield' && holds(table, state, table.side[unit], hex) && isHere(hex),
  )?.hex
  if (field !== undefined || !modelOf(table, state, unit).has('carrier-air')) return field
  const carrier = table.unitsOf[table.side[unit]].find(
    (other) => modelOf(table, state, other).class === 'carrier' && isHere(state.hex[other]),
  )
  return carrier === undefined ? undefined : state.hex[carrier]
}

/** True if a ship lies in a port of its side. tactical.H7 */
const isInPort = (table: Table, state: Position, unit: number): boolean =>
  table.terrain[state.hex[unit]]?.place === 'port' && holds(table, state, table.side[unit], state.hex[unit])

/** Supply of aircraft: at an airfield of their side, unless the enemy stands beside it. tactical.K8 */
const airLevel = (services: Services, state: Position, unit: number): number => {
  const { table } = services
  const field = airfieldOf(table, state, unit)
  if (field === undefined) return 0
  const enemies = table.unitsOf[otherSide(table.side[unit])].filter(
    (enemy) => stands(state, enemy) && !isUp(table, state, enemy) && isNear(table, state.hex[enemy], field),
  ).length
  const { airfield } = table.scenario.rules.supply
  return airfield[Math.min(enemies, airfield.length - 1)]
}

/**
 * Supply of a unit, in per cent. tactical.K4
 * @param isAll counts enemies that its side does not see, too
 */
export const supplyLevel = (
  services: Services,
  state: Position,
  unit: number,
  isAll: boolean,
  terms?: Terms,
): number => {
  const { table } = services
  const model = modelOf(table, state, unit)
  if (isAboard(state, unit)) return 0
  if (model.isAir) return airLevel(services, state, unit)
  if (model.isShip) return isInPort(table, state, unit) ? 100 : 0
  const { perHex, pressed, foul, partisans } = table.scenario.rules.supply
  const ofPeople = model.has('partisan') ? partisans : 0
  const distance = distanceOf(services, state, unit, isAll)
  if (distance === unreached) {
    terms?.add('K9', 'Help of the people', ofPeople)
    return ofPeople
  }
  const near = Math.max(0, 100 - perHex * Math.max(0, distance - 1))
  const enemies = pressing(services, state, unit, isAll)
  const left = Math.floor((near * pressed[Math.min(enemies, pressed.length - 1)]) / 4)
  const isSheltered = holds(table, state, table.side[unit], state.hex[unit])
  const level = isFoul(state) && !isSheltered ? Math.floor((left * foul) / 4) : left
  terms?.add('K4', `Distance ${distance}`, near)
  terms?.add('K4', 'Enemies beside it', left - near)
  terms?.add('K4', 'Rain or snow', level - left)
  terms?.add('K9', 'Help of the people', Math.max(0, ofPeople - level))
  return Math.max(level, ofPeople)
}

/** Gives a unit a share of what it can hold, in per cent; tells its side. tactical.K5, K6 */
const fill = ({ table }: Services, { state, emit }: TacticalDraft, unit: number, level: number, divisor = 1): void => {
  if (level === 0) return
  const add = (have: number, most: number): number =>
    most === 0 ? 0 : Math.min(most - have, Math.max(1, Math.floor((level * most) / (100 * divisor))))
  const ammunition = add(state.ammunition[unit], modelOf(table, state, unit).ammunition)
  const fuel = add(state.fuel[unit], fuelOf(table, state, unit))
  state.ammunition[unit] += ammunition
  state.fuel[unit] += fuel
  if (ammunition + fuel > 0)
    emit({ type: 'supplied', unit, ammunition, fuel, seenBy: [table.side[unit]], rolled: true })
}

/** True if a unit has done nothing in its half-turn. tactical.A5 */
export const isUnused = (state: Position, unit: number): boolean => stands(state, unit) && state.done[unit] === 0

/** True if there is something to fill up. */
export const lacksSupply = (table: Table, state: Position, unit: number): boolean =>
  state.ammunition[unit] < modelOf(table, state, unit).ammunition || state.fuel[unit] < fuelOf(table, state, unit)

/** A unit spends its half-turn on taking in supplies; enemies that its side does not see may have cut the way. tactical.K5 */
export const refill = (services: Services, draft: TacticalDraft, unit: number): void => {
  fill(services, draft, unit, supplyLevel(services, draft.state, unit, true))
  endHalf(draft, unit)
}

/** A unit is done for the half-turn. */
export const endHalf = ({ state }: TacticalDraft, unit: number): void => {
  state.done[unit] |= done.refitted
  state.points[unit] = 0
}

/** Units that were idle take in half as much by themselves, ships in port all. tactical.H7, K6, K8 */
export const refillIdle = (services: Services, draft: TacticalDraft, side: Side): void => {
  const { table } = services
  const { state } = draft
  for (const unit of table.unitsOf[side]) {
    const { isShip, isGround } = modelOf(table, state, unit)
    // Ships load in port whatever they did.
    if (!stands(state, unit) || (!isShip && has(state, unit, done.moved | done.attacked | done.refitted))) continue
    if (isGround && pressing(services, state, unit, true) > 0) continue
    const level = supplyLevel(services, state, unit, true)
    fill(services, draft, unit, level, isGround ? table.scenario.rules.supply.idle : 1)
  }
}
