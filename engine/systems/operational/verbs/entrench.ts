/** Digging in, and building works where trenches are already. operational.F32 */
import { canDigDeeper, hasAction, hasActiveStep, hasAllPoints, hasNotDug, isSupplied } from './conditions.ts'
import { unitOrder } from './unitOrder.ts'

/**
 * It costs the unit nothing but needs all its points; one level a turn. It is also possible during preparation.
 * operational.F32, H10
 */
export const entrenchVerb = unitOrder({
  type: 'entrench',
  code: 'E',
  when: 'always',
  conditions: [canDigDeeper, hasNotDug, isSupplied, hasActiveStep, hasAllPoints, hasAction],
  carryOut(_kit, { state, emit }, unit) {
    state.entrenchment[unit]++
    state.dugIn[unit] = 1
    emit({ type: 'entrenched', unit, level: state.entrenchment[unit] })
  },
})
