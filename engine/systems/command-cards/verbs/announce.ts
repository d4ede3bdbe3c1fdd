import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const announceVerb: Verb<'announce'> = {
  type: 'announce',
  sign: 'N',
  fields: [['card', 'card']],
  in: [phase.announce],
  list() {},
  apply() {},
  refusal: () => 'The scenario does not allow it.',
}
