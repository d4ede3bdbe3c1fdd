/** A convoy to a unit that is cut off. operational.F26 */
import { relieve } from '../supply/relief.ts'
import { suppliedBy } from '../types.ts'
import { isUnsupplied } from './conditions.ts'
import { unitOrder } from './unitOrder.ts'

/** The unit is supplied as if its turn had begun so, but the force pool stays closed to it. operational.F26 */
export const emergencySupplyVerb = unitOrder({
  type: 'emergency-supply',
  code: 'Y',
  when: 'battle',
  conditions: [isUnsupplied],
  carryOut({ table }, draft, unit) {
    relieve(table, draft, unit, suppliedBy.emergency)
  },
})
