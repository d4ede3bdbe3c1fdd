import type { Verb } from './verb.ts'

export const recoverVerb: Verb<'recover'> = {
  type: 'recover',
  fields: [['unit', 'unit']],
  in: [],
  list() {},
  apply() {},
  refusal: () => 'The scenario does not allow it.',
}
