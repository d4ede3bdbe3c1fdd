/**
 * Decks and hands. A deck has no order: a card is drawn at random from the copies that are left. This is equivalent to a shuffled pile and
 * keeps the order out of the state, where a player could see it. skirmish.P3, T13
 */
import type { Rolls } from '../../../dice.ts'
import type { Side } from '../../../game.ts'
import type { SkirmishDraft } from '../services.ts'
import type { Table } from '../table.ts'
import type { Position, SkirmishState } from '../types.ts'

/** Copies of a card of a seat: an index into `hand`, `deck` and `discard`. */
export const pileAt = ({ cards }: Table, seat: Side, card: number): number => seat * cards.length + card

const sumOf = ({ cards }: Table, counts: Uint8Array, seat: Side): number => {
  let all = 0
  for (let at = seat * cards.length; at < (seat + 1) * cards.length; at++) all += counts[at]
  return all
}

export const handSize = (table: Table, state: Position, seat: Side): number => sumOf(table, state.hand, seat)
export const deckSize = (table: Table, state: Position, seat: Side): number => sumOf(table, state.deck, seat)

/** Cards of which a seat holds a copy. */
export const cardsInHand = (table: Table, state: Position, seat: Side): readonly number[] => {
  const held: number[] = []
  for (let card = 0; card < table.cards.length; card++) if (state.hand[pileAt(table, seat, card)] > 0) held.push(card)
  return held
}

/** Whether a seat may hold a card, as far as everybody knows: a copy is in its hand or its deck. */
export const mayHold = (table: Table, state: Position, seat: Side, card: number): boolean =>
  state.hand[pileAt(table, seat, card)] + state.deck[pileAt(table, seat, card)] > 0

/** Moves a random card of a deck to its hand; -1 when the deck is empty. */
export const dealCard = (table: Table, state: SkirmishState, dice: Rolls, seat: Side): number => {
  const left = deckSize(table, state, seat)
  if (left === 0) return -1
  let at = dice.below(left)
  let card = 0
  while (at >= state.deck[pileAt(table, seat, card)]) at -= state.deck[pileAt(table, seat, card++)]
  state.deck[pileAt(table, seat, card)]--
  state.hand[pileAt(table, seat, card)]++
  return card
}

/** Draws cards as far as there are any; only their seat learns which. skirmish.P3 */
export const drawCards = (table: Table, draft: SkirmishDraft, seat: Side, most: number): void => {
  const rolls = draft.dice.at({ turn: draft.state.turn, side: seat }, 'draw')
  let count = 0
  for (; count < most; count++) {
    const card = dealCard(table, draft.state, rolls, seat)
    if (card < 0) break
    draft.emit({ type: 'drew', side: seat, count: 1, card, seenBy: [seat], rolled: true })
  }
  draft.emit({ type: 'drew', side: seat, count, rolled: true })
}

/** Deals a hand. */
export const dealHand = (table: Table, state: SkirmishState, dice: Rolls, seat: Side): void => {
  for (let count = 0; count < table.scenario.sides[seat].hand; count++) dealCard(table, state, dice, seat)
}

/** Takes a card out of a hand to its discard pile. */
export const discardCard = (table: Table, state: SkirmishState, seat: Side, card: number): void => {
  state.hand[pileAt(table, seat, card)]--
  state.discard[pileAt(table, seat, card)]++
}
