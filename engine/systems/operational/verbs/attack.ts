/** Attacking a unit in the next hex: one against one, as often as there are attackers. operational.A5, D1 */
import { hasActionLeft } from './conditions.ts'
import { attackOrder } from './targets.ts'

export const attackVerb = attackOrder({ type: 'attack', code: 'a', conditions: [hasActionLeft] })
