/** Reactions to a close assault: ambushes before its dice, and striking back after it. command-cards.C14, N5 */
import type { Side } from '../../../twoSides.ts'
import { cardsInHand, handAt, handSize, isDirect, mayBeHeld } from '../cards/deck.ts'
import type { CommandCardsDraft, Services } from '../services.ts'
import type { Table } from '../table.ts'
import { battleKind, type Position } from '../types.ts'
import { distanceOf, sideOf } from '../units.ts'
import { countDice } from './pool.ts'

/**
 * True if the target's side is asked for an ambush. This depends only on public knowledge, so that being asked reveals nothing about its
 * hand: whether a copy of such a card may be in it, and whether the target could battle at all.
 */
export const mayBeAmbushed = (services: Services, state: Position): boolean => {
  const { table } = services
  const { attacker, target } = state
  if (distanceOf(table, state, attacker, target) !== 1) return false
  const side = sideOf(table, target)
  if (handSize(table, state, side) === 0) return false
  const isPossible = table.cards.some(
    ({ reacts }, card) => reacts && isDirect(table, side, card) && mayBeHeld(table, state, card),
  )
  return isPossible && countDice(services, state, target, attacker, battleKind.ambush) > 0
}

/** The card of a side's hand that springs an ambush, or -1. One that would have to be put aside first does not. command-cards.N2 */
export const ambushCard = (table: Table, state: Position, side: Side): number => {
  const card = cardsInHand(table, state, side).find((one) => table.cards[one].reacts && isDirect(table, side, one))
  return card ?? -1
}

/** Discards the card of an ambush. Another one is drawn for it at the end of the turn. */
export const spendAmbush = (table: Table, draft: CommandCardsDraft, card: number): void => {
  const { state } = draft
  const side = sideOf(table, state.target)
  state.hand[handAt(table, side, card)]--
  state.discard[card]++
  state.sprung++
  draft.emit({ type: 'ambush', side, unit: state.target, rolled: true })
}

/**
 * True if the target of a finished close assault may strike back: it holds its hex, with no more figures than its nation's rule allows.
 * command-cards.N5
 */
export const mayBattleBack = (services: Services, state: Position): boolean => {
  const { table } = services
  const { attacker, target, battle } = state
  if (battle === battleKind.ambush || battle === battleKind.back || battle === battleKind.strike) return false
  const strikesBack = table.nations[target].strikesBack
  if (strikesBack === undefined || table.types[target].ship || state.figures[target] > strikesBack.figures) return false
  if (state.hex[target] !== state.contested || distanceOf(table, state, attacker, target) !== 1) return false
  return countDice(services, state, target, attacker, battleKind.back) > 0
}
