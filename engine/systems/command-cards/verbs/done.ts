/** Being done with a phase, or declining what is offered. command-cards.C1 */
import { decline } from '../battle/flow.ts'
import { aimedCount } from '../battle/strike.ts'
import { handSize } from '../cards/deck.ts'
import { finishPhase } from '../phases.ts'
import type { Services } from '../services.ts'
import { endTurn } from '../turn.ts'
import { type Position, phase } from '../types.ts'
import { aimVerb } from './aim.ts'
import { offers, type Verb } from './verb.ts'

const isOver = (services: Services, state: Position): boolean => {
  switch (state.phase) {
    case phase.play:
      return state.spent === 0 && state.waiting[state.side] === 0 && handSize(services.table, state, state.side) === 0
    case phase.aim:
      return aimedCount(services.table, state) > 0 || !offers(services, state, aimVerb)
    case phase.retreat:
      return state.mayGoOn > 0 && state.flags === 0
    default:
      return true
  }
}

export const doneVerb: Verb<'done'> = {
  type: 'done',
  code: 'z',
  fields: {},
  in: [
    phase.play,
    phase.aim,
    phase.order,
    phase.move,
    phase.battle,
    phase.react,
    phase.retreat,
    phase.advance,
    phase.overrun,
    phase.second,
    phase.announce,
    phase.mines,
  ],
  list(services, state, _side, add) {
    if (isOver(services, state)) add({ type: 'done' })
  },
  apply(services, draft) {
    switch (draft.state.phase) {
      case phase.play:
        endTurn(services.table, draft)
        break
      case phase.react:
      case phase.retreat:
      case phase.advance:
      case phase.overrun:
      case phase.second:
        decline(services, draft)
        break
      default:
        finishPhase(services, draft)
    }
  },
  refusal(_services, state) {
    if (state.phase === phase.play) return 'A card is to be played.'
    if (state.phase === phase.aim) return 'At least one target is to be named.'
    return 'The unit must retreat first.'
  },
}
