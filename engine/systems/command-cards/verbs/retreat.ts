/** Falling back by a hex. command-cards.C16 */
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const retreatVerb: Verb<'retreat'> = {
  type: 'retreat',
  sign: 't',
  fields: [['to', 'hex']],
  in: [phase.retreat],
  list() {},
  apply() {},
  refusal: () => 'It cannot fall back there.',
}
