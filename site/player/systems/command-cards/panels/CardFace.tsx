/** Cards, face up and face down. */
import type { CardRules } from '../../../../../engine/systems/command-cards/rules.ts'
import { drawCardFace } from '../cardFace.ts'

export const CardFace = ({ card, mirrored }: { card: CardRules; mirrored?: 0 | 1 }) => (
  <span class={`cc-face is-${card.class}`} dangerouslySetInnerHTML={{ __html: drawCardFace(card, mirrored) }} />
)

/** A pile of cards, face down. */
export const CardBack = ({ count, label }: { count: number; label: string }) => (
  <span class="cc-pile" title={`${label}: ${count}`}>
    <span class={count === 0 ? 'cc-back middle is-empty' : 'cc-back middle'} data-deep={count > 1}>
      <b>{count}</b>
    </span>
    <span class="cc-pile-name">{label}</span>
  </span>
)
