/** Naming the targets of a strike. */
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const aimVerb: Verb<'aim'> = {
  type: 'aim',
  sign: 'i',
  fields: [['unit', 'unit']],
  in: [phase.aim],
  list() {},
  apply() {},
  refusal: () => 'That unit cannot be a target.',
}
