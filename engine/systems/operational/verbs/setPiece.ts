/** A prepared attack of infantry and guns on a position. operational.F21 */
import { hasAction, hasAllPoints, hasGuns, isInfantry, isSeasoned, isStrong } from './conditions.ts'
import { attackOrder } from './targets.ts'

export const setPieceVerb = attackOrder({
  type: 'set-piece',
  code: 'p',
  conditions: [isInfantry, hasGuns, isSeasoned, isStrong, hasAllPoints, hasAction],
})
