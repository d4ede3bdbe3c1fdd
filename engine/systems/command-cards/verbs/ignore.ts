/** Ignoring flags: as many as the unit's ground, nation and leader let it, or fewer. command-cards.C17 */

import { resume } from '../battle/flow.ts'
import { ignoreFlags } from '../battle/retreat.ts'
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const ignoreVerb: Verb<'ignore'> = {
  type: 'ignore',
  code: 'n',
  fields: { count: 'choice' },
  in: [phase.retreat],
  list(_services, { mayIgnore }, _side, add) {
    if (mayIgnore > 0) for (let count = mayIgnore; count >= 0; count--) add({ type: 'ignore', count })
  },
  apply(services, draft, _side, { count }) {
    if (!ignoreFlags(services.table, draft, count)) resume(services, draft)
  },
  refusal: ({ table }, { mayIgnore, target }) =>
    mayIgnore > 0
      ? `${table.scenario.units[target].name} may ignore at most ${mayIgnore}.`
      : `${table.scenario.units[target].name} may ignore no flag.`,
}
