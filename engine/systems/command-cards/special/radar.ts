/** Radar: strikes from the air must be laid open at the end of the turn before. command-cards.A11 */
import { otherSide, type Side } from '../../../game.ts'
import { handAt } from '../cards/deck.ts'
import type { Table } from '../table.ts'
import { asStrike, type CommandCardsState } from '../types.ts'
import type { Services } from '../verbs/verb.ts'
import { occupantOf } from './nearby.ts'

type Position = Readonly<CommandCardsState>

/** Whether the enemy's radar works: it has it, and not all of its stations are in the hands of this side. */
export const isUnderRadar = (table: Table, state: Position, side: Side): boolean => {
  const { radar } = table.special
  return radar?.side === otherSide(side) && radar.hexes.some((hex) => occupantOf(table, state, hex) !== side)
}

/** Whether a side may fly strikes with cards for reconnaissance. command-cards.A3 */
export const fliesStrikes = ({ special }: Table, side: Side): boolean =>
  special.blitz?.side === side || (special.airStrikes?.sides.includes(side) ?? false)

/** Whether a card is a strike from the air by itself: one that others can be played as. */
const isAirStrike = ({ cards, cardIds }: Table, card: number): boolean =>
  cards.some(({ asStrike: id }) => id === cardIds[card])

/** Whether a side could fly with a card. */
export const canFly = (table: Table, side: Side, card: number): boolean =>
  isAirStrike(table, card) || (table.cards[card].asStrike !== undefined && fliesStrikes(table, side))

/** The card that a side has laid open and must play in its turn, or -1. */
export const announcedCard = (table: Table, state: Position, side: Side): number => {
  const card = state.announced[side] - 1
  return card >= 0 && state.hand[handAt(table, side, card)] > 0 ? card : -1
}

/**
 * Whether a side may play a card so. What it announced must be played, as a strike or not; nothing else flies under radar. A card
 * that waited lay open all the while.
 */
export const radarAllows = (
  { table }: Services,
  state: Position,
  side: Side,
  card: number,
  choice: number,
): boolean => {
  const announced = announcedCard(table, state, side)
  if (announced >= 0) return card === announced
  if (!isUnderRadar(table, state, side) || state.waiting[side] === card + 1) return true
  if (!table.cards[card].echoes) return choice !== asStrike && !isAirStrike(table, card)
  const enemy = otherSide(side)
  const last = state.last[enemy] - 1
  return last < 0 || !(state.lastChoice[enemy] === asStrike || isAirStrike(table, last))
}

/** Why radar keeps a side from playing a card so, or undefined when it does not. */
export const radarRefusal = (
  services: Services,
  state: Position,
  side: Side,
  card: number,
  choice: number,
): string | undefined => {
  if (radarAllows(services, state, side, card, choice)) return undefined
  const { cards } = services.table
  const announced = announcedCard(services.table, state, side)
  return announced >= 0
    ? `“${cards[announced].name}” was announced and must be played.`
    : `Radar watches: “${cards[card].name}” does not fly unless it was announced a turn before.`
}

/** Cards of its hand that a side may announce. Those that wait for a commissar are laid open when they are put aside. */
export const listAnnouncements = (table: Table, state: Position, side: Side, add: (card: number) => void): void => {
  if (!isUnderRadar(table, state, side)) return
  for (let card = 0; card < table.cards.length; card++)
    if (state.hand[handAt(table, side, card)] > 0 && canAnnounce(table, side, card)) add(card)
}

const canAnnounce = (table: Table, side: Side, card: number): boolean =>
  canFly(table, side, card) && (!table.command[side].preparesCards || table.cards[card].direct === true)

/**
 * Whether a side is asked at the end of its turn what it announces. It is asked whatever it holds, as long as such a card may be
 * in its hand for all that the enemy knows: that it is asked must not give its hand away.
 */
export const mayAnnounce = (table: Table, state: Position, side: Side): boolean => {
  if (!isUnderRadar(table, state, side)) return false
  for (let card = 0; card < table.cards.length; card++)
    if (canAnnounce(table, side, card) && table.copies[card] > state.discard[card] + state.lost[card]) return true
  return false
}
