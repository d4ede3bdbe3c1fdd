/** Giving up a card for a unit that was lost. command-cards.N6 */
import { cardsInHand, handAt } from '../cards/deck.ts'
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const discardVerb: Verb<'discard'> = {
  type: 'discard',
  code: 'd',
  fields: { card: 'card' },
  in: [phase.discard],
  list({ table }, state, side, add) {
    for (const card of cardsInHand(table, state, side)) add({ type: 'discard', card })
  },
  apply({ table }, draft, side, { card }) {
    const { state } = draft
    state.hand[handAt(table, side, card)]--
    state.discard[card]++
    draft.emit({ type: 'discarded', side, card, why: 'unit-lost' })
    state.phase = state.resumes
    state.side = state.resumesSide
  },
  refusal({ table }, _state, _side, { card }) {
    return `“${table.cards[card]?.name ?? card}” is not in hand.`
  },
}
