/** The evidence about armies and cards: the compared pairs of armies, the data that it depends on, and the file's content. */
import { hashJson } from '../../../../engine/hash.ts'
import { oncePer } from '../../../../engine/once.ts'
import { type Army, problemsOf } from '../../../../engine/systems/skirmish/army.ts'
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import { factsOf } from '../../../playtest/facts.ts'
import { evidenceSchemas } from '../../../playtest/parse.ts'
import type { ArmiesEvidence, ArmyMatch, Attack, MatchGames } from '../../../playtest/types.generated.ts'
import { findErrors } from '../../../schemas/findErrors.ts'
import { wilsonInterval } from '../../../statistics/interval.ts'
import { shareOf } from '../bundle.ts'
import { panel, words } from './depends.ts'
import { fingerprint } from './fingerprint.ts'
import { evenShare } from './judgement.ts'

/** Two armies of a period, and the year in which they fight. */
export type Pairing = Pick<ArmyMatch, 'year' | 'armies'>

/** Games whose last states are kept. */
export const sampled: readonly number[] = [0, 1]

/** Every pair of armies of one period. */
export const pairingsOf = ({ armies }: SkirmishRules): readonly Pairing[] =>
  [...Map.groupBy(Object.keys(armies), (id) => armies[id].period)].flatMap(([period, ids]) => {
    const year = Math.max(...ids.map((id) => armies[id].year))
    if (period === undefined) return []
    return ids.flatMap((one, at) => ids.slice(at + 1).map((other) => ({ armies: [one, other] as const, year })))
  })

/** The years in which decks are drawn: those of the periods, the last of them late enough for all cards. */
export const yearsOf = (rules: SkirmishRules): readonly number[] => {
  const years = [...new Set(pairingsOf(rules).map(({ year }) => year))].sort()
  const latest = Math.max(...Object.values(rules.unitTypes).map(({ year = 0 }) => year), ...years)
  return [...years.slice(0, -1), latest]
}

/** Hashes of the tables: what all battles depend on, and each card. */
const hashesOf = oncePer(({ unitTypes, support, armies: _, ...tables }: SkirmishRules) => {
  const hash = (value: unknown): string => hashJson(factsOf(value, words))
  const each = (table: object) => Object.entries(table).map(([id, card]) => [id, hash(card)] as const)
  return { tables: hash(tables), cards: Object.fromEntries([...each(unitTypes), ...each(support)]) }
})

const keyOf = (rules: SkirmishRules, seed: number, about: unknown, cards: readonly string[]): string => {
  const { tables, cards: hashes } = hashesOf(rules)
  return hashJson([fingerprint, seed, about, tables, cards.map((id) => hashes[id] ?? null)])
}

/** Changes with whatever the games of two armies depend on. */
export const matchKey = (rules: SkirmishRules, { armies, year }: Pairing, seed: number): string => {
  const decks: readonly Army[] = armies.map((id) => {
    const { nation, units, support } = rules.armies[id]
    return { nation, units, support }
  })
  const cards = decks.flatMap(({ units, support }) => [...Object.keys(units), ...Object.keys(support)])
  return keyOf(rules, seed, [year, decks, panel], cards)
}

/** Changes with whatever games with some cards depend on; another card changes nothing for them. */
export const cardsKey = (rules: SkirmishRules, cards: readonly string[], seed: number): string =>
  keyOf(rules, seed, [yearsOf(rules), cards, panel[0]], cards)

/** Changes with whatever decks that are bred depend on: all armies and cards. */
export const attacksKey = (rules: SkirmishRules, seed: number): string => {
  const armies = Object.values(rules.armies).map(({ nation, units, support, period }) => [
    nation,
    units,
    support,
    period,
  ])
  const cards = [...Object.keys(rules.unitTypes), ...Object.keys(rules.support)]
  return keyOf(rules, seed, [yearsOf(rules), armies, panel], cards)
}

