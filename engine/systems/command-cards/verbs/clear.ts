import type { Verb } from './verb.ts'

export const clearVerb: Verb<'clear'> = {
  type: 'clear',
  sign: 'c',
  fields: [['unit', 'unit']],
  in: [],
  list() {},
  apply() {},
  refusal: () => 'The scenario does not allow it.',
}
