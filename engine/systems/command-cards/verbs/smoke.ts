import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const smokeVerb: Verb<'smoke'> = {
  type: 'smoke',
  sign: 'q',
  fields: [
    ['hex', 'hex'],
    ['shape', 'choice'],
  ],
  in: [phase.play],
  list() {},
  apply() {},
  refusal: () => 'The scenario does not allow it.',
}
