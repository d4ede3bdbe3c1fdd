/** Armoured effects and effects against tanks: the share of the REs that has them. echelon.14, 15, 43, 44c */
import { type ArmourValues, type Fraction, type ShareStep, times } from '../rules.ts'
import type { Table } from '../table.ts'
import { type Position, status } from '../types.ts'
import { armourOf, can, has, isCombatUnit } from '../units.ts'
import type { Fighter, Force } from './strength.ts'

/** The effect of a side's armour, or of its guns against tanks, on the main die. */
export interface ArmourEffect {
  readonly die: number
  /** Units that have part in it, and pay for it with required losses. echelon.1 */
  readonly users: readonly number[]
}

/** Values count for each RE, in sixths. */
const whole = 6

/** The die of the last step whose share is reached. */
export const dieOf = (steps: readonly ShareStep[], part: number, all: number): number =>
  all === 0 ? 0 : (steps.findLast(({ share }) => isShare(share, part, all))?.die ?? 0)

export const isShare = ([above, below]: Fraction, part: number, all: number): boolean => part * below >= all * above

/** Values of a unit in combat: cargo of landing vehicles and carriers counts as these do, infantry on foot as infantry. */
const valuesOf = (table: Table, state: Position, unit: number): ArmourValues => {
  const carrier = state.carrier[unit] - 1
  const isCarried = carrier >= 0 && (can(table, state, carrier, 'lvt') || can(table, state, carrier, 'apc'))
  const values = armourOf(table, state, isCarried ? carrier : unit)
  return has(state, unit, status.dismounted) ? { ...values, neutral: 0 } : values
}

/** Staffs, depots, trains and position anti-aircraft are left out. echelon.11d */
const counts = (table: Table, { unit }: Fighter): boolean => isCombatUnit(table, unit)

const paysFor = ({ profiles }: Table, unit: number): boolean => profiles[unit].type.requiredLosses

/** Effects of the armour of a side. Against a side without any guns against tanks it has other values. echelon.15 */
export const armourEffect = (table: Table, state: Position, own: Force, enemy: Force): ArmourEffect => {
  const { armourSteps, neutralPerRe } = table.scenario.rules.combat
  const which = hasGuns(table, state, enemy) ? 'aec' : 'aiec'
  let [armoured, neutral, converting, all] = [0, 0, 0, 0]
  const users: number[] = []
  for (const fighter of own.fighters) {
    if (!counts(table, fighter)) continue
    const { unit, re: size } = fighter
    const values = valuesOf(table, state, unit)
    all += size * whole
    armoured += size * values[which]
    neutral += size * values.neutral
    if (values[which] === 0) continue
    // The armour of mixed units is too thin to take others along. echelon.43
    if (!can(table, state, unit, 'mixed')) converting += size * whole
    if (paysFor(table, unit)) users.push(unit)
  }
  return { die: dieOf(armourSteps, armoured, all - Math.min(neutral, converting * neutralPerRe)), users }
}

const hasGuns = (table: Table, state: Position, { fighters }: Force): boolean =>
  fighters.some((fighter) => counts(table, fighter) && gunsOf(table, state, fighter) > 0)

/** Effects against tanks of a unit, in sixths of a 144th. Artillery that is turned against tanks counts for a part. echelon.14, 22 */
const gunsOf = (table: Table, state: Position, { unit, re: size }: Fighter): number => {
  const { convertedShare } = table.scenario.rules.combat
  const { atec } = valuesOf(table, state, unit)
  return has(state, unit, status.converted) ? Math.max(size * atec, times(size * whole, convertedShare)) : size * atec
}

/** Returns the reduction of the enemy's armour effect by a side's anti-tank guns. All REs count. echelon.14 */
export const antiTankEffect = (table: Table, state: Position, { fighters }: Force): ArmourEffect => {
  const counted = fighters.filter((fighter) => counts(table, fighter))
  const all = counted.reduce((sum, fighter) => sum + fighter.re * whole, 0)
  const guns = counted.reduce((sum, fighter) => sum + gunsOf(table, state, fighter), 0)
  return {
    die: dieOf(table.scenario.rules.combat.antiTankSteps, guns, all),
    users: counted
      .filter((fighter) => gunsOf(table, state, fighter) > 0 && paysFor(table, fighter.unit))
      .map(({ unit }) => unit),
  }
}

/** Units that roll for heavy armour when they attack. echelon.21 */
export const heavyArmourOf = (table: Table, state: Position, { fighters }: Force): number =>
  fighters.filter(({ unit }) => isHeavyArmour(table, state, unit)).length

/** Units that withstand it: heavy guns, and heavy armour itself. echelon.10c, 14, 21 */
export const heavyAntiTankOf = (table: Table, state: Position, { fighters }: Force): number =>
  fighters.filter(
    ({ unit }) =>
      isHeavyArmour(table, state, unit) ||
      can(table, state, unit, 'heavy-anti-tank') ||
      (can(table, state, unit, 'anti-tank') && table.profiles[unit].design.heavyEffects) ||
      (can(table, state, unit, 'heavy-aa') && table.profiles[unit].isMotor),
  ).length

const isHeavyArmour = (table: Table, state: Position, unit: number): boolean =>
  can(table, state, unit, 'heavy-armour') ||
  (can(table, state, unit, 'armour') && table.profiles[unit].design.heavyEffects)
