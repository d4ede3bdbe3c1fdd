/** Playing a card. operational.I5-I8, H14 */
import { withVerb } from '../../../words.ts'
import { cardRules, choiceRefusal, choicesOf, playCard } from '../cards.ts'
import { sideName } from '../names.ts'
import { verb, type Words } from './verb.ts'

export const playCardVerb = verb('play-card', 'C', { card: 'card', choice: 'choice' })({
  when: 'battle',
  list({ table }, state, side, add) {
    for (const [card, { side: holder }] of table.cards.entries())
      if (holder === side && state.card[card] === 1)
        for (const choice of choicesOf(table, state, card)) add({ type: 'play-card', card, choice })
  },
  apply(services, draft, _side, { card, choice }) {
    playCard(services, draft, card, choice)
  },
  refusal({ table }, state, side, { card, choice }) {
    if (table.cards[card].side !== side || state.card[card] === 0) return 'That card is not in your hand.'
    const { name } = cardRules(table, card)
    return choicesOf(table, state, card).length === 0
      ? `${name} would bring nothing now.`
      : choiceRefusal(table, card, choice)
  },
})

export const cardWords = {
  'play-card': {
    order(scenario, { side }, { choice }) {
      const hq = scenario.headquarters[choice - 1]
      return `${withVerb(sideName(scenario, side), 'plays', 'play')} {card}${hq === undefined ? '' : ` for ${hq.name}`}`
    },
  },
} satisfies Words
