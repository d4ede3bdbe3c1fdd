/**
 * Special defensive orders: they cost all points that the unit has left, and hold until its next turn begins. operational.D28,
 * F22-F24
 */
import { actionPoint, type OperationalState, stance } from '../types.ts'
import {
  type Condition,
  hasNoStance,
  isArmour,
  isSeasoned,
  isStrong,
  isSupplied,
  standsInTheOpen,
} from './conditions.ts'
import { unitOrder } from './unitOrder.ts'
import type { Words } from './verb.ts'

const take = (state: OperationalState, unit: number, order: number): void => {
  state.stance[unit] = order
  state.stanceKnown[unit] = 0
  state.movementPoints[unit] = 0
  state.actionPoint[unit] = actionPoint.expended
}

type StanceOrder = 'no-retreat' | 'rearguard' | 'counterattack'

/** The verb of a special defensive order to a unit that meets the conditions and has none yet. */
const stanceOrder = <T extends StanceOrder>(type: T, code: string, order: number, conditions: readonly Condition[]) =>
  unitOrder(type, code, {
    when: 'battle',
    conditions: [...conditions, hasNoStance],
    carryOut: (_services, { state }, unit) => take(state, unit, order),
  })

const usual = [isSupplied, isSeasoned, isStrong]

/** The unit gives way less easily and pays for it. operational.F22 */
export const noRetreatVerb = stanceOrder('no-retreat', 'N', stance.noRetreat, usual)

/** The unit makes the enemy deploy and slips away. operational.F23 */
export const rearguardVerb = stanceOrder('rearguard', 'R', stance.rearguard, usual)

/** Armour in the open stands ready to strike first. operational.F24 */
export const counterattackVerb = stanceOrder('counterattack', 'K', stance.counterattack, [
  isArmour,
  ...usual,
  standsInTheOpen,
])

export const stanceWords = {
  'no-retreat': { order: '{unit} {is|are} to hold at all costs' },
  rearguard: { order: '{unit} {is|are} to fight as a rearguard' },
  counterattack: { order: '{unit} {is|are} to counterattack' },
} satisfies Words
