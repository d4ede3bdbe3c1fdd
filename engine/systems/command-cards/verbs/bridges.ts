import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const blowVerb: Verb<'blow'> = {
  type: 'blow',
  sign: 'x',
  fields: [
    ['card', 'card'],
    ['hex', 'hex'],
  ],
  in: [phase.play],
  list() {},
  apply() {},
  refusal: () => 'The scenario does not allow it.',
}

export const bridgeVerb: Verb<'bridge'> = {
  type: 'bridge',
  sign: 'b',
  fields: [
    ['card', 'card'],
    ['hex', 'hex'],
  ],
  in: [phase.play],
  list() {},
  apply() {},
  refusal: () => 'The scenario does not allow it.',
}
