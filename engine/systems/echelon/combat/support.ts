/** Which units of a stack fight with support: guns, staffs and whole divisions lend it to others. echelon.22, C5 */
import type { Side } from '../../../twoSides.ts'
import { re, times } from '../rules.ts'
import type { Table } from '../table.ts'
import { type Position, status } from '../types.ts'
import { can, faceOf, has, reOf } from '../units.ts'
import { type AttackedHex, engineerAgainst, isGun } from './attackedHex.ts'

export interface Stack {
  readonly side: Side
  readonly isAttack: boolean
  /** Units that fight. */
  readonly units: readonly number[]
  /** All units of the side in the hex: staffs support without fighting. */
  readonly all: readonly number[]
  readonly place: AttackedHex
  /** It attacks partisans alone. echelon.45b */
  readonly isPartisan: boolean
  /** REs of artillery that stand outside: ships, coast defences; in 144ths. */
  readonly outsideRe: number
}

export interface Support {
  readonly supported: ReadonlySet<number>
  /** Units that have support only by an ability of their own for which they may have to pay. echelon.1 */
  readonly byAbility: ReadonlySet<number>
}

export const supportOf = (table: Table, state: Position, stack: Stack): Support => {
  const supported = new Set(stack.units.filter((unit) => supportsItself(table, state, stack, unit)))
  let left = capacityOf(table, state, stack)
  const fills = (unit: number): boolean => {
    const size = reOf(table, state, unit)
    if (size > left) return false
    left -= size
    return true
  }
  const others = stack.units.filter((unit) => !supported.has(unit)).toSorted(byWorth(table, state, stack.isAttack))
  const able = others.filter((unit) => supportsByAbility(table, state, stack, unit))
  for (const unit of others) if (!able.includes(unit) && fills(unit)) supported.add(unit)
  const byAbility = new Set<number>()
  for (const unit of able) {
    supported.add(unit)
    if (!fills(unit)) byAbility.add(unit)
  }
  return { supported, byAbility }
}

/** The strongest for their size are supported first. */
const byWorth =
  (table: Table, state: Position, isAttack: boolean) =>
  (one: number, other: number): number => {
    const strengthOf = (unit: number): number => faceOf(table, state, unit)[isAttack ? 'attack' : 'defence']
    return strengthOf(other) * reOf(table, state, one) - strengthOf(one) * reOf(table, state, other) || one - other
  }

const isMarker = ({ profiles }: Table, unit: number): boolean =>
  profiles[unit].size === 'corps' || profiles[unit].size === 'army'

/** Police that hunts partisans supports itself, and a division of it that does so anyway supports others. echelon.45b */
const isHunter = (table: Table, state: Position, { isPartisan }: Stack, unit: number): boolean =>
  isPartisan && can(table, state, unit, 'police')

const isWholeDivision = (table: Table, state: Position, stack: Stack, unit: number): boolean =>
  isMarker(table, unit) ||
  can(table, state, unit, 'supports-others') ||
  (isHunter(table, state, stack, unit) &&
    table.profiles[unit].size === 'division' &&
    can(table, state, unit, 'supports-itself'))

const supportsItself = (table: Table, state: Position, stack: Stack, unit: number): boolean =>
  isGun(table, state, unit) ||
  isWholeDivision(table, state, stack, unit) ||
  isStaff(table, state, unit) ||
  can(table, state, unit, 'supports-itself') ||
  // The para side of an airborne headquarters. echelon.6
  (can(table, state, unit, 'airborne-hq') && state.reversed[unit] === 1) ||
  // What has just come from the sea or the air stands together. echelon.C5
  (has(state, unit, status.landed | status.dropped) &&
    !has(state, unit, status.dispersed) &&
    stack.side === state.active) ||
  isHunter(table, state, stack, unit)

/** Engineers at cities and works, border guards when they are invaded. echelon.28, 36, 37 */
const supportsByAbility = (table: Table, state: Position, { place, isAttack, side }: Stack, unit: number): boolean => {
  const isEngineer = isAttack
    ? engineerAgainst(table, state, unit, place) !== undefined
    : (place.isCity || place.isFortified) &&
      (can(table, state, unit, 'assault-engineer') || can(table, state, unit, 'combat-engineer'))
  return isEngineer || (can(table, state, unit, 'border-guard') && isInvaded(table, state, side))
}

/** True if the country of a side is attacked for the first time in this turn. */
export const isInvaded = ({ scenario }: Table, { turn }: Position, side: Side): boolean =>
  scenario.invaded === side && turn === 1

/** REs that a stack can support, in 144ths. */
const capacityOf = (table: Table, state: Position, stack: Stack): number => {
  const { perArtilleryRe, perHeadquarters, perDivision } = table.scenario.rules.combat.support
  let capacity = stack.outsideRe * perArtilleryRe
  for (const unit of stack.units) {
    if (has(state, unit, status.dispersed)) continue
    if (givesFire(table, state, stack, unit)) capacity += firingRe(table, state, stack, unit) * perArtilleryRe
    if (isWholeDivision(table, state, stack, unit)) capacity += re * perDivision
  }
  for (const unit of stack.all) if (supportsUnfighting(table, state, unit)) capacity += re * perHeadquarters
  return capacity
}

/** True if a unit supports others of its hex even when it does not fight: a staff. */
export const supportsUnfighting = (table: Table, state: Position, unit: number): boolean =>
  isStaff(table, state, unit) && !has(state, unit, status.dispersed)

/** REs of guns that count for support: those of siege guns double as they do in their attack. echelon.26a */
const firingRe = (table: Table, state: Position, { place }: Stack, unit: number): number => {
  const { re: by } = table.scenario.rules.combat.siege
  const isDoubled = can(table, state, unit, 'siege') && (place.isFortress || place.isMajor)
  return isDoubled ? times(reOf(table, state, unit), by) : reOf(table, state, unit)
}

const isStaff = (table: Table, state: Position, unit: number): boolean =>
  can(table, state, unit, 'divisional-hq') || can(table, state, unit, 'airborne-hq')

/** True if guns support others: not when turned against tanks; siege guns only where they fire at full strength. echelon.26b */
const givesFire = (table: Table, state: Position, { isAttack, place }: Stack, unit: number): boolean => {
  if (!table.profiles[unit].isArtillery || has(state, unit, status.converted)) return false
  if (!can(table, state, unit, 'siege') && !can(table, state, unit, 'long-siege')) return true
  return isAttack && (place.isCity || place.isFortified)
}
