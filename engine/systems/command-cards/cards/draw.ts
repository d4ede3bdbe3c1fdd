/** Drawing cards at the end of a turn, and keeping some of them. command-cards.C1 */

import { otherSide, type Side } from '../../../twoSides.ts'
import type { CardRules } from '../rules.ts'
import type { CommandCardsDraft } from '../services.ts'
import type { Table } from '../table.ts'
import { deckSize, drawCard, handAt, reshuffle } from './deck.ts'
import { cardsOf, handLimit } from './limits.ts'

/** How cards are drawn unless the played card says otherwise. */
const usual: NonNullable<CardRules['draws']> = { take: 1, keep: 1 }

/** How many cards a side lacks. */
const missing = (table: Table, { state }: CommandCardsDraft, side: Side): number =>
  handLimit(table, state, side) - cardsOf(table, state, side)

/** Takes cards from the deck, which is reshuffled when it is empty. */
const takeCards = ({ state, dice, emit }: CommandCardsDraft, side: Side, count: number): number[] => {
  const taken: number[] = []
  const rolls = dice.at(state, 'draw', side)
  while (taken.length < count) {
    if (deckSize(state) === 0) {
      reshuffle(state)
      if (deckSize(state) === 0) break
      emit({ type: 'reshuffled' })
    }
    const card = drawCard(state, rolls)
    if (card < 0) break
    taken.push(card)
    emit({ type: 'drew', side, count: 1, card, seenBy: [side], rolled: true })
  }
  if (taken.length > 0) emit({ type: 'drew', side, count: taken.length, seenBy: [otherSide(side)], rolled: true })
  return taken
}

/** The active side draws for the card that it played. When it draws more than it may keep, `keeps` is how many it chooses. */
export const drawCards = (table: Table, draft: CommandCardsDraft, draws: CardRules['draws'] = usual): void => {
  const { state } = draft
  state.drawn.fill(0)
  state.keeps = 0
  growHand(table, draft, draws.keep)
  const keep = Math.min(draws.keep, missing(table, draft, state.active))
  if (keep <= 0) return
  const taken = takeCards(draft, state.active, draws.take)
  if (taken.length > keep) {
    for (const [index, card] of taken.entries()) state.drawn[index] = card + 1
    state.keeps = keep
  } else for (const card of taken) state.hand[handAt(table, state.active, card)]++
}

/** A hand that grows gets its additional cards before those of the played card are drawn. command-cards.C1 */
const growHand = (table: Table, draft: CommandCardsDraft, draws: number): void => {
  const { state } = draft
  const { handGrowth } = table.scenario.sides[state.active]
  if (handGrowth === undefined) return
  const count = Math.min(handGrowth.by, missing(table, draft, state.active) - draws)
  for (const card of takeCards(draft, state.active, count)) state.hand[handAt(table, state.active, card)]++
}

/** The other side draws first for the ambushes that it has sprung. */
export const drawAfterAmbush = (table: Table, draft: CommandCardsDraft): void => {
  const { state } = draft
  const side = otherSide(state.active)
  const count = Math.min(state.sprung, missing(table, draft, side))
  state.sprung = 0
  for (const card of takeCards(draft, side, count)) state.hand[handAt(table, side, card)]++
}

/** Keeps a drawn card and discards the others after the last choice. True when no choice is left. */
export const keepDrawn = (table: Table, { state, emit }: CommandCardsDraft, card: number): boolean => {
  state.drawn[state.drawn.indexOf(card + 1)] = 0
  state.hand[handAt(table, state.active, card)]++
  state.keeps--
  if (state.keeps > 0) return false
  for (const left of state.drawn) {
    if (left === 0) continue
    state.discard[left - 1]++
    emit({ type: 'discarded', side: state.active, card: left - 1, why: 'spent' })
  }
  state.drawn.fill(0)
  return true
}
