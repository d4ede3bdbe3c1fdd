/** Depots and headquarters: what they hold, how they move, to which depot a headquarters belongs. echelon.30-35 */
import type { Hex } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import { isCity } from '../ground.ts'
import type { Services } from '../services.ts'
import { away, type EchelonState, type Position } from '../types.ts'
import { can, cargoOf } from '../units.ts'
import { sparesOf } from './conversionTable.ts'
import { attachedTo, isDepot, isHeadquarters, isReady } from './headquarters.ts'

/** REs that a depot holds. echelon.30, 31 */
export const capacityOf = ({ table }: Pick<Services, 'table'>, depot: number): number => {
  const { abilities, nation } = table.profiles[depot]
  const { major, command } = table.scenario.rules.supply.capacity
  if (abilities.has('capital')) return nation.capitalCapacity
  return abilities.has('command-depot') ? command : major
}

/** Depots of a side that are open in a hex. */
const openDepotsAt = (services: Services, state: Position, side: Side, hex: Hex): readonly number[] =>
  services.stacks
    .at(state, hex)
    .filter((unit) => services.table.side[unit] === side && isDepot(services, unit) && state.reversed[unit] === 0)

/** REs that can still be laid down in a hex: as many as one likes, but no open depot holds more than its own. echelon.30, 33b */
export const roomAt = (services: Services, state: Position, side: Side, hex: Hex): number => {
  const depots = openDepotsAt(services, state, side, hex)
  if (depots.length === 0) return Number.POSITIVE_INFINITY
  const capacity = depots.reduce((sum, depot) => sum + capacityOf(services, depot), 0)
  return Math.max(0, capacity - state.stock[hex] - state.special[hex])
}

/** REs that a unit carries at the most: a supply unit, or a command headquarters. echelon.35b, 51 */
export const loadOf = ({ table }: Pick<Services, 'table'>, unit: number): number => {
  const { abilities } = table.profiles[unit]
  const { supplyUnit, commandHq } = table.scenario.rules.supply.capacity
  if (abilities.has('supply-unit') || abilities.has('wagon')) return supplyUnit
  return abilities.has('command-hq') ? commandHq : 0
}

/** True if a depot that has packed up may be carried by rail or sea: not in the turn in which it did. echelon.32 */
export const mayTravel = (state: Position, depot: number): boolean =>
  state.reversed[depot] === 1 && state.moving[depot] > 1

/** True if a depot may pack up, or open again where it is now. echelon.30, 32 */
export const mayFlipDepot = (services: Services, state: Position, depot: number): boolean => {
  const { table } = services
  const hex = state.hex[depot]
  if (hex <= 0 || !isDepot(services, depot)) return false
  if (state.reversed[depot] === 0) return true
  const { turns } = table.scenario.rules.supply.depotMove
  return state.moving[depot] >= turns && isCity(table, hex) && state.owner[hex] === table.side[depot] + 1
}

/** A headquarters takes up its work for another depot as a depot opens again, after as many turns. echelon.30b, 34 */
export const mayFlipHeadquarters = (services: Services, state: Position, unit: number): boolean => {
  const depot = state.depot[unit] - 1
  return (
    state.hex[unit] > 0 &&
    isHeadquarters(services, unit) &&
    state.reversed[unit] === 1 &&
    depot >= 0 &&
    state.hex[depot] > 0 &&
    state.reversed[depot] === 0 &&
    state.moving[unit] >= services.table.scenario.rules.supply.depotMove.turns
  )
}

/**
 * Turns a depot or a headquarters over. What lay in a depot that packs up lies in a minor depot from now on; one that opens does not work
 * before it has SPs for its army headquarters: until then it counts as moving. echelon.32, 33b
 */
export const flipSupplier = (state: EchelonState, unit: number): void => {
  if (state.reversed[unit] === 0) state.moving[unit] = 1
  state.reversed[unit] ^= 1
}

