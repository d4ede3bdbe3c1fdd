/** Cards, face up and face down. */
import type { CardRules } from '../../../../../engine/systems/command-cards/rules.ts'
import type { Side } from '../../../../../engine/twoSides.ts'
import { drawCardFace } from '../cardFace.ts'
import { usePlayer } from '../types.ts'

/** `side` is who plays it; the viewer unless one is named. */
export const CardFace = ({ card, mirrored, side }: { card: CardRules; mirrored?: 0 | 1; side?: Side }) => {
  const { scenario, derived } = usePlayer()
  const { edge } = scenario.sides[side ?? derived.own]
  return (
    <span class={`cc-face is-${card.class}`} dangerouslySetInnerHTML={{ __html: drawCardFace(card, mirrored, edge) }} />
  )
}

/** A pile of cards, face down. */
export const CardBack = ({ count, label }: { count: number; label: string }) => (
  <span class="cc-pile" title={`${label}: ${count}`}>
    <span class={count === 0 ? 'cc-back middle is-empty' : 'cc-back middle'} data-deep={count > 1}>
      <b>{count}</b>
    </span>
    <span class="cc-pile-name">{label}</span>
  </span>
)
