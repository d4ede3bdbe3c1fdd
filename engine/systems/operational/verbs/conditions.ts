/** Conditions for orders: tested when actions are listed, and explained when one is refused. */
import { isArtillery } from '../combat/possible.ts'
import { levelIndex } from '../levels.ts'
import { takesLorries } from '../mobility.ts'
import { terrainAt } from '../places.ts'
import type { Services } from '../services.ts'
import { hasActive } from '../steps.ts'
import { actionPoint, dump, type ReadonlyState, stance } from '../types.ts'
import { isWeak } from '../zones.ts'

type Test = (services: Services, state: ReadonlyState, unit: number) => boolean

export interface Condition {
  readonly holds: Test
  /** Why the named unit does not meet it: a sentence. */
  readonly otherwise: (name: string) => string
}

const condition = (holds: Test, otherwise: Condition['otherwise']): Condition => ({ holds, otherwise })

/** operational.B14 */
export const isSeasoned = condition(
  ({ table }, state, unit) =>
    levelIndex(table, state.experience[unit]) >= table.scenario.rules.specialOrders.leastLevel,
  (name) => `${name} is too green for this order.`,
)
/** operational.C15 */
export const isStrong = condition(
  ({ table }, state, unit) => !isWeak(table, state, unit),
  (name) => `${name} is too weak for this order.`,
)
export const isSupplied = condition(
  (_, state, unit) => state.unsupplied[unit] === 0,
  (name) => `${name} is out of supply.`,
)
export const isUnsupplied = condition(
  (_, state, unit) => state.unsupplied[unit] > 0,
  (name) => `${name} is in supply.`,
)
export const isInfantry = condition(
  ({ table }, _, unit) => table.types[unit].kind === 'infantry',
  (name) => `${name} is no infantry.`,
)
export const hasAllPoints = condition(
  ({ table }, state, unit) => state.movementPoints[unit] === table.types[unit].movement && state.extended[unit] === 0,
  (name) => `${name} does not have all its movement points.`,
)
export const hasAction = condition(
  (_, state, unit) => state.actionPoint[unit] === actionPoint.available,
  (name) => `The action point of ${name} is locked or spent.`,
)
/** Spent or not; locked serves as well. operational.D1 */
export const hasActionLeft = condition(
  (_, state, unit) => state.actionPoint[unit] !== actionPoint.expended,
  (name) => `${name} has spent its action point.`,
)
/** operational.F20, F21 */
export const hasGuns = condition(
  ({ table }, state, unit) => hasActive(table, state, unit, isArtillery),
  (name) => `${name} has no artillery that is ready to fire.`,
)
/** operational.F24 */
export const isArmour = condition(
  ({ table }, _, unit) => table.types[unit].kind === 'armour',
  (name) => `${name} is no armour.`,
)
/** operational.F24 */
export const standsInTheOpen = condition(
  ({ table }, state, unit) => terrainAt(table, state, state.hex[unit]).counterattack,
  (name) => `${name} does not stand in open country.`,
)
/** operational.F22-F24 */
export const hasNoStance = condition(
  (_, state, unit) => state.stance[unit] === stance.none,
  (name) => `${name} has a special order already.`,
)
export const hasActiveStep = condition(
  (_, state, unit) => state.active[unit] > 0,
  (name) => `${name} has no active steps.`,
)
/** operational.F32 */
export const canDigDeeper = condition(
  ({ table }, state, unit) => state.entrenchment[unit] < table.scenario.rules.specialOrders.mostEntrenchment,
  (name) => `${name} is fortified already.`,
)
export const hasNotDug = condition(
  (_, state, unit) => state.dugIn[unit] === 0,
  (name) => `${name} has dug in this turn already.`,
)
/** operational.F27 */
export const hasNoDump = condition(
  (_, state, unit) => state.dump[unit] === dump.none,
  (name) => `${name} has supplies of its own already.`,
)
/** operational.F28 */
export const hasNoLorries = condition(
  (_, state, unit) => state.motorised[unit] === 0,
  (name) => `Lorries carry ${name} already.`,
)
/** operational.F28 */
export const isOnFoot = condition(
  ({ table }, state, unit) => table.hqOf[unit] < 0 || state.hqMotorised[table.hqOf[unit]] === 0,
  (name) => `The headquarters of ${name} has lorries for all its units already.`,
)
export const standsWhereLorriesGo = condition(
  ({ table, costs }, state, unit) => takesLorries(table, costs, state, unit),
  (name) => `Lorries do not get to where ${name} stands.`,
)

export const allHold = (
  conditions: readonly Condition[],
  services: Services,
  state: ReadonlyState,
  unit: number,
): boolean => {
  for (const { holds } of conditions) if (!holds(services, state, unit)) return false
  return true
}

/** The first condition that a unit does not meet, as a sentence, or undefined. */
export const failureOf = (
  conditions: readonly Condition[],
  services: Services,
  state: ReadonlyState,
  unit: number,
): string | undefined => {
  const { name } = services.table.scenario.units[unit]
  return conditions.find(({ holds }) => !holds(services, state, unit))?.otherwise(name)
}
