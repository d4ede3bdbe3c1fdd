/**
 * Decks and hands. A deck has no order: a card is drawn at random from the copies that are left. This is equivalent to a shuffled pile and
 * keeps the order out of the state, where a player could see it. skirmish.P3, T13
 */
import type { Space } from '../../../board.ts'
import type { Rolls } from '../../../dice.ts'
import type { Side } from '../../../game.ts'
import type { LastingEffect } from '../rules.ts'
import type { SkirmishDraft } from '../services.ts'
import { bitsOf, type Mine, seatOfMine, type Table } from '../table.ts'
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

export const isInHand = (table: Table, state: Position, seat: Side, card: number): boolean =>
  state.hand[pileAt(table, seat, card)] > 0

/** Cards of which a seat holds a copy. */
export const cardsInHand = (table: Table, state: Position, seat: Side): readonly number[] => {
  const held: number[] = []
  const first = pileAt(table, seat, 0)
  for (let card = 0; card < table.cards.length; card++) if (state.hand[first + card] > 0) held.push(card)
  return held
}

/** True if a seat may hold a card, as far as everybody knows: a copy is in its hand or its deck. */
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
export const drawCards = ({ table, state, dice, emit }: SkirmishDraft, seat: Side, most: number): void => {
  const rolls = dice.at({ turn: state.turn, side: seat }, 'draw')
  let count = 0
  for (; count < most; count++) {
    const card = dealCard(table, state, rolls, seat)
    if (card < 0) break
    emit({ type: 'drew', side: seat, count: 1, card, seenBy: [seat], rolled: true })
  }
  emit({ type: 'drew', side: seat, count, rolled: true })
}

/** Deals the first hand, or another one. skirmish.T13 */
export const dealHand = ({ table, state, dice, emit }: SkirmishDraft, seat: Side, again: boolean): void => {
  const rolls = dice.at({ turn: 1, side: seat }, 'deal')
  const { hand } = table.scenario.sides[seat]
  for (let count = 0; count < hand; count++) dealCard(table, state, rolls, seat)
  emit({ type: 'dealt', side: seat, count: hand, again, rolled: true })
}

/** Takes a card out of a hand to its discard pile. */
export const discardCard = (table: Table, state: SkirmishState, seat: Side, card: number): void => {
  state.hand[pileAt(table, seat, card)]--
  state.discard[pileAt(table, seat, card)]++
}

/** Discards the cards under a unit that last until something. */
export const endLasting = (table: Table, state: SkirmishState, unit: number, until: LastingEffect['until']): void => {
  if (state.attached[unit] === 0) return
  for (const at of bitsOf(state.attached[unit])) {
    const { card, effect } = table.lasting[at]
    if (effect.until !== until) continue
    state.attached[unit] &= ~(1 << at)
    state.discard[pileAt(table, table.seat[unit], card)]++
  }
}

/** Discards the mine that lies on a space. */
export const discardMine = (table: Table, state: SkirmishState, space: Space): Mine => {
  const mine = table.mines[(state.mine[space] - 1) % table.mines.length]
  state.discard[pileAt(table, seatOfMine(table, state.mine[space]), mine.card)]++
  state.mine[space] = 0
  return mine
}
