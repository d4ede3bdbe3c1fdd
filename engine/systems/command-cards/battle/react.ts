/** What may happen before the dice of a close assault, and right after it: ambushes, and battles back. command-cards.C14, N5 */
import { otherSide, type Side } from '../../../game.ts'
import { handAt, handSize } from '../cards/deck.ts'
import type { Table } from '../table.ts'
import { battleKind, type CommandCardsState } from '../types.ts'
import type { CommandCardsDraft, Services } from '../verbs/verb.ts'
import { countDice, distanceOf } from './pool.ts'

type Position = Readonly<CommandCardsState>

/**
 * Whether the target's side is asked for an ambush. This looks only at what everybody knows, so that the question tells nothing
 * about its hand: whether some copy of such a card is not put down or lost, and whether the target could battle at all.
 */
export const mayBeAmbushed = (services: Services, state: Position): boolean => {
  const { table } = services
  const { attacker, target } = state
  if (distanceOf(table, state, attacker, target) !== 1) return false
  if (handSize(table, state, table.side[target] as Side) === 0) return false
  for (let card = 0; card < table.cards.length; card++)
    if (table.cards[card].reacts && table.copies[card] > state.discard[card] + state.lost[card])
      return countDice(services, state, target, attacker, battleKind.ambush) > 0
  return false
}

/** The card of a side's hand that springs an ambush, or -1. */
export const ambushCard = (table: Table, state: Position, side: Side): number => {
  for (let card = 0; card < table.cards.length; card++)
    if (table.cards[card].reacts && state.hand[handAt(table, side, card)] > 0) return card
  return -1
}

/** The card is put down, and another one will be drawn for it at the end of the turn. */
export const spendAmbush = ({ table }: Services, draft: CommandCardsDraft, card: number): void => {
  const { state } = draft
  const side = table.side[state.target] as Side
  state.hand[handAt(table, side, card)]--
  state.discard[card]++
  state.sprung++
  draft.emit({ type: 'ambush', side, unit: state.target, rolled: true })
}

/** The two units of the battle change their parts. */
export const swapRoles = ({ table }: Services, state: CommandCardsState): void => {
  const { attacker, target } = state
  state.attacker = target
  state.target = attacker
  state.contested = state.hex[attacker]
  state.side = otherSide(table.side[attacker] as Side)
}

/**
 * Whether the target of a close assault that is over may battle back: it stands where it stood, with as few figures as its nation asks
 * for. command-cards.N5
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
