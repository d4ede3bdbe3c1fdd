/** Playing a command card. command-cards.C1 */
import { handAt } from '../cards/deck.ts'
import { listPlays, playCard } from '../cards/play.ts'
import { radarRefusal } from '../special/radar.ts'
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const playVerb: Verb<'play'> = {
  type: 'play',
  code: 'p',
  fields: { card: 'card', choice: 'choice' },
  in: [phase.play],
  list({ table }, state, side, add) {
    listPlays(table, state, side, (card, choice) => add({ type: 'play', card, choice }))
  },
  apply(services, draft, side, { card, choice }) {
    playCard(services, draft, side, card, choice)
  },
  refusal({ table }, state, side, { card, choice }) {
    const name = table.cards[card]?.name
    if (name === undefined) return `There is no card ${card}.`
    if (state.spent > 0) return 'A card has been played; the next one is to be put aside.'
    const waits = state.waiting[side] === card + 1
    if (!waits && state.hand[handAt(table, side, card)] === 0) return `“${name}” is not in hand.`
    if (table.cards[card].reacts) return `“${name}” is played when an enemy attacks at close quarters.`
    if (!waits && table.command[side].preparesCards && !table.cards[card].direct)
      return `“${name}” must be put aside a turn before it is played.`
    return radarRefusal(table, state, side, card, choice) ?? `“${name}” cannot be played in this way now.`
  },
}
