/** Putting a card aside that is played in a later turn. command-cards.N2 */
import { cardsInHand } from '../cards/deck.ts'
import { mayPrepare } from '../cards/limits.ts'
import { prepareCard } from '../cards/play.ts'
import { afterPlay } from '../phases.ts'
import { announceOrPass, endTurn, goOnOpening } from '../turn.ts'
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const prepareVerb: Verb<'prepare'> = {
  type: 'prepare',
  code: 'P',
  fields: { card: 'card' },
  in: [phase.play, phase.prepare],
  list({ table }, state, side, add) {
    if (!mayPrepare(table, state, side)) return
    for (const card of cardsInHand(table, state, side)) add({ type: 'prepare', card })
  },
  apply(services, draft, side, { card }) {
    const { state } = draft
    prepareCard(services.table, draft, side, card)
    if (state.opening) goOnOpening(services.table, draft)
    else if (state.phase === phase.prepare) announceOrPass(services.table, draft)
    else if (state.spent > 0) afterPlay(services, draft)
    else endTurn(services.table, draft)
  },
  refusal({ table }, state, side, { card }) {
    if (!table.command[side].preparesCards) return 'Cards are played at once, not put aside.'
    if (state.waiting[side] > 0) return 'Another card is waiting already.'
    return `“${table.cards[card]?.name ?? card}” is not in hand.`
  },
}
