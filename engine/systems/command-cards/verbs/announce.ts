/** Laying open, at the end of a turn, the strike from the air that will be flown in the next one. command-cards.A11 */
import { handAt } from '../cards/deck.ts'
import { finishPhase } from '../phases.ts'
import { canFly, isUnderRadar, listAnnouncements } from '../special/radar.ts'
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const announceVerb: Verb<'announce'> = {
  type: 'announce',
  code: 'N',
  fields: { card: 'card' },
  in: [phase.announce],
  list({ table }, state, side, add) {
    listAnnouncements(table, state, side, (card) => add({ type: 'announce', card }))
  },
  apply(services, draft, side, { card }) {
    draft.state.announced[side] = card + 1
    draft.emit({ type: 'announced', side, card, rolled: true })
    finishPhase(services, draft)
  },
  refusal({ table }, state, side, { card }) {
    if (!isUnderRadar(table, state, side)) return 'No radar watches this side.'
    if (state.hand[handAt(table, side, card)] === 0) return 'That card is not in hand.'
    if (!canFly(table, side, card)) return 'That card is no strike from the air.'
    return 'That card waits a turn anyway, and lies open then.'
  },
}
