/**
 * The deck. It has no order: a card is drawn by chance from the copies that are left, which comes to the same as a shuffled pile
 * and leaves no order in the state that somebody might see. command-cards.C1
 */
import type { Dice } from '../../../dice.ts'
import type { Side } from '../../../game.ts'
import type { Table } from '../table.ts'
import type { CommandCardsState } from '../types.ts'

/** Copies of a card in a side's hand: an index into `hand`. */
export const handAt = (table: Table, side: Side, card: number): number => side * table.cards.length + card

/** How many cards a side holds. */
export const handSize = (table: Table, state: Readonly<CommandCardsState>, side: Side): number =>
  sum(state.hand, side * table.cards.length, (side + 1) * table.cards.length)

export const deckSize = (state: Readonly<CommandCardsState>): number => sum(state.deck, 0, state.deck.length)

const sum = (counts: Uint8Array, from: number, to: number): number => {
  let all = 0
  for (let index = from; index < to; index++) all += counts[index]
  return all
}

/** Takes a card from the deck by chance; -1 when there is none. */
export const drawCard = (state: CommandCardsState, dice: Dice): number => {
  const left = deckSize(state)
  if (left === 0) return -1
  let at = dice.below(left)
  for (let card = 0; card < state.deck.length; card++) {
    at -= state.deck[card]
    if (at >= 0) continue
    state.deck[card]--
    return card
  }
  return -1
}

/** Puts a drawn card into a side's hand; false when there was none. */
export const dealCard = (table: Table, state: CommandCardsState, dice: Dice, side: Side): boolean => {
  const card = drawCard(state, dice)
  if (card < 0) return false
  state.hand[handAt(table, side, card)]++
  return true
}

/** The discarded cards go back into the deck. */
export const reshuffle = (state: CommandCardsState): void => {
  for (let card = 0; card < state.deck.length; card++) {
    state.deck[card] += state.discard[card]
    state.discard[card] = 0
  }
}
