/** The cost of a deck, and its limits. skirmish.T8, T9, F2, d44 */

import type { RuleId } from '../../game.ts'
import { withVerb } from '../../words.ts'
import type { SkirmishRules, SupportRules, UnitRules } from './rules.ts'

/** Cards of a deck by their ids, with the copies of each. */
export interface Army {
  readonly nation: string
  readonly units: Readonly<Record<string, number>>
  readonly support: Readonly<Record<string, number>>
}

/**
 * The possible problems of a deck: it costs too much, or leaves too many points unspent; a card is unknown, of another nation, in too many
 * copies, or of a later year.
 */
export type ArmyProblemKind = 'points' | 'unspent' | 'unknown' | 'nation' | 'copies' | 'year'

/** Why a deck is not allowed: the card, if it is one, and the reason in words. */
export interface ArmyProblem {
  readonly kind: ArmyProblemKind
  readonly rule: RuleId
  readonly card?: string
  readonly text: string
}

/** The card of an id. Ids come from addresses as well: every object knows some words of its own, such as `constructor`. */
const cardOf = <C>(cards: Readonly<Record<string, C>>, id: string): C | undefined =>
  Object.hasOwn(cards, id) ? cards[id] : undefined

/** The points of a deck. skirmish.T9 */
export const pointsOf = ({ unitTypes, support }: SkirmishRules, army: Army): number => {
  const sum = (
    cards: Readonly<Record<string, number>>,
    of: Readonly<Record<string, { readonly cost: number }>>,
  ): number => Object.entries(cards).reduce((points, [id, copies]) => points + copies * (cardOf(of, id)?.cost ?? 0), 0)
  return sum(army.units, unitTypes) + sum(army.support, support)
}

/** Most copies of a card in a deck. skirmish.T9 */
export const mostCopies = ({ frame }: SkirmishRules, card: UnitRules | SupportRules): number => {
  const { copies } = frame.deck
  if (!('class' in card)) return card.general || card.variable ? copies.unique : copies.support
  return copies[card.class]
}

/** All that keeps a deck from being built for so many points, with no card of a later year. */
export const problemsOf = (
  rules: SkirmishRules,
  army: Army,
  points: number,
  year = Number.POSITIVE_INFINITY,
): readonly ArmyProblem[] => {
  const problems: ArmyProblem[] = []
  const spent = pointsOf(rules, army)
  if (spent > points)
    problems.push({ kind: 'points', rule: 'skirmish.T9', text: `It costs ${spent} points; ${points} are allowed.` })
  const least = points - rules.frame.deck.unspent
  if (spent < least)
    problems.push({
      kind: 'unspent',
      rule: 'skirmish.T9',
      text: `It costs ${spent} points; at least ${least} of ${points} are to be spent.`,
    })
  const check = (id: string, copies: number, card: UnitRules | SupportRules | undefined): void => {
    const say = (kind: ArmyProblemKind, rule: RuleId, text: string): void => {
      problems.push({ kind, rule, card: id, text })
    }
    if (card === undefined) {
      say('unknown', 'skirmish.T9', `There is no card “${id}”.`)
      return
    }
    const isOwn = 'nation' in card ? card.nation === army.nation : (card.nations ?? [army.nation]).includes(army.nation)
    if (!isOwn) say('nation', 'skirmish.T9', `${withVerb(card.name, 'belongs', 'belong')} to another nation.`)
    if (copies > mostCopies(rules, card))
      say('copies', 'skirmish.T9', `At most ${mostCopies(rules, card)} of ${card.name} are allowed.`)
    if ('year' in card && (card.year ?? 0) > year)
      say('year', 'skirmish.F2', `${card.name} entered service in ${card.year}.`)
  }
  for (const [id, copies] of Object.entries(army.units)) check(id, copies, cardOf(rules.unitTypes, id))
  for (const [id, copies] of Object.entries(army.support)) check(id, copies, cardOf(rules.support, id))
  return problems
}
