import type { Verb } from './verb.ts'

export const recoverVerb: Verb<'recover'> = {
  type: 'recover',
  sign: 'h',
  fields: [['unit', 'unit']],
  in: [],
  list() {},
  apply() {},
  refusal: () => 'The scenario does not allow it.',
}
