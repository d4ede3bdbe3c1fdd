/** Special defensive orders: they take all that the unit has left, and hold until its next turn begins. operational.D28, F22-F24 */
import { actionPoint, type OperationalState, stance } from '../types.ts'
import { hasNoStance, isArmour, isSeasoned, isStrong, isSupplied, standsInTheOpen } from './conditions.ts'
import { unitOrder } from './unitOrder.ts'

const take = (state: OperationalState, unit: number, order: number): void => {
  state.stance[unit] = order
  state.stanceKnown[unit] = 0
  state.movementPoints[unit] = 0
  state.actionPoint[unit] = actionPoint.expended
}

/** The unit gives way less easily and pays for it. operational.F22 */
export const noRetreatVerb = unitOrder({
  type: 'no-retreat',
  sign: 'N',
  when: 'battle',
  conditions: [isSupplied, isSeasoned, isStrong, hasNoStance],
  carryOut: (_kit, { state }, unit) => take(state, unit, stance.noRetreat),
})

/** The unit makes the enemy deploy and slips away. operational.F23 */
export const rearguardVerb = unitOrder({
  type: 'rearguard',
  sign: 'R',
  when: 'battle',
  conditions: [isSupplied, isSeasoned, isStrong, hasNoStance],
  carryOut: (_kit, { state }, unit) => take(state, unit, stance.rearguard),
})

/** Armour in the open stands ready to strike first. operational.F24 */
export const counterattackVerb = unitOrder({
  type: 'counterattack',
  sign: 'K',
  when: 'battle',
  conditions: [isArmour, isSupplied, isSeasoned, isStrong, standsInTheOpen, hasNoStance],
  carryOut: (_kit, { state }, unit) => take(state, unit, stance.counterattack),
})
