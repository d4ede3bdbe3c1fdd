/** Being done with a phase, or declining what is offered. command-cards.C1 */
import { declineAdvance, declineReaction, declineSecond, endOverrun, stopRetreat } from '../battle/flow.ts'
import { handSize } from '../cards/deck.ts'
import { endTurn, finishPhase } from '../turn.ts'
import { type CommandCardsState, phase, status } from '../types.ts'
import { aimVerb } from './aim.ts'
import type { Kit, Verb } from './verb.ts'

const hasAimed = ({ table }: Kit, state: Readonly<CommandCardsState>): boolean => {
  for (let unit = 0; unit < table.units; unit++) if (state.status[unit] & status.aimed) return true
  return false
}

/** Nobody can be aimed at: the card comes to nothing. */
const hasNoTarget = (kit: Kit, state: Readonly<CommandCardsState>): boolean => {
  let any = false
  aimVerb.list(kit, state, state.side, () => {
    any = true
  })
  return !any
}

const isOver = (kit: Kit, state: Readonly<CommandCardsState>): boolean => {
  switch (state.phase) {
    case phase.play:
      return state.spent === 0 && state.waiting[state.side] === 0 && handSize(kit.table, state, state.side) === 0
    case phase.aim:
      return hasAimed(kit, state) || hasNoTarget(kit, state)
    case phase.retreat:
      return state.mayGoOn > 0 && state.flags === 0
    default:
      return true
  }
}

export const doneVerb: Verb<'done'> = {
  type: 'done',
  sign: 'z',
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
  list(kit, state, _side, add) {
    if (isOver(kit, state)) add({ type: 'done' })
  },
  apply(kit, draft) {
    switch (draft.state.phase) {
      case phase.play:
        endTurn(kit, draft)
        return
      case phase.react:
        declineReaction(kit, draft)
        return
      case phase.retreat:
        stopRetreat(kit, draft)
        return
      case phase.advance:
        declineAdvance(kit, draft)
        return
      case phase.overrun:
        endOverrun(kit, draft)
        return
      case phase.second:
        declineSecond(kit, draft)
        return
      default:
        finishPhase(kit, draft)
    }
  },
  refusal(_kit, state) {
    if (state.phase === phase.play) return 'A card is to be played.'
    if (state.phase === phase.aim) return 'At least one target is to be named.'
    return 'The unit must retreat first.'
  },
}
