/**
 * The part of a position that a side may know: everything but the enemy's cards, the deck, and the strengths of hidden mines, which are
 * decided only when somebody steps on them.
 */
import type { Dice } from '../../dice.ts'
import { plain } from '../../memory.ts'
import type { Side } from '../../twoSides.ts'
import { deckSize, drawCard, handAt, handSize } from './cards/deck.ts'
import { medalsOf } from './medals.ts'
import { lengthen, scratchOf, shorten } from './memory.ts'
import { announcedCard } from './special/radar.ts'
import type { Table } from './table.ts'
import type { CommandCardsState, CommandCardsView, Position } from './types.ts'

export const viewOf = (table: Table, state: Position, side: Side | undefined): CommandCardsView => {
  const seen = scratchOf(table, state)
  const { hand, waiting, drawn } = seen
  const unseen = plain(state.deck)
  seen.deck.fill(0)
  for (const who of [0, 1] as const) {
    if (who === side) continue
    for (let card = 0; card < table.cards.length; card++) {
      const at = handAt(table, who, card)
      const open = announcedCard(table, state, who) === card ? 1 : 0
      unseen[card] += hand[at] - open
      hand[at] = open
    }
    const waits = waiting[who]
    if (waits > 0 && state.open[who] === 0) {
      unseen[waits - 1]++
      waiting[who] = 0
    }
    if (who === state.active)
      for (const [index, card] of drawn.entries()) {
        if (card > 0) unseen[card - 1]++
        drawn[index] = 0
      }
  }
  return {
    turn: state.turn,
    side: state.side,
    viewer: side ?? null,
    known: shorten(seen),
    unseen,
    handSizes: [handSize(table, state, 0), handSize(table, state, 1)],
    deckSize: deckSize(state),
    drawnSize: state.drawn.reduce((count, card) => count + (card > 0 ? 1 : 0), 0),
    isWaiting: [state.waiting[0] > 0, state.waiting[1] > 0],
    medals: [medalsOf(table, state, 0), medalsOf(table, state, 1)],
  }
}

/** The state as far as a view knows it, without the cards that are not seen. */
export const knownState = (table: Table, { known }: CommandCardsView): CommandCardsState => lengthen(table, known)

/** A state that is consistent with a view: the dice deal the unseen cards to the enemy's hand, its waiting card, and the deck. */
export const imagine = (table: Table, view: CommandCardsView, dice: Dice): CommandCardsState => {
  const state = knownState(table, view)
  state.deck.set(view.unseen)
  for (const who of [0, 1] as const) {
    if (who === view.viewer) continue
    const deal = (): number => drawCard(state, dice)
    for (let count = handSize(table, state, who); count < view.handSizes[who]; count++) {
      const card = deal()
      if (card >= 0) state.hand[handAt(table, who, card)]++
    }
    if (view.isWaiting[who] && state.waiting[who] === 0) state.waiting[who] = deal() + 1
    if (who === state.active) for (let index = 0; index < view.drawnSize; index++) state.drawn[index] = deal() + 1
  }
  return state
}
