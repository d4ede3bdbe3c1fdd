import type { Verb } from './verb.ts'

export const sealVerb: Verb<'seal'> = {
  type: 'seal',
  sign: 's',
  fields: [['unit', 'unit']],
  in: [],
  list() {},
  apply() {},
  refusal: () => 'The scenario does not allow it.',
}
