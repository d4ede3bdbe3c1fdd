/** Radar: strikes from the air must be laid open at the end of the turn before. command-cards.A11 */
import { otherSide, type Side } from '../../../twoSides.ts'
import { cardsInHand, handAt, isDirect, mayBeHeld } from '../cards/deck.ts'
import { ofSide, type Table } from '../table.ts'
import { asStrike, type Position } from '../types.ts'
import { occupantOf } from '../units.ts'

/** True if the enemy has radar and this side does not hold all of its stations. */
export const isUnderRadar = (table: Table, state: Position, side: Side): boolean => {
  const radar = ofSide(table.special.radar, otherSide(side))
  return radar?.hexes.some((hex) => occupantOf(table, state, hex) !== side) ?? false
}

/** True if a side may fly strikes with cards for reconnaissance. command-cards.A3 */
export const fliesStrikes = ({ special }: Table, side: Side): boolean =>
  special.blitz?.side === side || (special.airStrikes?.sides.includes(side) ?? false)

/** True if a card is a strike from the air by itself: another card can be played as it. */
const isAirStrike = ({ cards, cardIds }: Table, card: number): boolean =>
  cards[card].fromAirfield === true || cards.some(({ asStrike: id }) => id === cardIds[card])

/** True if a side could fly with a card. */
export const canFly = (table: Table, side: Side, card: number): boolean =>
  isAirStrike(table, card) || (table.cards[card].asStrike !== undefined && fliesStrikes(table, side))

/** The card that a side has laid open and must play in its turn, or -1. */
export const announcedCard = (table: Table, state: Position, side: Side): number => {
  const card = state.announced[side] - 1
  return card >= 0 && state.hand[handAt(table, side, card)] > 0 ? card : -1
}

/**
 * True if radar lets a side play a card with a choice. An announced card must be played, as a strike or not; no other strike flies under
 * radar, except a card that waited, for it lay open.
 */
export const radarAllows = (table: Table, state: Position, side: Side, card: number, choice: number): boolean => {
  const announced = announcedCard(table, state, side)
  if (announced >= 0) return card === announced
  if (!isUnderRadar(table, state, side) || state.waiting[side] === card + 1) return true
  if (!table.cards[card].echoes) return choice !== asStrike && !isAirStrike(table, card)
  const enemy = otherSide(side)
  const last = state.last[enemy] - 1
  return last < 0 || !(state.lastChoice[enemy] === asStrike || isAirStrike(table, last))
}

/** Why radar keeps a side from playing a card, or undefined when it does not. */
export const radarRefusal = (
  table: Table,
  state: Position,
  side: Side,
  card: number,
  choice: number,
): string | undefined => {
  if (radarAllows(table, state, side, card, choice)) return undefined
  const { cards } = table
  const announced = announcedCard(table, state, side)
  return announced >= 0
    ? `“${cards[announced].name}” was announced and must be played.`
    : `Radar watches: “${cards[card].name}” does not fly unless it was announced a turn before.`
}

/** Calls `add` with each card that a side may announce. A card put aside for the commissar is laid open at that time instead. */
export const listAnnouncements = (table: Table, state: Position, side: Side, add: (card: number) => void): void => {
  if (!isUnderRadar(table, state, side)) return
  for (const card of cardsInHand(table, state, side)) if (canAnnounce(table, side, card)) add(card)
}

const canAnnounce = (table: Table, side: Side, card: number): boolean =>
  canFly(table, side, card) && isDirect(table, side, card)

/**
 * True if a side must announce its air strike at the end of its turn. It is asked whenever such a card may be in its hand as far as the
 * enemy knows, so that the question reveals nothing about its hand.
 */
export const mayAnnounce = (table: Table, state: Position, side: Side): boolean => {
  if (!isUnderRadar(table, state, side)) return false
  return table.cards.some((_, card) => canAnnounce(table, side, card) && mayBeHeld(table, state, card))
}
