import type { DeckCard } from './army.ts'

/** One copy less, how many there are, one copy more. Where there may be no more a press says why. */
export const Copies = ({
  card,
  copies,
  most,
  isFull,
  set,
}: {
  card: DeckCard
  copies: number
  most: number
  isFull: boolean
  set(card: DeckCard, copies: number): void
}) => (
  <span class="army-copies row">
    <button
      type="button"
      class="icon-button"
      aria-label={`One ${card.card.name} less`}
      disabled={copies === 0}
      onClick={() => set(card, copies - 1)}
    >
      −
    </button>
    <span>
      {copies}
      <small aria-hidden="true">/{most}</small>
    </span>
    <button
      type="button"
      class="icon-button"
      aria-label={`One ${card.card.name} more`}
      aria-disabled={isFull}
      onClick={() => set(card, copies + 1)}
    >
      +
    </button>
  </span>
)
