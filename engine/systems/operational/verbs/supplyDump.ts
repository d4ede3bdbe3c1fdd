/** Supplies for a turn without. operational.F27 */
import { actionPoint, dump } from '../types.ts'
import { hasNoDump, isSupplied } from './conditions.ts'
import { unitOrder } from './unitOrder.ts'

/** The unit must stay with its dump, unless its headquarters can make dumps mobile. operational.F27 */
export const supplyDumpVerb = unitOrder({
  type: 'supply-dump',
  code: 'D',
  when: 'battle',
  conditions: [isSupplied, hasNoDump],
  carryOut({ table }, { state }, unit) {
    if (table.profiles[table.hqOf[unit]].oversupply) {
      state.dump[unit] = dump.mobile
      return
    }
    state.dump[unit] = dump.fixed
    state.movementPoints[unit] = 0
    state.actionPoint[unit] = actionPoint.expended
  },
})
