/** Conditions for orders: tested when actions are listed, and explained when one is refused. */
import { fillSentence } from '../../../words.ts'
import { isArtillery } from '../combat/possible.ts'
import { names } from '../fields.ts'
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
  /** Why a unit does not meet it: a sentence with the field `unit`. */
  readonly otherwise: string
}

const condition = (holds: Test, otherwise: string): Condition => ({ holds, otherwise })

/** operational.B14 */
export const isSeasoned = condition(
  ({ table }, state, unit) =>
    levelIndex(table, state.experience[unit]) >= table.scenario.rules.specialOrders.leastLevel,
  '{unit} {is|are} too green for this order.',
)
/** operational.C15 */
export const isStrong = condition(
  ({ table }, state, unit) => !isWeak(table, state, unit),
  '{unit} {is|are} too weak for this order.',
)
export const isSupplied = condition((_, state, unit) => state.unsupplied[unit] === 0, '{unit} {is|are} out of supply.')
export const isUnsupplied = condition((_, state, unit) => state.unsupplied[unit] > 0, '{unit} {is|are} in supply.')
export const isInfantry = condition(
  ({ table }, _, unit) => table.types[unit].kind === 'infantry',
  '{unit} {is|are} no infantry.',
)
export const hasAllPoints = condition(
  ({ table }, state, unit) => state.movementPoints[unit] === table.types[unit].movement && state.extended[unit] === 0,
  '{unit} {does|do} not have all {its|their} movement points.',
)
export const hasAction = condition(
  (_, state, unit) => state.actionPoint[unit] === actionPoint.available,
  'The action point of {unit} is locked or spent.',
)
/** Spent or not; locked serves as well. operational.D1 */
export const hasActionLeft = condition(
  (_, state, unit) => state.actionPoint[unit] !== actionPoint.expended,
  '{unit} {has|have} spent {its|their} action point.',
)
/** operational.F20, F21 */
export const hasGuns = condition(
  ({ table }, state, unit) => hasActive(table, state, unit, isArtillery),
  '{unit} {has|have} no artillery that is ready to fire.',
)
/** operational.F24 */
export const isArmour = condition(
  ({ table }, _, unit) => table.types[unit].kind === 'armour',
  '{unit} {is|are} no armour.',
)
/** operational.F24 */
export const standsInTheOpen = condition(
  ({ table }, state, unit) => terrainAt(table, state, state.hex[unit]).counterattack,
  '{unit} {does|do} not stand in open country.',
)
/** operational.F22-F24 */
export const hasNoStance = condition(
  (_, state, unit) => state.stance[unit] === stance.none,
  '{unit} {has|have} a special order already.',
)
export const hasActiveStep = condition((_, state, unit) => state.active[unit] > 0, '{unit} {has|have} no active steps.')
/** operational.F32 */
export const canDigDeeper = condition(
  ({ table }, state, unit) => state.entrenchment[unit] < table.scenario.rules.specialOrders.mostEntrenchment,
  '{unit} {is|are} fortified already.',
)
export const hasNotDug = condition(
  (_, state, unit) => state.dugIn[unit] === 0,
  '{unit} {has|have} dug in this turn already.',
)
/** operational.F27 */
export const hasNoDump = condition(
  (_, state, unit) => state.dump[unit] === dump.none,
  '{unit} {has|have} supplies of {its|their} own already.',
)
/** operational.F28 */
export const hasNoLorries = condition((_, state, unit) => state.motorised[unit] === 0, 'Lorries carry {unit} already.')
/** operational.F28 */
export const isOnFoot = condition(
  ({ table }, state, unit) => table.hqOf[unit] < 0 || state.hqMotorised[table.hqOf[unit]] === 0,
  'The headquarters of {unit} has lorries for all its units already.',
)
export const standsWhereLorriesGo = condition(
  ({ table, costs }, state, unit) => takesLorries(table, costs, state, unit),
  'Lorries do not get to where {unit} stands.',
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
  const failed = conditions.find(({ holds }) => !holds(services, state, unit))
  return failed && fillSentence(names, failed.otherwise, services.table.scenario, { unit })
}
