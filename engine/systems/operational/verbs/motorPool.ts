/** Lorries for infantry. operational.F28 */
import { hasAction, hasNoLorries, isInfantry, standsWhereLorriesGo } from './conditions.ts'
import { unitOrder } from './unitOrder.ts'

/** For a turn the unit moves like those who drive, and its action point buys more. operational.F28 */
export const motorPoolVerb = unitOrder({
  type: 'motor-pool',
  sign: 'L',
  when: 'battle',
  conditions: [isInfantry, hasNoLorries, hasAction, standsWhereLorriesGo],
  carryOut(_kit, { state }, unit) {
    state.motorised[unit] = 1
  },
})
