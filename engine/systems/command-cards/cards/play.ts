/**
 * Playing a card: which cards can be played and how. A card may echo another one, or become a strike from the air.
 * command-cards.C1, A3, N2
 */
import { otherSide, type Side } from '../../../twoSides.ts'
import { afterPlay } from '../phases.ts'
import { type CardRules, sections } from '../rules.ts'
import type { CommandCardsDraft, Services } from '../services.ts'
import { canTakeOff } from '../special/airplanes.ts'
import { canFly, fliesStrikes, isUnderRadar, radarAllows } from '../special/radar.ts'
import { sectionBit, type Table } from '../table.ts'
import { asStrike, type Position } from '../types.ts'
import { cardsInHand, handAt, isDirect } from './deck.ts'
import { mayPrepare } from './limits.ts'
import { mirroredChoice } from './sections.ts'

/** Choices of a card that can only be played as printed. */
const plainly = 1
/** Choices of a card that names a section: one bit for each. */
const anySection = (1 << sections.length) - 1

/** True if whoever plays a card names the section of its orders. */
export const namesSection = ({ orders }: CardRules): boolean => orders.some(({ section }) => section === 'chosen')

/** True if a strike in the section of a card would find an enemy. */
const findsEnemy = (table: Table, state: Position, side: Side, { orders }: CardRules): boolean => {
  const section = orders.find((line) => line.section !== undefined)?.section
  const bit = section === undefined || section === 'chosen' ? 0 : sectionBit(section)
  for (const unit of table.unitsOf[otherSide(side)]) {
    const hex = state.hex[unit]
    if (hex > 0 && (bit === 0 || table.section[side * table.size + hex] & bit)) return true
  }
  return false
}

/** Bits of the choices with which a side may play a card; 0 when it would have no effect. */
const choicesOf = (table: Table, state: Position, side: Side, card: number): number => {
  const rules = table.cards[card]
  if (rules.reacts) return 0
  if (rules.echoes) return state.last[otherSide(side)] > 0 ? plainly : 0
  const printed = namesSection(rules) ? anySection : plainly
  if (rules.asStrike === undefined || !fliesStrikes(table, side)) return printed
  return findsEnemy(table, state, side, rules) ? printed | (1 << asStrike) : printed
}

/** True if a card played with a choice has any effect. */
const isOfUse = (table: Table, state: Position, side: Side, card: number, choice: number): boolean =>
  (choicesOf(table, state, side, card) & (1 << choice)) !== 0 && radarAllows(table, state, side, card, choice)

/**
 * Calls `add` for every card that can be played, with its choice. When none would have an effect any card may be played without one,
 * so that there is always a legal action.
 */
export const listPlays = (
  table: Table,
  state: Position,
  side: Side,
  add: (card: number, choice: number) => void,
): void => {
  if (state.spent > 0) return
  const waits = state.waiting[side] - 1
  let any = false
  for (let card = 0; card < table.cards.length; card++) {
    const isWaiting = card === waits
    if (!isWaiting && (state.hand[handAt(table, side, card)] === 0 || !isDirect(table, side, card))) continue
    const choices = choicesOf(table, state, side, card)
    for (let choice = 0; choices >> choice > 0; choice++) {
      if ((choices & (1 << choice)) === 0 || !radarAllows(table, state, side, card, choice)) continue
      any = true
      add(card, choice)
    }
  }
  if (any) return
  if (waits >= 0) add(waits, 0)
  else if (!table.command[side].preparesCards) for (const card of cardsInHand(table, state, side)) add(card, 0)
}

export const playCard = (
  services: Services,
  draft: CommandCardsDraft,
  side: Side,
  card: number,
  choice: number,
): void => {
  const { table } = services
  const { state } = draft
  const waited = state.waiting[side] === card + 1
  const does = isOfUse(table, state, side, card, choice)
  if (waited) {
    state.waiting[side] = 0
    state.open[side] = 0
  } else state.hand[handAt(table, side, card)]--
  const enemy = otherSide(side)
  const isEcho = does && table.cards[card].echoes === true
  const base = isEcho ? state.last[enemy] - 1 : card
  const how = isEcho ? echoedChoice(table, state, enemy) : choice
  const strike = table.cards[base].asStrike
  const as = how === asStrike && strike !== undefined ? table.cardIds.indexOf(strike) : base
  state.spent = card + 1
  state.card = does ? as + 1 : 0
  state.fallback = table.cards[as].fromAirfield && !canTakeOff(table, state, side) ? 1 : 0
  state.choice = how
  state.mirrored = isEcho && state.lastMirrored[enemy] === 0 ? 1 : 0
  if (does) {
    state.last[side] = base + 1
    state.lastChoice[side] = how
    state.lastMirrored[side] = state.mirrored
  }
  draft.emit({
    type: 'played',
    side,
    card,
    choice: how,
    ...(as === card ? {} : { as }),
    ...(state.mirrored ? { mirrored: true } : {}),
  })
  if (waited && mayPrepare(table, state, side)) return
  afterPlay(services, draft)
}

/** The choice with which the enemy's last card is echoed: a named section is mirrored. */
const echoedChoice = (table: Table, state: Position, enemy: Side): number => {
  const choice = state.lastChoice[enemy]
  return choice !== asStrike && namesSection(table.cards[state.last[enemy] - 1]) ? mirroredChoice(choice) : choice
}

/**
 * Puts a card aside for a later turn. The enemy sees only that one waits, unless it can fly a strike and radar watches.
 * command-cards.N2, A11
 */
export const prepareCard = (table: Table, draft: CommandCardsDraft, side: Side, card: number): void => {
  const { state } = draft
  const isOpen = isUnderRadar(table, state, side) && canFly(table, side, card)
  state.hand[handAt(table, side, card)]--
  state.waiting[side] = card + 1
  state.open[side] = isOpen ? 1 : 0
  if (isOpen) draft.emit({ type: 'prepared', side, card })
  else {
    draft.emit({ type: 'prepared', side, card, seenBy: [side] })
    draft.emit({ type: 'prepared', side, seenBy: [otherSide(side)] })
  }
}
