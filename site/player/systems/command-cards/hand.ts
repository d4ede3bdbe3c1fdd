/** The cards that a side holds, and where the others lie. */

import { handAt } from '../../../../engine/systems/command-cards/cards/deck.ts'
import type { Table } from '../../../../engine/systems/command-cards/index.ts'
import { type Position, phase } from '../../../../engine/systems/command-cards/types.ts'
import type { Side } from '../../../../engine/twoSides.ts'

/** One card as it is held. */
export interface HeldCard {
  /** Tells copies of a card from each other. */
  readonly key: string
  readonly card: number
  readonly place: 'hand' | 'waiting' | 'drawn'
  /** The enemy sees it. */
  readonly isOpen: boolean
}

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, copy) => copy)

/** The card that waits, then the hand in the order of the table, then cards just drawn. */
export const handOf = (table: Table, state: Position, side: Side): readonly HeldCard[] => {
  const cards: HeldCard[] = []
  const waiting = state.waiting[side]
  if (waiting > 0) cards.push({ key: 'waiting', card: waiting - 1, place: 'waiting', isOpen: state.open[side] === 1 })
  for (let card = 0; card < table.cards.length; card++)
    for (const copy of times(state.hand[handAt(table, side, card)]))
      cards.push({
        key: `${card}.${copy}`,
        card,
        place: 'hand',
        isOpen: copy === 0 && state.announced[side] === card + 1,
      })
  if (state.phase === phase.keep && state.active === side)
    for (const [index, card] of state.drawn.entries())
      if (card > 0) cards.push({ key: `drawn.${index}`, card: card - 1, place: 'drawn', isOpen: false })
  return cards
}

/** Cards of a pile with their copies, in the order of the table. */
export const pileOf = (copies: ArrayLike<number>): readonly { readonly card: number; readonly copies: number }[] =>
  Array.from(copies, (count, card) => ({ card, copies: count })).filter(({ copies: count }) => count > 0)

export const countOf = (copies: ArrayLike<number>): number => Array.from(copies).reduce((sum, count) => sum + count, 0)
