/** Pinning a part of an enemy unit with a limited attack. operational.F19 */
import { hasActionLeft, hasActiveStep, isSeasoned } from './conditions.ts'
import { attackOrder } from './targets.ts'

export const feintVerb = attackOrder({
  type: 'feint',
  code: 'f',
  conditions: [isSeasoned, hasActionLeft, hasActiveStep],
})
