/**
 * Playing a card: which cards can be, how, and what becomes of one that echoes another or turns into a strike from the air.
 * command-cards.C1, A3, N2
 */
import { otherSide, type Side } from '../../../game.ts'
import { type CardRules, sections } from '../rules.ts'
import { canFly, fliesStrikes, isUnderRadar, radarAllows } from '../special/radar.ts'
import { sectionBit, type Table } from '../table.ts'
import { afterPlay } from '../turn.ts'
import { asStrike, type CommandCardsState } from '../types.ts'
import type { CommandCardsDraft, Services } from '../verbs/verb.ts'
import { handAt, handSize } from './deck.ts'
import { mirroredChoice } from './sections.ts'

type Position = Readonly<CommandCardsState>

/** Bits of the choices with which a card can be played in no other way than as printed. */
const plainly = 1
/** One bit for each section that may be named. */
const anySection = (1 << sections.length) - 1

const namesSection = ({ orders }: CardRules): boolean => orders.some(({ section }) => section === 'chosen')

/** Whether a strike in the section of a card would find an enemy. */
const findsEnemy = (table: Table, state: Position, side: Side, { orders }: CardRules): boolean => {
  const section = orders.find((line) => line.section !== undefined)?.section
  const bit = section === undefined || section === 'chosen' ? 0 : sectionBit(section)
  for (const unit of table.unitsOf[otherSide(side)]) {
    const hex = state.hex[unit]
    if (hex > 0 && (bit === 0 || table.section[side * table.size + hex] & bit)) return true
  }
  return false
}

/** Bits of the choices with which a side may play a card that it has; 0 when it would do nothing. */
const choicesOf = (table: Table, state: Position, side: Side, card: number): number => {
  const rules = table.cards[card]
  if (rules.reacts) return 0
  if (rules.echoes) return state.last[otherSide(side)] > 0 ? plainly : 0
  const printed = namesSection(rules) ? anySection : plainly
  if (rules.asStrike === undefined || !fliesStrikes(table, side)) return printed
  return findsEnemy(table, state, side, rules) ? printed | (1 << asStrike) : printed
}

/** Whether a card, played so, does anything. */
const isOfUse = (services: Services, state: Position, side: Side, card: number, choice: number): boolean =>
  (choicesOf(services.table, state, side, card) & (1 << choice)) !== 0 &&
  radarAllows(services, state, side, card, choice)

/** Whether a card need not wait. command-cards.N2 */
const isDirect = (table: Table, side: Side, card: number): boolean =>
  !table.command[side].preparesCards || table.cards[card].direct === true

/** Whether a side may put a card aside now: in place of playing one, or after the one that waited was played. command-cards.N2 */
export const mayPrepare = ({ table }: Services, state: Position, side: Side): boolean =>
  table.command[side].preparesCards && state.waiting[side] === 0 && handSize(table, state, side) > 0

/**
 * Calls `add` for every card that can be played, with its choice. When none would do anything, any card may be put down without
 * effect, so that nobody is ever without a choice.
 */
export const listPlays = (
  services: Services,
  state: Position,
  side: Side,
  add: (card: number, choice: number) => void,
): void => {
  if (state.spent > 0) return
  const { table } = services
  const waits = state.waiting[side] - 1
  let any = false
  for (let card = 0; card < table.cards.length; card++) {
    const isWaiting = card === waits
    if (!isWaiting && (state.hand[handAt(table, side, card)] === 0 || !isDirect(table, side, card))) continue
    const choices = choicesOf(table, state, side, card)
    for (let choice = 0; choices >> choice > 0; choice++) {
      if ((choices & (1 << choice)) === 0 || !radarAllows(services, state, side, card, choice)) continue
      any = true
      add(card, choice)
    }
  }
  if (any) return
  if (waits >= 0) add(waits, 0)
  else if (!table.command[side].preparesCards)
    for (let card = 0; card < table.cards.length; card++) if (state.hand[handAt(table, side, card)] > 0) add(card, 0)
}

/** A side plays a card: what it is played as, and what follows. */
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
  const does = isOfUse(services, state, side, card, choice)
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
  if (waited && mayPrepare(services, state, side)) return
  afterPlay(services, draft)
}

/** How the enemy's last card is played again: a section that was named is the one across. */
const echoedChoice = (table: Table, state: Position, enemy: Side): number => {
  const choice = state.lastChoice[enemy]
  return choice !== asStrike && namesSection(table.cards[state.last[enemy] - 1]) ? mirroredChoice(choice) : choice
}

/**
 * A card is put aside for a later turn: the enemy sees that one waits, not which, unless it can fly and radar watches.
 * command-cards.N2, A11
 */
export const prepareCard = ({ table }: Services, draft: CommandCardsDraft, side: Side, card: number): void => {
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
