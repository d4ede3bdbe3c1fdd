/**
 * The deck. It has no order: a card is drawn at random from the copies that are left. This is equivalent to a shuffled pile and keeps
 * the order out of the state, where a player could see it. command-cards.C1
 */
import type { Rolls } from '../../../dice.ts'
import type { Side } from '../../../twoSides.ts'
import { drawOneOf } from '../battle/roll.ts'
import type { Table } from '../table.ts'
import type { CommandCardsState, Position } from '../types.ts'

/** Copies of a card in a side's hand: an index into `hand`. */
export const handAt = (table: Table, side: Side, card: number): number => side * table.cards.length + card

/** The cards of which a side holds a copy, in the order of the table. */
export const cardsInHand = (table: Table, state: Position, side: Side): readonly number[] => {
  const held: number[] = []
  for (let card = 0; card < table.cards.length; card++) if (state.hand[handAt(table, side, card)] > 0) held.push(card)
  return held
}

/** True if a copy of a card may be in a hand or in the deck, as far as both sides know: not all are discarded or lost. */
export const mayBeHeld = ({ copies }: Table, { discard, lost }: Position, card: number): boolean =>
  copies[card] > discard[card] + lost[card]

/** True if a side may use a card at once, without putting it aside first. command-cards.N2 */
export const isDirect = (table: Table, side: Side, card: number): boolean =>
  !table.command[side].preparesCards || table.cards[card].direct === true

/** How many cards a side holds. */
export const handSize = (table: Table, state: Position, side: Side): number =>
  sum(state.hand, side * table.cards.length, (side + 1) * table.cards.length)

export const deckSize = (state: Position): number => sum(state.deck, 0, state.deck.length)

const sum = (counts: Uint8Array, from: number, to: number): number => {
  let all = 0
  for (let index = from; index < to; index++) all += counts[index]
  return all
}

/** Draws a card from the deck at random; -1 when it is empty. */
export const drawCard = (state: CommandCardsState, dice: Rolls): number => {
  const left = deckSize(state)
  if (left === 0) return -1
  const card = drawOneOf(dice, state.deck, left)
  state.deck[card]--
  return card
}

/** Draws a card into a side's hand; -1 when the deck is empty. */
export const dealCard = (table: Table, state: CommandCardsState, dice: Rolls, side: Side): number => {
  const card = drawCard(state, dice)
  if (card >= 0) state.hand[handAt(table, side, card)]++
  return card
}

/** Puts the discarded cards back into the deck. */
export const reshuffle = (state: CommandCardsState): void => {
  for (let card = 0; card < state.deck.length; card++) {
    state.deck[card] += state.discard[card]
    state.discard[card] = 0
  }
}
