/** Being done with a phase, or declining what is offered. command-cards.C1 */
import { decline } from '../battle/flow.ts'
import { aimedCount } from '../battle/strike.ts'
import { handSize } from '../cards/deck.ts'
import { finishPhase } from '../phases.ts'
import type { Services } from '../services.ts'
import { endTurn } from '../turn.ts'
import { battleKind, type Position, phase } from '../types.ts'
import { aimVerb } from './battling.ts'
import { offers, verb, type Words } from './verb.ts'

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

const endable = [
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
] as const

export const doneVerb = verb(
  'done',
  'z',
  {},
)({
  in: endable,
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
})

/** The words for being done with a phase. */
const endings: Readonly<Partial<Record<Position['phase'], string>>> = {
  [phase.play]: 'Go on',
  [phase.aim]: 'Strike',
  [phase.order]: 'Orders given',
  [phase.move]: 'No more moves',
  [phase.battle]: 'End battles',
  [phase.react]: 'Let it happen',
  [phase.retreat]: 'Stop here',
  [phase.advance]: 'Stay',
  [phase.overrun]: 'Stay here',
  [phase.second]: 'No more',
  [phase.announce]: 'Say nothing',
  [phase.mines]: 'No more minefields',
}

export const doneWords = {
  done: {
    order(_, state) {
      if (state.phase === phase.react && state.battle === battleKind.back) return 'Hold fire'
      if (state.phase === phase.move && state.again === 1) return 'End the turn'
      // Pages ask in all phases: the button stands there in those without an ending, too.
      return endings[state.phase] ?? 'Done'
    },
  },
} satisfies Words
