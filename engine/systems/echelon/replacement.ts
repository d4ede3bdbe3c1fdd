/** Rebuilding what was lost: what it costs, where and when it arrives. echelon.34, 40f, 52d, R1, R2 */
import type { Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import { monthOf, weeksPerMonth } from './date.ts'
import { isCity } from './ground.ts'
import { re, replacementClasses, rp, times, timesRoundedUp } from './rules.ts'
import type { Services } from './services.ts'
import { isDepot } from './supply/headquarters.ts'
import { holds } from './supply/income.ts'
import { supplyAt } from './supply/lines.ts'
import { specialFor, takeSpecial } from './supply/stores.ts'
import type { Table } from './table.ts'
import { away, type EchelonState, eliminated, eliminatedIsolated, type Position, supply } from './types.ts'
import { can, dateOf, isOnMap, reOf } from './units.ts'

/** The cost of a unit, in 12ths of a point of a pool. */
export interface Cost {
  readonly pool: 'infantry' | 'armour'
  readonly points: number
}

/** REs of a whole unit, in 144ths. */
const wholeRe = (table: Table, state: Position, unit: number): number =>
  Math.max(table.profiles[unit].re[0], reOf(table, state, unit))

/** Returns the cost of a whole unit that was not isolated. echelon.33a, R1 */
const wholeCost = (services: Services, state: Position, unit: number): Cost => {
  const { table } = services
  const { perRe, depotPerDefence } = table.scenario.rules.replacement
  const { abilities, design } = table.profiles[unit]
  if (isDepot(services, unit)) return { pool: 'infantry', points: design.defence * depotPerDefence * rp }
  const kind =
    replacementClasses.find((one) => perRe[one].abilities.some((ability) => abilities.has(ability))) ?? 'infantry'
  const { pool, points } = perRe[kind]
  return { pool, points: Math.ceil((wholeRe(table, state, unit) * points * rp) / re) }
}

/** True if a unit lies in a box from which it can be rebuilt, and would arrive before its withdrawal. echelon.42i, W7 */
export const isRebuildable = ({ profiles, scenario }: Table, state: Position, unit: number): boolean => {
  const { never, turns } = scenario.rules.replacement
  const { leaves = Number.POSITIVE_INFINITY } = scenario.units[unit]
  return (
    (state.hex[unit] === eliminated || state.hex[unit] === eliminatedIsolated) &&
    !never.some((ability) => profiles[unit].abilities.has(ability)) &&
    state.turn + turns < leaves
  )
}

/** True if a unit is a cadre on the map that can become a division again. */
export const isCadre = ({ profiles }: Table, state: Position, unit: number): boolean =>
  isOnMap(state, unit) && state.reversed[unit] === 1 && profiles[unit].hasCadre

/** The punitive units of a nation that are rebuilt for nothing in a month are its first ones. echelon.40f */
const isFree = (table: Table, state: Position, unit: number): boolean => {
  const { freePunitivePerMonth, turns } = table.scenario.rules.replacement
  const { nation } = table.scenario.units[unit]
  if (!can(table, state, unit, 'punitive')) return false
  const month = monthOf(dateOf(table, state))
  const begun = table.unitsOf[table.side[unit]].filter(
    (one) =>
      state.hex[one] === away &&
      state.due[one] > state.turn &&
      can(table, state, one, 'punitive') &&
      table.scenario.units[one].nation === nation &&
      monthOf(dateOf(table, state) + state.due[one] - turns - state.turn) === month,
  )
  return begun.length < freePunitivePerMonth
}

/** Returns the cost of rebuilding a unit, or of building up a cadre. */
export const costOf = (services: Services, state: Position, unit: number): Cost => {
  const { table } = services
  const { isolatedTimes, buildUp } = table.scenario.rules.replacement
  const { pool, points } = wholeCost(services, state, unit)
  if (isCadre(table, state, unit)) return { pool, points: timesRoundedUp(points, buildUp) }
  if (isFree(table, state, unit)) return { pool, points: 0 }
  return { pool, points: state.hex[unit] === eliminatedIsolated ? points * isolatedTimes : points }
}

/** Where replacements of a side can arrive: in own cities, on headquarters and on training units, not isolated. echelon.34, 52d */
export const replacementPlaces = (services: Services, state: Position, side: Side): readonly Hex[] => {
  const { table, stacks, supplies } = services
  const { connected } = supplies.of(state, side)
  const friends = stacks.held(state, side)
  const places: Hex[] = []
  for (const hex of table.board.spaces) {
    if (!connected[hex] || !holds(services, state, side, hex)) continue
    const takesIn = (unit: number): boolean => can(table, state, unit, 'army-hq') || can(table, state, unit, 'training')
    if (isCity(table, hex) || (friends[hex] > 0 && stacks.at(state, hex).some(takesIn))) places.push(hex)
  }
  return places
}

/** REs that still can arrive in a hex in a turn, in 144ths. Who arrives in this turn keeps it as its turn until the next one. */
const roomAt = (table: Table, state: Position, side: Side, hex: Hex, turn: number): number =>
  table.unitsOf[side].reduce(
    (room, unit) =>
      state.due[unit] === turn && (state.hex[unit] > 0 ? state.hex[unit] : state.dueAt[unit]) === hex
        ? room - wholeRe(table, state, unit)
        : room,
    table.scenario.rules.replacement.hexRe * re,
  )

/** True if a unit fits into the limit of a hex; one that is larger comes alone. */
const fitsInto = (table: Table, state: Position, unit: number, hex: Hex, turn: number): boolean => {
  const limit = table.scenario.rules.replacement.hexRe * re
  return roomAt(table, state, table.side[unit], hex, turn) >= Math.min(limit, wholeRe(table, state, unit))
}

const hasPoints = (state: Position, side: Side, { pool, points }: Cost): boolean => state[pool][side] >= points

/** Where a unit can be rebuilt now: it arrives there after some turns. A cadre is built up where it stands, at once. */
export const rebuildPlaces = (
  services: Services,
  state: Position,
  unit: number,
  places: () => readonly Hex[],
): readonly Hex[] => {
  const { table } = services
  const side = table.side[unit]
  const cadre = isCadre(table, state, unit)
  if (!cadre && !isRebuildable(table, state, unit)) return []
  if (!hasPoints(state, side, costOf(services, state, unit))) return []
  const { turns } = table.scenario.rules.replacement
  if (!cadre) return places().filter((hex) => fitsInto(table, state, unit, hex, state.turn + turns))
  const hex = state.hex[unit]
  const isReady = places().includes(hex) && supplyAt(services, state, unit, hex) === supply.full
  return isReady && fitsInto(table, state, unit, hex, state.turn) ? [hex] : []
}

export const rebuild = (services: Services, state: EchelonState, unit: number, to: Hex): void => {
  const { table } = services
  const { pool, points } = costOf(services, state, unit)
  state[pool][table.side[unit]] -= points
  if (isCadre(table, state, unit)) {
    state.reversed[unit] = 0
    state.due[unit] = state.turn
  } else order(state, unit, to, state.turn + table.scenario.rules.replacement.turns)
}

/** Puts a unit on its way to a hex. */
export const order = (state: EchelonState, unit: number, to: Hex, turn: number): void => {
  state.hex[unit] = away
  state.reversed[unit] = 0
  state.due[unit] = turn
  state.dueAt[unit] = to
}

/** Returns the cost of rebuilding with a training unit of the same type, and the turns until both arrive. echelon.52d */
const trainingOf = (
  services: Services,
  state: Position,
  unit: number,
  trainer: number,
): { readonly cost: Cost; readonly turns: number } => {
  const { table } = services
  const cost = costOf(services, state, unit)
  const less = Math.min(cost.points, times(reOf(table, state, trainer), [rp, re]))
  const months = Math.ceil((wholeRe(table, state, unit) * rp + less * re) / (re * rp))
  return { cost: { ...cost, points: cost.points - less }, turns: months * weeksPerMonth }
}

/** Returns a key for the type of a unit, training apart: the abilities of its type, and lorries. */
const kindOf = ({ profiles }: Table, unit: number): string => {
  const { type, design } = profiles[unit]
  return `${design.motorised} ${type.abilities.filter((one) => one !== 'training').toSorted()}`
}

/** Training units with which a unit can be rebuilt. echelon.52d */
export const trainersFor = (services: Services, state: Position, unit: number): readonly number[] => {
  const { table } = services
  if (!isRebuildable(table, state, unit)) return []
  return table.unitsOf[table.side[unit]].filter(
    (trainer) =>
      isOnMap(state, trainer) &&
      can(table, state, trainer, 'training') &&
      kindOf(table, trainer) === kindOf(table, unit) &&
      supplyAt(services, state, trainer, state.hex[trainer]) === supply.full &&
      hasPoints(state, table.side[unit], trainingOf(services, state, unit, trainer).cost),
  )
}

/** True if both can arrive in a hex. */
export const mayTrainAt = (services: Services, state: Position, unit: number, trainer: number, hex: Hex): boolean =>
  fitsInto(services.table, state, unit, hex, state.turn + trainingOf(services, state, unit, trainer).turns)

export const train = (services: Services, state: EchelonState, unit: number, trainer: number, to: Hex): number => {
  const { cost, turns } = trainingOf(services, state, unit, trainer)
  state[cost.pool][services.table.side[unit]] -= cost.points
  for (const one of [unit, trainer]) {
    state.status[one] = state.carrier[one] = 0
    order(state, one, to, state.turn + turns)
  }
  return state.turn + turns
}

/** REs of SRPs that it takes to restore a cadre in place. echelon.R2 */
export const restoreCost = (services: Services, state: Position, unit: number): number =>
  timesRoundedUp(costOf(services, state, unit).points, [services.table.scenario.rules.supply.reOfSp, rp])

/** True if a cadre can be restored from the depots that supply it. */
export const mayRestore = (services: Services, state: Position, unit: number): boolean => {
  if (!isCadre(services.table, state, unit)) return false
  const found = specialFor(services, state, unit).reduce((sum, hex) => sum + state.special[hex], 0)
  return found >= restoreCost(services, state, unit)
}

export const restore = (services: Services, state: EchelonState, unit: number): void => {
  let left = restoreCost(services, state, unit)
  for (const hex of specialFor(services, state, unit)) {
    const part = Math.min(left, state.special[hex])
    takeSpecial(state, hex, part)
    left -= part
  }
  state.reversed[unit] = 0
}
