/** Keeping one of the cards drawn; the others are discarded. command-cards.C1 */
import { keepDrawn } from '../cards/draw.ts'
import { announceOrPass } from '../turn.ts'
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const keepVerb: Verb<'keep'> = {
  type: 'keep',
  code: 'k',
  fields: { card: 'card' },
  in: [phase.keep],
  list(_services, state, _side, add) {
    for (const [index, drawn] of state.drawn.entries())
      if (drawn > 0 && state.drawn.indexOf(drawn) === index) add({ type: 'keep', card: drawn - 1 })
  },
  apply({ table }, draft, _side, { card }) {
    if (keepDrawn(table, draft, card)) announceOrPass(table, draft)
  },
  refusal({ table }, _state, _side, { card }) {
    return `“${table.cards[card]?.name ?? card}” was not drawn.`
  },
}
