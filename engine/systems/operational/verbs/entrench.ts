/** Digging in, and building works where trenches are already. operational.F32 */
import { canDigDeeper, hasAction, hasActiveStep, hasAllPoints, hasNotDug, isSupplied } from './conditions.ts'
import { unitOrder } from './unitOrder.ts'

/** It takes nothing from the unit but asks for all it has; one level a turn. It can be done while the battle is prepared. operational.F32, H10 */
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
