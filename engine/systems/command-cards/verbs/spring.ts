/** Springing an ambush before the dice of a close assault. */
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const springVerb: Verb<'spring'> = {
  type: 'spring',
  sign: 'g',
  fields: [],
  in: [phase.react],
  list() {},
  apply() {},
  refusal: () => 'There is no ambush to spring.',
}
