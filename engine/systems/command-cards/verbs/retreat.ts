/** Falling back by a hex. command-cards.C16 */

import { makeHexName } from '../../../hex.ts'
import { resume } from '../battle/flow.ts'
import { chooseStep, fallBackHexes } from '../battle/retreat.ts'
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const retreatVerb: Verb<'retreat'> = {
  type: 'retreat',
  code: 'r',
  fields: { to: 'hex' },
  in: [phase.retreat],
  list({ table }, state, _side, add) {
    if (state.mayIgnore > 0) return
    for (const to of fallBackHexes(table, state, state.target)) add({ type: 'retreat', to })
  },
  apply(services, draft, _side, { to }) {
    if (!chooseStep(services.table, draft, to)) resume(services, draft)
  },
  refusal: ({ table }, state, _side, { to }) =>
    state.mayIgnore > 0
      ? 'It is to be settled first how many flags are ignored.'
      : `${table.scenario.units[state.target].name} cannot fall back to ${makeHexName(table.board, to)}.`,
}
