/** Ignoring flags. command-cards.C17 */
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const ignoreVerb: Verb<'ignore'> = {
  type: 'ignore',
  sign: 'n',
  fields: [['count', 'choice']],
  in: [phase.retreat],
  list() {},
  apply() {},
  refusal: () => 'So many flags cannot be ignored.',
}
