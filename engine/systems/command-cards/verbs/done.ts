/** Being done with a phase, or declining what is offered. command-cards.C1 */
import { declineAdvance, declineReaction, declineSecond, endOverrun, stopRetreat } from '../battle/flow.ts'
import { handSize } from '../cards/deck.ts'
import { endTurn, finishPhase } from '../turn.ts'
import { type CommandCardsState, phase, status } from '../types.ts'
import { aimVerb } from './aim.ts'
import type { Services, Verb } from './verb.ts'

const hasAimed = ({ table }: Services, state: Readonly<CommandCardsState>): boolean => {
  for (let unit = 0; unit < table.units; unit++) if (state.status[unit] & status.aimed) return true
  return false
}

/** Nobody can be aimed at: the card comes to nothing. */
const hasNoTarget = (services: Services, state: Readonly<CommandCardsState>): boolean => {
  let any = false
  aimVerb.list(services, state, state.side, () => {
    any = true
  })
  return !any
}

const isOver = (services: Services, state: Readonly<CommandCardsState>): boolean => {
  switch (state.phase) {
    case phase.play:
      return state.spent === 0 && state.waiting[state.side] === 0 && handSize(services.table, state, state.side) === 0
    case phase.aim:
      return hasAimed(services, state) || hasNoTarget(services, state)
    case phase.retreat:
      return state.mayGoOn > 0 && state.flags === 0
    default:
      return true
  }
}

export const doneVerb: Verb<'done'> = {
  type: 'done',
  code: 'z',
  fields: [],
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
  ],
  list(services, state, _side, add) {
    if (isOver(services, state)) add({ type: 'done' })
  },
  apply(services, draft) {
    switch (draft.state.phase) {
      case phase.play:
        endTurn(services, draft)
        return
      case phase.react:
        declineReaction(services, draft)
        return
      case phase.retreat:
        stopRetreat(services, draft)
        return
      case phase.advance:
        declineAdvance(services, draft)
        return
      case phase.overrun:
        endOverrun(services, draft)
        return
      case phase.second:
        declineSecond(services, draft)
        return
      default:
        finishPhase(services, draft)
    }
  },
  refusal(_kit, state) {
    if (state.phase === phase.play) return 'A card is to be played.'
    if (state.phase === phase.aim) return 'At least one target is to be named.'
    return 'The unit must retreat first.'
  },
}
