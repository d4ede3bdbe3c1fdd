import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const landVerb: Verb<'land'> = {
  type: 'land',
  sign: 'l',
  fields: [
    ['unit', 'unit'],
    ['to', 'hex'],
  ],
  in: [phase.play, phase.order, phase.move],
  list() {},
  apply() {},
  refusal: () => 'The scenario does not allow it.',
}
