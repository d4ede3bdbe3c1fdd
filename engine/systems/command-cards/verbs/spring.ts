/** Springing an ambush before the dice of a close assault: the defender battles first. */

import { springAmbush } from '../battle/flow.ts'
import { ambushCard } from '../battle/react.ts'
import { battleKind, phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const springVerb: Verb<'spring'> = {
  type: 'spring',
  code: 'g',
  fields: {},
  in: [phase.react],
  list({ table }, state, side, add) {
    if (state.battle !== battleKind.back && ambushCard(table, state, side) >= 0) add({ type: 'spring' })
  },
  apply(services, draft, side) {
    springAmbush(services, draft, ambushCard(services.table, draft.state, side))
  },
  refusal: (_services, state) =>
    state.battle === battleKind.back ? 'Nobody is ambushed while battling back.' : 'No card for an ambush is in hand.',
}
