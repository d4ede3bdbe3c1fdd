/**
 * The worth of cards: decks drawn at random fight each other, and the share of games that a deck wins is fitted by the copies of each card,
 * those of the enemy counted against it, and by both nations. Decks are filled to the limit, so a card's worth is its effect beyond that of
 * other cards of its nation for as many points.
 */
import { type Dice, rollingDice } from '../../../../engine/dice.ts'
import type { Army } from '../../../../engine/systems/skirmish/army.ts'
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import type { GameResult } from '../../../playtest/game.ts'
import type { Pool } from '../../../playtest/series.ts'
import type { CardsEvidence, CardWorth } from '../../../playtest/types.generated.ts'
import { z } from '../../../statistics/interval.ts'
import { linearRegression, type SparseRow } from '../../../statistics/regression.ts'
import { battleOf, drawArmy } from './battles.ts'
import { panel } from './depends.ts'
import { cardsKey, sampled, yearsOf } from './evidence.ts'

/** Stream of the dice that draw decks, apart from those of games and players. */
const stream = 8

/** Of so many pairs of decks the plays of one are counted, which takes time. An odd number, so that it comes to all years. */
const pairsPerWatched = 7

/** Pairs of decks that wait for a core at a time. */
const pairsAtOnce = 200

/** The two decks of a pair, and the year in which they fight. */
const drawPair = (rules: SkirmishRules, seed: number, pair: number) => {
  const dice: Dice = rollingDice(seed + pair, stream)
  const [nations, years] = [Object.keys(rules.nations), yearsOf(rules)]
  const year = years[pair % years.length]
  const draw = (): Army => drawArmy(rules, nations[dice.below(nations.length)], year, dice)
  return { armies: [draw(), draw()] as const, year }
}

/** Both games of a pair: the second one with sides swapped. */
const playPair = async (pool: Pool, rules: SkirmishRules, seed: number, pair: number) => {
  const { armies, year } = drawPair(rules, seed, pair)
  const [one, other] = armies
  const play = (first: Army, second: Army): Promise<readonly GameResult[]> =>
    pool.play({
      scenario: battleOf(rules, year, [first, second]),
      players: [panel[0], panel[0]],
      from: pair,
      to: pair + 1,
      seed,
      isWatched: pair % pairsPerWatched === 0,
    })
  const games = (await Promise.all([play(one, other), play(other, one)])).flat()
  return { armies, games }
}

type PlayedPair = Awaited<ReturnType<typeof playPair>>

/** Plays pairs of decks, and fits what the cards did. `tell` hears how many games are done. */
export const measureCards = async (
  pool: Pool,
  rules: SkirmishRules,
  { games, seed }: { readonly games: number; readonly seed: number },
  tell: (done: number) => void,
): Promise<CardsEvidence> => {
  const played: PlayedPair[] = []
  while (2 * played.length < games) {
    const from = played.length
    const pairs = Array.from({ length: Math.min(pairsAtOnce, games / 2 - from) }, (_, index) =>
      playPair(pool, rules, seed, from + index),
    )
    played.push(...(await Promise.all(pairs)))
    tell(2 * played.length)
  }
  const all = played.flatMap((pair) => pair.games)
  return {
    key: cardsKey(rules, cardIds(rules), seed),
    player: panel[0],
    games,
    watched: all.filter(({ watched }) => watched !== undefined).length,
    samples: sampled.flatMap((game) => (game < games ? [{ game, hash: all[game].hash }] : [])),
    worth: worthOf(rules, played),
  }
}

/** How a game of the cards ended that is known by its number. */
export const replayCards = async (pool: Pool, rules: SkirmishRules, seed: number, game: number): Promise<string> => {
  const { games } = await playPair(pool, rules, seed, Math.floor(game / 2))
  return games[game % 2].hash
}

/** All cards, in the order of the tables. */
export const cardIds = ({ unitTypes, support }: SkirmishRules): readonly string[] => [
  ...Object.keys(unitTypes),
  ...Object.keys(support),
]

const copiesIn = ({ units, support }: Army): readonly (readonly [string, number])[] => [
  ...Object.entries(units),
  ...Object.entries(support),
]

const worthOf = (rules: SkirmishRules, played: readonly PlayedPair[]): CardsEvidence['worth'] => {
  const ids = cardIds(rules)
  const nations = Object.keys(rules.nations)
  const columns = new Map([...ids, ...nations].map((id, column) => [id, column]))
  const columnOf = (id: string): number => columns.get(id) ?? 0
  const rows = played.map(({ armies }): SparseRow => {
    const row = new Map<number, number>()
    for (const [side, army] of armies.entries())
      for (const [id, copies] of [...copiesIn(army), [army.nation, 1] as const]) {
        const column = columnOf(id)
        row.set(column, (row.get(column) ?? 0) + (side === 0 ? copies : -copies))
      }
    return [...row]
  })
  // From -1/2 to 1/2: what the first deck won of its two games, above the half.
  const won = played.map(({ games }) =>
    games.reduce((sum, { winner }, game) => sum + (winner === null ? 0 : winner === game ? 1 / 4 : -1 / 4), 0),
  )
  const { coefficients, errorOf } = linearRegression(rows, won, columns.size)
  const decks = played.flatMap(({ armies }) => armies)
  const usual = new Map(nations.map((nation) => [nation, usualDeck(decks, nation, rules, columns)]))
  const plays = new Map<string, number>()
  for (const { games } of played)
    for (const { watched } of games)
      for (const [use, times] of Object.entries(watched?.uses ?? {})) plays.set(use, (plays.get(use) ?? 0) + times)
  const having = new Map<string, number>()
  for (const deck of decks) for (const [id] of copiesIn(deck)) having.set(id, (having.get(id) ?? 0) + 1)
  return Object.fromEntries(
    ids.map((id): [string, CardWorth] => {
      const { nations: some = nations, cost } = rules.support[id] ?? {
        nations: [rules.unitTypes[id].nation],
        cost: rules.unitTypes[id].cost,
      }
      // A copy more, and for its points less of what the nation has.
      const weights = coefficients.map((_, column) =>
        some.reduce(
          (sum, nation) => sum - (cost * (usual.get(nation)?.[column] ?? 0)) / some.length,
          column === columnOf(id) ? 1 : 0,
        ),
      )
      const points = 100 * weights.reduce((sum, weight, column) => sum + weight * coefficients[column], 0)
      const spread = 100 * z * errorOf(weights)
      const [low, middle, high] = [points - spread, points, points + spread].map((one) => Math.round(100 * one) / 100)
      return [id, { points: middle, low, high, decks: having.get(id) ?? 0, played: plays.get(`card ${id}`) ?? 0 }]
    }),
  )
}

/** By column: the copies that a deck of a nation has for each of its points, on average. */
const usualDeck = (
  decks: readonly Army[],
  nation: string,
  { unitTypes, support }: SkirmishRules,
  columns: ReadonlyMap<string, number>,
): readonly number[] => {
  const sums = new Array<number>(columns.size).fill(0)
  let points = 0
  for (const deck of decks) {
    if (deck.nation !== nation) continue
    for (const [id, copies] of copiesIn(deck)) {
      sums[columns.get(id) ?? 0] += copies
      points += copies * (unitTypes[id] ?? support[id]).cost
    }
  }
  return sums.map((sum) => sum / Math.max(1, points))
}
