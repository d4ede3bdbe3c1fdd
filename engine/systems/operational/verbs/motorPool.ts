/** Lorries for infantry. operational.F28 */
import { hasAction, hasNoLorries, isInfantry, isOnFoot, standsWhereLorriesGo } from './conditions.ts'
import { unitOrder } from './unitOrder.ts'

/**
 * For a turn the unit moves like a motorised one, and its action point buys more movement. A headquarters whose units are all
 * motorised gives this order to none. operational.F28
 */
export const motorPoolVerb = unitOrder({
  type: 'motor-pool',
  code: 'L',
  when: 'battle',
  conditions: [isInfantry, isOnFoot, hasNoLorries, hasAction, standsWhereLorriesGo],
  carryOut(_kit, { state }, unit) {
    state.motorised[unit] = 1
  },
})