/** The share of games of the first army as an interval, in per cent. */
export const intervalOf = (games: Pick<MatchGames, 'games' | 'wins'>): MatchGames['share'] =>
  wilsonInterval((shareOf(games) * games.games) / 100, games.games)

const isAccountedFor = (one: MatchGames): boolean => {
  const { low, high } = intervalOf(one)
  const [first, won] = one.began
  const isCounted = one.wins[0] + one.wins[1] <= one.games && first <= won && won <= one.games
  return isCounted && one.share.low === low && one.share.high === high
}

/** True if a deck could have been found: of a nation and year that fight, allowed, with the share that its games give. */
const isPossible = (rules: SkirmishRules, deck: Attack): boolean => {
  const { games, points, share } = deck
  const { low, high } = intervalOf({ games, wins: [points, games - points] })
  return (
    Object.hasOwn(rules.nations, deck.nation) &&
    pairingsOf(rules).some(({ year }) => year === deck.year) &&
    problemsOf(rules, deck, rules.frame.deck.points, deck.year).length === 0 &&
    share.low === low &&
    share.high === high
  )
}

/** The evidence that a text holds, or undefined when it is none: someone edited a generated file. */
export const parseEvidence = (text: string): ArmiesEvidence | undefined => {
  try {
    const found = JSON.parse(text) as ArmiesEvidence
    if (findErrors(evidenceSchemas.tables, found).length > 0) return undefined
    return found.matches.every(({ panel }) => panel.every(isAccountedFor)) ? found : undefined
  } catch {
    return undefined
  }
}

/** True if the games of two armies are those that they would play now. */
export const isCurrent = (rules: SkirmishRules, match: ArmyMatch, seed: number): boolean =>
  match.armies.every((id) => Object.hasOwn(rules.armies, id)) && match.key === matchKey(rules, match, seed)

/**
 * Returns the part of evidence that is current: matches of which nothing has changed, and the worth of cards and the strongest decks if
 * nothing of theirs has.
 */
export const currentOf = (rules: SkirmishRules, evidence: ArmiesEvidence): ArmiesEvidence => {
  const { seed, cards, attacks } = evidence
  const matches = evidence.matches.filter((match) => isCurrent(rules, match, seed))
  const holds = cards?.key === cardsKey(rules, Object.keys(cards?.worth ?? {}), seed)
  return {
    format: 1,
    seed,
    matches,
    ...(cards && holds && { cards }),
    ...(attacks?.key === attacksKey(rules, seed) &&
      attacks.decks.every((deck) => isPossible(rules, deck)) && { attacks }),
  }
}

/** True if the worth of all cards is known. */
export const hasCards = ({ unitTypes, support }: SkirmishRules, cards: ArmiesEvidence['cards']): boolean =>
  [unitTypes, support].every((table) => Object.keys(table).every((id) => cards && Object.hasOwn(cards.worth, id)))

/** True if evidence covers all pairs of armies, all cards, and the strongest decks. */
export const isWhole = (rules: SkirmishRules, { matches, cards, attacks }: ArmiesEvidence): boolean =>
  attacks !== undefined &&
  pairingsOf(rules).every((pairing) => matches.some(({ armies }) => String(armies) === String(pairing.armies))) &&
  hasCards(rules, cards)

/** A deck in words: `German cards of 1944 (3 × 150 mm Howitzer, 4 × Light Infantry)`. */
export const describeDeck = ({ nations, unitTypes, support }: SkirmishRules, deck: Attack): string => {
  const cards = [...Object.entries(deck.units), ...Object.entries(deck.support)]
  const named = cards.map(([id, copies]) => `${copies} × ${(unitTypes[id] ?? support[id]).name}`)
  return `${nations[deck.nation].adjective} cards of ${deck.year} (${named.join(', ')})`
}

export const isEven = (games: Pick<MatchGames, 'games' | 'wins'>): boolean => {
  const share = shareOf(games)
  return share >= evenShare.from && share <= evenShare.to
}
