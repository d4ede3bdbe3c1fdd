/** The face of a card, and the backs of those that are not seen. */
import type { Side } from '../../../../../engine/game.ts'
import { cardWords, drawCardBack, drawCardFace } from '../cardFace.ts'
import { usePlayer } from '../types.ts'

export const CardFace = ({ card, side }: { card: number; side: Side }) => {
  const facts = usePlayer().derived.table.cards[card]
  return (
    <>
      <span class="sk-card" data-side={side} dangerouslySetInnerHTML={{ __html: drawCardFace(facts) }} />
      <span class="visually-hidden">{cardWords(facts)}</span>
    </>
  )
}

/** So many cards face down, with what they are. */
export const CardBacks = ({ count, label, side }: { count: number; label: string; side: Side }) => (
  <span class="sk-pile">
    <span
      class={count === 0 ? 'sk-card is-none' : 'sk-card'}
      data-side={side}
      dangerouslySetInnerHTML={{ __html: drawCardBack() }}
    />
    <b>{count}</b> <small>{label}</small>
  </span>
)
