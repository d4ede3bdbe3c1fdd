/** Taking ground after a close assault, and going on from there. command-cards.C18, C19 */
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const advanceVerb: Verb<'advance'> = {
  type: 'advance',
  sign: 'v',
  fields: [],
  in: [phase.advance],
  list() {},
  apply() {},
  refusal: () => 'There is no ground to take.',
}

/** In the desert armour goes on by a hex before it battles again. command-cards.A9 */
export const followVerb: Verb<'follow'> = {
  type: 'follow',
  sign: 'f',
  fields: [['to', 'hex']],
  in: [phase.overrun],
  list() {},
  apply() {},
  refusal: () => 'It cannot go on there.',
}
