/** Supply units and command headquarters that take SPs along, and counters that carry units. echelon.35b, 44, 51 */
import { leftOf, mayMove } from '../movement.ts'
import { goods, goodsKinds, movementCounters, re as wholeRe } from '../rules.ts'
import type { Services } from '../services.ts'
import { type EchelonState, type Position, phase, status } from '../types.ts'
import { cargoOf, has, reOf } from '../units.ts'
import { loadOf, roomAt } from './depots.ts'
import { takeSpecial, takeStock } from './stores.ts'
import { looseAt } from './supplyMovementPoints.ts'

/** REs that a unit can load or unload with the points it has left. echelon.51 */
const workOf = (services: Services, state: Position, unit: number): number =>
  mayMove(services, state, unit)
    ? leftOf(services.table, state, unit) * services.table.scenario.rules.supply.capacity.rePerMp
    : 0

const isOnOwnGround = ({ table }: Services, state: Position, unit: number): boolean =>
  state.hex[unit] > 0 && state.owner[state.hex[unit]] === table.side[unit] + 1

/** Calls `add` with whole points' worth of REs, and with the most. */
const addParts = (most: number, part: number, add: (re: number) => void): void => {
  for (let re = part; re < most; re += part) add(re)
  if (most > 0) add(most)
}

/** Lists the loads that a unit can take where it stands. */
export const listLadings = (
  services: Services,
  state: Position,
  unit: number,
  add: (kind: number, re: number) => void,
): void => {
  const load = loadOf(services, unit)
  if (load === 0 || !isOnOwnGround(services, state, unit)) return
  const room = Math.min(load - state.cargo[unit] - state.specialCargo[unit], workOf(services, state, unit))
  const { rePerMp } = services.table.scenario.rules.supply.capacity
  for (const kind of goodsKinds)
    addParts(Math.min(room, looseAt(state, state.hex[unit], kind)), rePerMp, (re) => add(kind, re))
}

/** Lists the loads that a unit can put down where it stands. */
export const listUnladings = (
  services: Services,
  state: Position,
  unit: number,
  add: (kind: number, re: number) => void,
): void => {
  const { table } = services
  if (loadOf(services, unit) === 0 || !isOnOwnGround(services, state, unit)) return
  const room = Math.min(workOf(services, state, unit), roomAt(services, state, table.side[unit], state.hex[unit]))
  const { rePerMp } = table.scenario.rules.supply.capacity
  for (const kind of goodsKinds)
    addParts(Math.min(room, (kind === goods.supply ? state.cargo : state.specialCargo)[unit]), rePerMp, (re) =>
      add(kind, re),
    )
}

/** Loads REs, or unloads them: `way` is 1 or −1. */
export const carry = (
  { table }: Services,
  state: EchelonState,
  unit: number,
  kind: number,
  re: number,
  way: 1 | -1,
): void => {
  const hex = state.hex[unit]
  if (way === 1) (kind === goods.supply ? takeStock : takeSpecial)(state, hex, re)
  else layDown(state, hex, kind, re)
  const cargo = kind === goods.supply ? state.cargo : state.specialCargo
  cargo[unit] += re * way
  state.spent[unit] += Math.ceil(re / table.scenario.rules.supply.capacity.rePerMp)
}

/** Puts REs down in a hex; they go no further in this phase. echelon.49e */
export const layDown = (state: EchelonState, hex: number, kind: number, re: number): void => {
  const [all, fresh] = kind === goods.supply ? [state.stock, state.freshStock] : [state.special, state.freshSpecial]
  all[hex] += re
  fresh[hex] += re
}

/** True if a unit has not moved in the present phase. */
const isUnmoved = (state: Position, unit: number): boolean =>
  state.spent[unit] === 0 &&
  !has(state, unit, status.moved | status.lifted | status.landed | status.dropped | status.working)

/** True if a unit may get on a counter that stands with it as the phase begins. echelon.44 */
export const mayLoad = (services: Services, state: Position, unit: number, counter: number): boolean => {
  const { table } = services
  const { profiles, scenario, side } = table
  const { counters } = scenario.rules.transport
  const kind = movementCounters.find((one) => profiles[counter].abilities.has(counters[one].ability))
  const { isMotor, isHeavy, abilities, design } = profiles[unit]
  if (kind === undefined || unit === counter || state.carrier[unit] > 0 || state.carrier[counter] > 0) return false
  if (state.hex[unit] <= 0 || state.hex[unit] !== state.hex[counter] || side[unit] !== side[counter]) return false
  const { heavy, cavalry, inCombat } = counters[kind]
  // In combat phases amphibious tractors and armoured carriers alone carry; they do not in between. echelon.44b, 44c, 44d
  if (state.phase === phase.combat && !inCombat) return false
  if (isMotor || (isHeavy && !heavy) || (abilities.has('cavalry') && !cavalry) || design.move === 0) return false
  if (!isUnmoved(state, unit) || !isUnmoved(state, counter)) return false
  if (has(state, unit, status.inReserve) !== has(state, counter, status.inReserve)) return false
  const carried = cargoOf(table, state, counter).reduce((sum, one) => sum + reOf(table, state, one), 0)
  return carried + reOf(table, state, unit) <= (profiles[counter].design.carriesRe ?? 0) * wholeRe
}

/** True if a unit may get off: before its counter has moved in the phase, so that it goes by itself, or not at all. echelon.44 */
export const mayUnload = (state: Position, unit: number): boolean =>
  state.carrier[unit] > 0 && isUnmoved(state, unit) && isUnmoved(state, state.carrier[unit] - 1)
