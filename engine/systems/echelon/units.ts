/** The present state of a unit: its face, its size, its abilities. */
import type { Draft } from '../../game.ts'
import { otherSide } from '../../twoSides.ts'
import type { Week } from './date.ts'
import type { EchelonEvent } from './events.ts'
import { valueAt } from './profiles.ts'
import { type Ability, type ArmourValues, re, times } from './rules.ts'
import type { Printed } from './scenario.ts'
import { dropStores } from './supply/loss.ts'
import type { Table } from './table.ts'
import { away, type EchelonState, eliminated, eliminatedIsolated, type Position, removed, status } from './types.ts'

/** The week of a turn. */
export const dateOf = ({ scenario }: Table, { turn }: Position): Week => scenario.week + turn - 1

/** Printed values of the side that lies up. */
export const faceOf = ({ profiles }: Table, state: Position, unit: number): Printed =>
  profiles[unit].faces[state.reversed[unit]]

/** REs of a unit, in 144ths; position anti-aircraft counts by its points. echelon.11c */
export const reOf = ({ profiles, scenario }: Table, state: Position, unit: number): number => {
  const { re: both, abilities } = profiles[unit]
  if (!abilities.has('position-aa')) return both[state.reversed[unit]]
  return times(state.aa[unit] * re, scenario.rules.air.positionRe)
}

/** True if a unit has an ability now. Cadres support nobody. */
export const can = ({ profiles }: Table, state: Position, unit: number, ability: Ability): boolean =>
  profiles[unit].abilities.has(ability) &&
  (state.reversed[unit] === 0 ||
    !profiles[unit].hasCadre ||
    (ability !== 'supports-itself' && ability !== 'supports-others'))

/** True if a unit swims: tanks do; other amphibious units only land with ease. echelon.18, 52b */
export const swims = (table: Table, state: Position, unit: number): boolean =>
  can(table, state, unit, 'amphibious') && can(table, state, unit, 'armour')

export const isMotor = ({ profiles }: Table, unit: number): boolean => profiles[unit].isMotor

export const has = (state: Position, unit: number, bit: number): boolean => (state.status[unit] & bit) !== 0

export const isOnMap = (state: Position, unit: number): boolean => state.hex[unit] > 0

/** True if a unit has a strength of its own in combat. */
export const isCombatUnit = ({ profiles }: Table, unit: number): boolean => profiles[unit].fights

/** True if a unit has a zone of control: one of a regiment's size or more that can fight and is together. echelon.M4, 34 */
export const exerts = (table: Table, state: Position, unit: number): boolean => {
  const { profiles, sizes } = table
  const { fights, re: both, abilities, faces } = profiles[unit]
  if (!fights || abilities.has('partisan') || abilities.has('airborne-hq') || has(state, unit, status.dispersed))
    return false
  const [numerator, denominator] = sizes.re[sizes.exertsFrom]
  const { attack, defence } = faces[state.reversed[unit]]
  return both[state.reversed[unit]] * denominator >= wholeRe * numerator && attack + defence > 0
}
const wholeRe = re

/** Values of a unit against tanks, at the date of a position. echelon.14, 15, 17, 19, 20, 21 */
export const armourOf = (table: Table, state: Position, unit: number): ArmourValues =>
  valueAt(table.profiles[unit].armour, dateOf(table, state))

/** Returns the units that a unit carries. echelon.44 */
export const cargoOf = ({ unitsOf, side, profiles }: Table, state: Position, unit: number): readonly number[] =>
  profiles[unit].design.carriesRe === undefined
    ? nothing
    : unitsOf[side[unit]].filter((one) => state.carrier[one] === unit + 1)
const nothing: readonly number[] = []

/** Units with all that they carry. echelon.44 */
export const withCargo = (table: Table, state: Position, units: readonly number[]): readonly number[] => [
  ...units,
  ...units.flatMap((unit) => cargoOf(table, state, unit)),
]

/** How a unit goes: into a box from which it may be rebuilt, or for good. */
export type Gone = 'box' | 'isolated' | 'out'

const placeOf: Readonly<Record<Gone, number>> = { box: eliminated, isolated: eliminatedIsolated, out: removed }

/** Takes a unit off the map, with all marks; what it carried stays where it was. */
export const takeOff = (table: Table, state: EchelonState, unit: number, to: Gone): void => {
  dropStores(table, state, unit)
  for (const one of cargoOf(table, state, unit)) state.carrier[one] = 0
  state.hex[unit] = placeOf[to]
  state.status[unit] = 0
  state.carrier[unit] = 0
  state.depot[unit] = 0
  state.free[unit] = 0
  state.isolated[unit] = 0
}

/** Takes a unit off the map that is lost; a division is worth points to the enemy. */
export const eliminate = (
  table: Table,
  { state, emit }: Draft<EchelonState, EchelonEvent>,
  unit: number,
  to: Gone,
): void => {
  const hex = state.hex[unit]
  const { perDivisionRe, isolatedTimes } = table.scenario.rules.victory
  if (table.profiles[unit].size === 'division' && isCombatUnit(table, unit))
    state.points[otherSide(table.side[unit])] +=
      Math.floor(reOf(table, state, unit) / re) * perDivisionRe * (to === 'isolated' ? isolatedTimes : 1)
  const { abilities } = table.profiles[unit]
  // High mountain troops are never rebuilt; depots count as not isolated. echelon.33a, 42i
  const kind = abilities.has('high-mountain')
    ? 'out'
    : abilities.has('major-depot') || abilities.has('command-depot')
      ? 'box'
      : to
  takeOff(table, state, unit, kind)
  state.reversed[unit] = 0
  emit({ type: 'lost', side: table.side[unit], unit, hex: Math.max(hex, away), to: kind })
}
