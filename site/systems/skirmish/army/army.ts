/** An army that is put together on a page: what may still come into it, its curve of costs, and its first hand. */
import { type ArmyProblem, mostCopies, problemsOf } from '../../../../engine/systems/skirmish/army.ts'
import { chanceOfNone } from '../../../../engine/systems/skirmish/cards/drawForecast.ts'
import type { ArmyRules, SkirmishRules, SupportRules, UnitRules } from '../../../../engine/systems/skirmish/rules.ts'
import { classNames } from '../data/cardSentences.ts'

/** The table of a card, as armies name it. */
export type Deck = 'units' | 'support'

/** A card that armies can have. */
export interface DeckCard {
  readonly deck: Deck
  readonly id: string
  readonly card: UnitRules | SupportRules
}

export const isUnit = (card: UnitRules | SupportRules): card is UnitRules => 'class' in card

/** The class of a unit card, or `support`. */
export const kindOf = ({ card }: DeckCard): string => (isUnit(card) ? card.class : 'support')

/** All cards that a nation may have in its armies, in the order of the tables. */
export const cardsOf = ({ unitTypes, support }: SkirmishRules, nation: string): readonly DeckCard[] => [
  ...Object.entries(unitTypes).flatMap(([id, card]): DeckCard[] =>
    card.nation === nation ? [{ deck: 'units', id, card }] : [],
  ),
  ...Object.entries(support).flatMap(([id, card]): DeckCard[] =>
    (card.nations ?? [nation]).includes(nation) ? [{ deck: 'support', id, card }] : [],
  ),
]

export const copiesOf = (army: ArmyRules, { deck, id }: Pick<DeckCard, 'deck' | 'id'>): number =>
  Object.hasOwn(army[deck], id) ? army[deck][id] : 0

export const withCopies = (army: ArmyRules, { deck, id }: Pick<DeckCard, 'deck' | 'id'>, copies: number): ArmyRules => {
  const { [id]: _, ...others } = army[deck]
  return { ...army, [deck]: copies > 0 ? { ...army[deck], [id]: copies } : others }
}

export const problemsWith = (rules: SkirmishRules, army: ArmyRules): readonly ArmyProblem[] =>
  problemsOf(rules, army, army.points, army.year)

/** Returns the reason against another copy of a card in an army; undefined when there is none. */
export const whyNotMore = (rules: SkirmishRules, army: ArmyRules, card: DeckCard): string | undefined =>
  problemsWith(rules, withCopies(army, card, copiesOf(army, card) + 1)).find(
    ({ kind, card: about }) => kind === 'points' || about === card.id,
  )?.text

export const mostOf = (rules: SkirmishRules, { card }: DeckCard): number => mostCopies(rules, card)

/** Cards of an army, those that there are not left out. */
export const cardsIn = (
  rules: SkirmishRules,
  army: Pick<ArmyRules, Deck>,
): readonly (DeckCard & { readonly copies: number })[] =>
  (['units', 'support'] as const).flatMap((deck) =>
    Object.entries(army[deck]).flatMap(([id, copies]) => {
      const table = deck === 'units' ? rules.unitTypes : rules.support
      return Object.hasOwn(table, id) ? [{ deck, id, card: table[id], copies }] : []
    }),
  )

/** Copies of unit cards and of support cards by what they cost, from 0 to the dearest. */
export const curveOf = (rules: SkirmishRules, army: ArmyRules) => {
  const cards = cardsIn(rules, army)
  const dearest = Math.max(0, ...cards.map(({ card }) => card.cost))
  const sum = (cost: number, deck: Deck): number =>
    cards.reduce((copies, one) => copies + (one.card.cost === cost && one.deck === deck ? one.copies : 0), 0)
  return Array.from({ length: dearest + 1 }, (_, cost) => ({
    cost,
    units: sum(cost, 'units'),
    support: sum(cost, 'support'),
  }))
}

/** How likely a first hand has a card of some kind. */
export interface Odds {
  readonly label: string
  /** Copies in the deck. */
  readonly cards: number
  /** Of the hand as it is dealt; and when a hand without such a card is drawn anew, as the rules allow once. skirmish.T13 */
  readonly first: number
  readonly redrawn: number
}

export const firstHandOf = (rules: SkirmishRules, army: ArmyRules): readonly Odds[] => {
  const { ap, hand } = rules.frame.start
  const cards = cardsIn(rules, army)
  const count = (wanted: (card: DeckCard) => boolean): number =>
    cards.reduce((copies, card) => copies + (wanted(card) ? card.copies : 0), 0)
  const deck = count(() => true)
  const lines: readonly (readonly [label: string, cards: number])[] = [
    [`A unit for ${ap} points or less`, count(({ deck: own, card }) => own === 'units' && card.cost <= ap)],
    ...Object.entries(classNames).map(([id, label]) => [label, count((card) => kindOf(card) === id)] as const),
  ]
  return lines.flatMap(([label, own]) => {
    if (own === 0) return []
    const none = chanceOfNone(deck, own, hand)
    return [{ label, cards: own, first: 1 - none, redrawn: 1 - none * none }]
  })
}
