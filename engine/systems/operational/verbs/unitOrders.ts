/** Orders that dig a unit in, carry it and supply it. */
import { relieve } from '../supply/relief.ts'
import { actionPoint, dump, suppliedBy } from '../types.ts'
import {
  canDigDeeper,
  hasAction,
  hasActiveStep,
  hasAllPoints,
  hasNoDump,
  hasNoLorries,
  hasNotDug,
  isInfantry,
  isOnFoot,
  isSupplied,
  isUnsupplied,
  standsWhereLorriesGo,
} from './conditions.ts'
import { unitOrder } from './unitOrder.ts'
import type { Words } from './verb.ts'

/**
 * Digging in, and building works where trenches are already. It costs the unit nothing but needs all its points; one level a
 * turn. It is also possible during preparation. operational.F32, H10
 */
export const entrenchVerb = unitOrder('entrench', 'E', {
  when: 'always',
  conditions: [canDigDeeper, hasNotDug, isSupplied, hasActiveStep, hasAllPoints, hasAction],
  carryOut(_services, { state, emit }, unit) {
    state.entrenchment[unit]++
    state.dugIn[unit] = 1
    emit({ type: 'entrenched', unit, level: state.entrenchment[unit] })
  },
})

/**
 * Lorries for infantry. For a turn the unit moves like a motorised one, and its action point buys more movement. A headquarters
 * whose units are all motorised gives this order to none. operational.F28
 */
export const motorPoolVerb = unitOrder('motor-pool', 'L', {
  when: 'battle',
  conditions: [isInfantry, isOnFoot, hasNoLorries, hasAction, standsWhereLorriesGo],
  carryOut(_services, { state }, unit) {
    state.motorised[unit] = 1
  },
})

/**
 * A convoy to a unit that is cut off. The unit is supplied as if its turn had begun so, but the force pool stays closed to it.
 * operational.F26
 */
export const emergencySupplyVerb = unitOrder('emergency-supply', 'Y', {
  when: 'battle',
  conditions: [isUnsupplied],
  carryOut({ table }, draft, unit) {
    relieve(table, draft, unit, suppliedBy.emergency)
  },
})

/**
 * Supplies for a turn without. The unit must stay with its dump, unless its headquarters can make dumps mobile. operational.F27
 */
export const supplyDumpVerb = unitOrder('supply-dump', 'D', {
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

export const unitOrderWords = {
  entrench: {
    order: (_scenario, { entrenchment }, { unit }) =>
      entrenchment[unit] === 0 ? '{unit} {digs|dig} in' : '{unit} {fortifies|fortify} {its|their} position',
  },
  'motor-pool': { order: 'Lorries are sent to {unit}' },
  'emergency-supply': { order: '{unit} {gets|get} emergency supply' },
  'supply-dump': { order: '{unit} {gets|get} supplies for later' },
} satisfies Words
