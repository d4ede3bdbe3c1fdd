/** Cards and decks for display. */
import type { CardRules, Slot } from '../../../../engine/systems/command-cards/rules.ts'
import { capital, listWords } from '../../../../engine/words.ts'
import { compact, counted } from '../../../data/format.ts'

const slotWords = ({ count, kinds, section, beside }: Slot): string => {
  const what = kinds ? `${listWords(kinds)} units` : 'units'
  const where =
    section === undefined
      ? ''
      : section === 'chosen'
        ? ' in one section'
        : ` ${section === 'centre' ? 'in the centre' : `on the ${section}`}`
  const near = beside === undefined ? '' : beside ? ' beside an enemy' : ' away from the enemy'
  return `${count === undefined ? 'all' : count} ${count === 1 ? what.replace(/s$/, '') : what}${where}${near}`
}

/** A card's values in sentences. */
export const cardWords = (card: CardRules, cards: Readonly<Record<string, CardRules>>): readonly string[] => {
  const { orders, otherwise, movement, battle, strike, draws, asStrike } = card
  const more = battle?.dice
  return compact([
    orders.length > 0 && `Orders ${listWords(orders.map(slotWords))}.`,
    otherwise && `When nobody fits: ${listWords(otherwise.map(slotWords))}.`,
    movement?.hexes !== undefined && `Moves of up to ${counted(movement.hexes, 'hex', 'hexes')}.`,
    movement?.battlesAfter !== undefined &&
      (movement.battlesAfter === 0
        ? 'Who moves does not battle.'
        : `Battles after ${counted(movement.battlesAfter, 'hex', 'hexes')} at the most.`),
    movement?.again && `Then another ${counted(movement.again, 'hex', 'hexes')}.`,
    movement?.ignoresTerrain && 'Ground does not hinder the move.',
    more &&
      `${counted(more, 'die', 'dice')} more${battle.diceIn ? (battle.diceIn === 'close' ? ' in close assault' : ' in fire') : ''}.`,
    battle?.only && { close: 'Close assaults only.', fire: 'Fire only.', none: 'No battles.' }[battle.only],
    battle?.times && `${battle.times} battles for who does not move.`,
    strike &&
      `Strikes ${counted(strike.targets, 'enemy unit')}: ${strike.dice[0] === strike.dice[1] ? counted(strike.dice[0], 'die', 'dice') : `${strike.dice[0]} dice of who flies well, ${strike.dice[1]} of others`}${strike.targets > 1 ? ' against each' : ''}.`,
    card.fromAirfield && 'Flown from an airfield of the side that no enemy holds.',
    draws && `Draws ${draws.take}, keeps ${draws.keep}.`,
    asStrike && `May be flown as “${cards[asStrike]?.name ?? asStrike}” where there are strikes from the air.`,
    card.direct && 'Never waits: staffs that prepare their cards play it at once.',
    card.grows && 'Grows for nations with extra orders.',
    card.reinforces && 'May bring a reserve to an airfield.',
    card.builds && 'A pontoon bridge may be built with it.',
    card.reshuffles && 'Discarded cards go back into the deck.',
  ])
}

/** The decks that cards come in. */
export const deckIds = (cards: Readonly<Record<string, CardRules>>): readonly string[] => [
  ...new Set(Object.values(cards).flatMap(({ copies }) => Object.keys(copies))),
]

export const deckName = (deck: string): string => `${capital(deck)} deck`

export interface DeckLine {
  readonly id: string
  readonly card: CardRules
  readonly copies: number
}

/** The cards of a deck, section cards first. */
export const deckOf = (cards: Readonly<Record<string, CardRules>>, deck: string): readonly DeckLine[] =>
  Object.entries(cards)
    .map(([id, card]) => ({ id, card, copies: card.copies[deck] ?? 0 }))
    .filter(({ copies }) => copies > 0)
    .sort((a, b) => (a.card.class === b.card.class ? 0 : a.card.class === 'section' ? -1 : 1))
