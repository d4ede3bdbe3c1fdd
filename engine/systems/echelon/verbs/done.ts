/** Being done with a phase, or declining what is offered. */
import { declineCombat, mayDecline } from '../combat/flow.ts'
import { finishPhase } from '../turn.ts'
import { type Phase, phase } from '../types.ts'
import { verb, type Words } from './verb.ts'

const ofTurn: readonly Phase[] = [
  phase.initial,
  phase.declare,
  phase.movement,
  phase.combat,
  phase.reaction,
  phase.exploitation,
]

export const doneVerb = verb(
  'done',
  'z',
  {},
)({
  in: [...ofTurn, phase.commit, phase.withdraw, phase.answer, phase.losses, phase.retreat, phase.advance],
  list(services, state, _side, add) {
    if (ofTurn.includes(state.phase) || mayDecline(services, state)) add({ type: 'done' })
  },
  apply(services, draft) {
    if (ofTurn.includes(draft.state.phase)) finishPhase(services, draft)
    else declineCombat(services, draft)
  },
  refusal: () => 'This is to be settled first.',
})

const ends: Readonly<Record<Phase, string>> = {
  [phase.initial]: 'Go on to declaring',
  [phase.declare]: 'Go on to movement',
  [phase.movement]: 'End movement',
  [phase.combat]: 'End the attacks',
  [phase.commit]: 'Call it off',
  [phase.withdraw]: 'Go on',
  [phase.answer]: 'Stand',
  [phase.losses]: 'Done',
  [phase.retreat]: 'Done',
  [phase.advance]: 'Stay',
  [phase.reaction]: 'End reaction',
  [phase.exploitation]: 'End the turn',
}

export const doneWords = {
  done: {
    order: (_, state) => ends[state.phase],
    button: 'Go on',
  },
} satisfies Words