/** Depots and headquarters on the move have been so for one turn more; those that work have arrived. */
export const countMoving = (services: Services, state: EchelonState, side: Side): void => {
  const { unitsOf, scenario } = services.table
  for (const unit of unitsOf[side]) {
    if (state.hex[unit] <= 0 || !(isDepot(services, unit) || isHeadquarters(services, unit))) continue
    const depot = isDepot(services, unit) ? unit : state.depot[unit] - 1
    if (state.reversed[unit] === 1)
      state.moving[unit] = Math.min(scenario.rules.supply.depotMove.turns, state.moving[unit] + 1)
    else if (depot >= 0 && state.hex[depot] > 0 && isReady(services, state, unit, depot)) state.moving[unit] = 0
  }
}

/** True if a headquarters may leave its depot for another one. echelon.30b, 31, 35b */
export const mayAttach = (services: Services, state: Position, unit: number, depot: number): boolean => {
  const { table } = services
  const now = state.depot[unit] - 1
  if (
    state.hex[unit] <= 0 ||
    state.hex[depot] <= 0 ||
    now === depot ||
    !isHeadquarters(services, unit) ||
    !isDepot(services, depot)
  )
    return false
  // Some nations bind their headquarters to a depot as long as it is there.
  if (now >= 0 && state.hex[now] > 0 && table.profiles[unit].nation.depotPermanent) return false
  const isCommand = can(table, state, unit, 'command-hq')
  if (isCommand !== can(table, state, depot, 'command-depot')) return false
  if (isCommand && attachedTo(services, state, depot).length > 0) return false
  return (
    !can(table, state, depot, 'capital') || table.scenario.units[depot].nation === table.scenario.units[unit].nation
  )
}

export const attach = (state: EchelonState, unit: number, depot: number): void => {
  state.depot[unit] = depot + 1
  state.reversed[unit] = 1
  state.moving[unit] = 1
}

/** Pairs of a command depot and its headquarters that a major depot can divide into. echelon.31, 35b */
export const pairsFor = (
  services: Services,
  state: Position,
  depot: number,
): readonly (readonly [number, number])[] => {
  const { table } = services
  const ofNation = sparesOf(table, state, table.side[depot]).filter(
    (unit) => table.scenario.units[unit].nation === table.scenario.units[depot].nation,
  )
  const depots = ofNation.filter((unit) => can(table, state, unit, 'command-depot'))
  const headquarters = ofNation.filter((unit) => can(table, state, unit, 'command-hq'))
  const most = Math.min(depots.length, headquarters.length, table.scenario.rules.supply.breakdown)
  return Array.from({ length: most }, (_, index) => [depots[index], headquarters[index]] as const)
}

/** The headquarters that goes with a major depot when it is broken down: one that stands with it. */
const partnerOf = (services: Services, state: Position, depot: number): number | undefined =>
  attachedTo(services, state, depot).find(
    (unit) => state.hex[unit] === state.hex[depot] && can(services.table, state, unit, 'army-hq'),
  )

/** True if a major depot may be broken down with its one headquarters. echelon.31 */
export const mayBreak = (services: Services, state: Position, depot: number): boolean =>
  state.hex[depot] > 0 &&
  state.reversed[depot] === 0 &&
  can(services.table, state, depot, 'major-depot') &&
  !can(services.table, state, depot, 'capital') &&
  attachedTo(services, state, depot).length === 1 &&
  partnerOf(services, state, depot) !== undefined &&
  pairsFor(services, state, depot).length > 0

export const breakDepot = (services: Services, state: EchelonState, depot: number): void => {
  const hex = state.hex[depot]
  const partner = partnerOf(services, state, depot)
  for (const [one, headquarters] of pairsFor(services, state, depot)) {
    state.hex[one] = state.hex[headquarters] = hex
    state.depot[headquarters] = one + 1
  }
  for (const unit of partner === undefined ? [depot] : [depot, partner]) store(services, state, unit)
}

/** Puts a counter back into the box. */
export const store = ({ table }: Pick<Services, 'table'>, state: EchelonState, unit: number): void => {
  for (const one of cargoOf(table, state, unit)) state.carrier[one] = 0
  state.hex[unit] = away
  state.status[unit] = state.carrier[unit] = state.depot[unit] = state.moving[unit] = state.reversed[unit] = 0
  state.isolated[unit] = state.free[unit] = state.due[unit] = 0
}
