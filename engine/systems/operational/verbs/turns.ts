/** Ending the turn, and claiming the victory. operational.A3, H4 */

import { withVerb } from '../../../words.ts'
import { sideName } from '../names.ts'
import { endTurn } from '../turn.ts'
import { canClaim, end } from '../victory.ts'
import { verb, type Words } from './verb.ts'

export const claimVerb = verb(
  'claim',
  'c',
  {},
)({
  when: 'battle',
  list({ table }, state, side, add) {
    if (canClaim(table, state, side)) add({ type: 'claim' })
  },
  apply({ table }, draft) {
    end(table, draft)
  },
  refusal: () => 'The objectives are not all held, or not long enough, or a bonus objective is still open.',
})

/** Always possible. */
export const endTurnVerb = verb(
  'end-turn',
  't',
  {},
)({
  when: 'always',
  list(_services, _state, _side, add) {
    add({ type: 'end-turn' })
  },
  apply(services, draft) {
    endTurn(services, draft)
  },
  refusal: () => 'The turn cannot be ended.',
})

export const turnWords = {
  claim: { order: (scenario, { side }) => `${withVerb(sideName(scenario, side), 'claims', 'claim')} the victory` },
  'end-turn': { order: (scenario, { side }) => `${withVerb(sideName(scenario, side), 'ends its', 'end their')} turn` },
} satisfies Words
