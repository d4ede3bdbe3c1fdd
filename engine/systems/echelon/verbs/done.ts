/** Being done with a phase, or declining what is offered. */
import { declineCombat, mayDecline } from '../combat/flow.ts'
import { finishPhase } from '../turn.ts'
import { type Phase, phase } from '../types.ts'
import type { Verb } from './verb.ts'

const ofTurn: readonly Phase[] = [
  phase.initial,
  phase.declare,
  phase.movement,
  phase.combat,
  phase.reaction,
  phase.exploitation,
]

export const doneVerb: Verb<'done'> = {
  type: 'done',
  code: 'z',
  fields: {},
  in: [...ofTurn, phase.commit, phase.withdraw, phase.answer, phase.losses, phase.retreat, phase.advance],
  list(services, state, _side, add) {
    if (ofTurn.includes(state.phase) || mayDecline(services, state)) add({ type: 'done' })
  },
  apply(services, draft) {
    if (ofTurn.includes(draft.state.phase)) finishPhase(services, draft)
    else declineCombat(services, draft)
  },
  refusal: () => 'This is to be settled first.',
}
