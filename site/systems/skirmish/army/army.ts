/** An army that is put together on a page: what may still come into it, its curve of costs, its first hand, and how an address names it. */
import { type ArmyProblem, mostCopies, problemsOf } from '../../../../engine/systems/skirmish/army.ts'
import type { ArmyRules, SkirmishRules, SupportRules, UnitRules } from '../../../../engine/systems/skirmish/rules.ts'
import { classNames } from '../data/words.ts'

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

/** What keeps another copy of a card out of an army; undefined when nothing does. */
export const whyNotMore = (rules: SkirmishRules, army: ArmyRules, card: DeckCard): string | undefined =>
  problemsWith(rules, withCopies(army, card, copiesOf(army, card) + 1)).find(
    (problem) => problem.card === undefined || problem.card === card.id,
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

/** The chance that none of some cards of a deck is among those that are drawn. */
export const chanceOfNone = (deck: number, cards: number, drawn: number): number => {
  let chance = 1
  for (let at = 0; at < Math.min(drawn, deck); at++) chance *= Math.max(0, deck - cards - at) / (deck - at)
  return chance
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

/** An army without cards. */
export const emptyArmy = (rules: SkirmishRules, nation: string, year: number): ArmyRules => ({
  name: `${rules.nations[nation].adjective} army`,
  nation,
  description: 'An army of my own.',
  year,
  points: rules.frame.deck.points,
  units: {},
  support: {},
})

/** A copy of a ready army, to be changed. The rules may hold it without its description. */
export const ownArmy = (rules: SkirmishRules, army: ArmyRules): ArmyRules => ({
  ...emptyArmy(rules, army.nation, army.year),
  ...army,
})

/** Most points, most copies of a card and longest texts that are taken from outside. */
const bounds = { points: 500, copies: 20, cards: 100, name: 80, description: 400 }

const makeCards = (cards: Readonly<Record<string, number>>): string =>
  Object.entries(cards)
    .map(([id, copies]) => `${id}.${copies}`)
    .join(' ')

const parseCards = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    text
      .split(' ')
      .slice(0, bounds.cards)
      .flatMap((one) => {
        const [, id, copies] = /^([a-z][a-z0-9-]{0,39})\.(\d{1,2})$/.exec(one) ?? []
        const number = Math.min(Number(copies), bounds.copies)
        return id !== undefined && number > 0 ? [[id, number]] : []
      }),
  )

/** An army as an address names it: `name=Guards&nation=soviet&year=1943&points=120&units=soviet-t34-76.3&support=luck.1`. */
export const makeText = ({ name, description, nation, year, points, units, support }: ArmyRules): string =>
  new URLSearchParams({
    name,
    nation,
    year: String(year),
    points: String(points),
    units: makeCards(units),
    support: makeCards(support),
    description,
  }).toString()

/**
 * The army that an address names, or undefined when it names none of a nation of these rules. It comes from outside: cards that there
 * are not, or too many of, stay in it, and `problemsWith` says so.
 */
export const parseText = (rules: SkirmishRules, text: string): ArmyRules | undefined => {
  const named = new URLSearchParams(text)
  const get = (field: string): string => named.get(field) ?? ''
  const nation = get('nation')
  if (!Object.hasOwn(rules.nations, nation)) return undefined
  const number = (field: string, least: number, most: number, usual: number): number => {
    const value = Number(get(field))
    return Number.isInteger(value) && value >= least && value <= most ? value : usual
  }
  const empty = emptyArmy(rules, nation, number('year', 1930, 1950, lastYear(rules)))
  return {
    ...empty,
    name: get('name').slice(0, bounds.name) || empty.name,
    description: get('description').slice(0, bounds.description) || empty.description,
    points: number('points', 10, bounds.points, empty.points),
    units: parseCards(get('units')),
    support: parseCards(get('support')),
  }
}

/** The years in which cards entered service, in order. */
export const yearsOf = ({ unitTypes }: SkirmishRules): readonly number[] =>
  [...new Set(Object.values(unitTypes).flatMap(({ year = 0 }) => (year > 0 ? [year] : [])))].sort((a, b) => a - b)

/** The year from which all cards are there. */
export const lastYear = (rules: SkirmishRules): number => yearsOf(rules).at(-1) ?? 1945
