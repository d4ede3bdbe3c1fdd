/** Firing on an enemy unit with all guns, from where they stand. operational.F20 */
import { hasActionLeft, hasGuns, isSeasoned } from './conditions.ts'
import { attackOrder } from './targets.ts'

export const suppressiveFireVerb = attackOrder({
  type: 'suppressive-fire',
  code: 's',
  conditions: [hasGuns, isSeasoned, hasActionLeft],
})
