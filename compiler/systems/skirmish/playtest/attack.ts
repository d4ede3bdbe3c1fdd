/**
 * Looks for decks that beat the ready-made armies: what one strong idea can do. Decks are drawn at random with somebody to lead them; those
 * that win most breed, and the best of the last generation are measured anew.
 */
import { type Dice, rollingDice } from '../../../../engine/dice.ts'
import {
  type Army,
  type ArmyProblemKind,
  mostCopies,
  pointsOf,
  problemsOf,
} from '../../../../engine/systems/skirmish/army.ts'
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import type { GameResult } from '../../../playtest/game.ts'
import type { Pool } from '../../../playtest/series.ts'
import type { Attack, AttacksEvidence } from '../../../playtest/types.generated.ts'
import { battleOf, cardsOf } from './battles.ts'
import { panel } from './depends.ts'
import { attacksKey, intervalOf, pairingsOf } from './evidence.ts'

/** Stream of the dice that draw and change decks, apart from those of games and players. */
const stream = 9

/** The players of such a deck: the usual planners, and one to whom a point of a headquarters is worth more than all else. */
const leaders = [...panel, 'planner:victory=13000'] as const

/** Decks of a generation, those of each nation and year that breed, generations, and decks that are measured at the end. */
const usualSize = { population: 128, parents: 3, generations: 24, best: 10 } as const

/** Changes after which a deck is left as it is. */
const mostChanges = 400

type Deck = Pick<Attack, 'nation' | 'year' | 'leader' | 'units' | 'support'>

/** A deck, and what it has won so far. */
interface Tried {
  readonly deck: Deck
  games: number
  points: number
}

/** Games of an even deck that count beside those of each: what won its few games by luck does not crowd out what won many. */
const evenGames = 16

const share = ({ games, points }: Tried): number => (points + evenGames / 2) / (games + evenGames)

/** The armies that fight in a year. */
const foesOf = (rules: SkirmishRules, year: number): readonly string[] => [
  ...new Set(pairingsOf(rules).flatMap((pairing) => (pairing.year === year ? pairing.armies : []))),
]

/** Games of a deck against each army of its year, from both ends of the field. */
const playDeck = (
  pool: Pool,
  rules: SkirmishRules,
  { year, leader, ...army }: Deck,
  [from, to, seed]: readonly [from: number, to: number, seed: number],
): Promise<readonly (readonly GameResult[])[]> =>
  Promise.all(
    foesOf(rules, year).flatMap((foe) =>
      [false, true].map((isSecond) => {
        const armies: readonly [Army, Army] = isSecond ? [rules.armies[foe], army] : [army, rules.armies[foe]]
        const players = isSecond ? [panel[0], leader] : [leader, panel[0]]
        return pool.play({ scenario: battleOf(rules, year, armies), players, from, to, seed })
      }),
    ),
  )

/** Returns the points of a deck in such games; a draw is half a win. */
const pointsIn = (games: readonly (readonly GameResult[])[]): number =>
  games
    .flatMap((some, at) => some.map(({ winner }) => (winner === null ? 1 / 2 : winner === at % 2 ? 1 : 0)))
    .reduce((sum, won) => sum + won, 0)

const pick = <T>(dice: Dice, from: readonly T[]): T => from[dice.below(from.length)]

/** A copy with other copies of a card; none when there are to be no copies. */
const withCopies = (cards: Readonly<Record<string, number>>, id: string, copies: number): Record<string, number> => {
  const { [id]: _, ...others } = cards
  return copies === 0 ? others : { ...others, [id]: copies }
}

/** A deck with one thing changed: who leads it, or the copies of one of all cards that it may have. */
const changed = (rules: SkirmishRules, deck: Deck, dice: Dice): Deck => {
  const roll = dice.below(8)
  if (roll === 0) return { ...deck, leader: pick(dice, leaders) }
  const [infantry, others, support] = cardsOf(rules, deck.nation, deck.year)
  const isSupport = roll < 3
  const held = Object.keys(isSupport ? deck.support : deck.units)
  // As often one that it has as one that is new.
  const all = isSupport ? support : [...infantry, ...others]
  if (all.length === 0) return deck
  const id = pick(dice, held.length > 0 && dice.below(2) === 0 ? held : all)
  const card = isSupport ? rules.support[id] : rules.unitTypes[id]
  const copies = pick(dice, [0, 1, mostCopies(rules, card)])
  return isSupport
    ? { ...deck, support: withCopies(deck.support, id, copies) }
    : { ...deck, units: withCopies(deck.units, id, copies) }
}

/** Lists the problems of a deck. */
const kindsWith = (rules: SkirmishRules, { year, ...army }: Deck): readonly ArmyProblemKind[] =>
  problemsOf(rules, army, rules.frame.deck.points, year).map(({ kind }) => kind)

/**
 * A deck that is allowed, so many changes from another one, and as many more as spend its points; changes that are not allowed, or that a
 * deck whose points are unspent loses by, are not made.
 */
const changedBy = (rules: SkirmishRules, deck: Deck, changes: number, dice: Dice): Deck => {
  let now = deck
  for (let change = 0; change < mostChanges; change++) {
    const kinds = kindsWith(rules, now)
    if (change >= changes && kinds.length === 0) break
    const next = changed(rules, now, dice)
    const isBetter = change < changes || pointsOf(rules, next) > pointsOf(rules, now)
    if (isBetter && kindsWith(rules, next).every((kind) => kind === 'unspent')) now = next
  }
  return now
}

/** A deck for some nation and year. */
const drawn = (rules: SkirmishRules, dice: Dice): Deck => {
  const year = pick(dice, [...new Set(pairingsOf(rules).map((pairing) => pairing.year))])
  const nations = Object.keys(rules.nations).filter((one) => cardsOf(rules, one, year)[0].length > 0)
  const nation = pick(dice, nations)
  const [infantry] = cardsOf(rules, nation, year)
  const id = pick(dice, infantry)
  const start = { nation, year, leader: panel[0], units: { [id]: mostCopies(rules, rules.unitTypes[id]) }, support: {} }
  return changedBy(rules, start, 4 + dice.below(10), dice)
}

const attackOf = (deck: Deck, series: readonly (readonly GameResult[])[]): Attack => {
  const games = series.reduce((sum, some) => sum + some.length, 0)
  const points = pointsIn(series)
  const wins = [points, games - points] as const
  return { ...deck, games, points, share: intervalOf({ games, wins }), hash: series[0][0].hash }
}

/**
 * Breeds decks, and measures the best.
 * @param games games of each of them at the end, about
 * @param tell hears how many games are done, and of how many
 */
export const findAttacks = async (
  pool: Pool,
  rules: SkirmishRules,
  { games, seed }: { readonly games: number; readonly seed: number },
  tell: (done: number, all: number) => void,
  { population, parents, generations, best }: Readonly<Record<keyof typeof usualSize, number>> = usualSize,
): Promise<AttacksEvidence> => {
  const dice = rollingDice(seed, stream)
  const series = 2 * Math.max(...pairingsOf(rules).map(({ year }) => foesOf(rules, year).length))
  const rounds = Math.max(1, Math.ceil(games / series))
  const all = series * (population * generations + best * rounds)
  let done = 0
  const told = <T>(found: T, played: number): T => {
    done += played
    tell(done, all)
    return found
  }
  let tried: Tried[] = Array.from({ length: population }, () => ({ deck: drawn(rules, dice), games: 0, points: 0 }))
  for (let generation = 0; generation < generations; generation++) {
    await Promise.all(
      tried.map(async (one) => {
        const played = await playDeck(pool, rules, one.deck, [generation, generation + 1, seed])
        one.games += told(series, series)
        one.points += pointsIn(played)
      }),
    )
    const sorted = tried.toSorted((one, other) => share(other) - share(one))
    // Of each nation and year, so that the first one that does well does not crowd out the others.
    const kept = [...Map.groupBy(sorted, ({ deck: { nation, year } }) => `${nation} ${year}`).values()].flatMap(
      (some) => some.slice(0, parents),
    )
    if (generation === generations - 1) tried = kept.toSorted((one, other) => share(other) - share(one))
    else {
      const children = Array.from({ length: population - kept.length }, (): Tried => {
        const parent = pick(dice, kept).deck
        return { deck: changedBy(rules, parent, 1 + dice.below(4), dice), games: 0, points: 0 }
      })
      tried = [...kept, ...children]
    }
  }
  const decks = await Promise.all(
    tried.slice(0, best).map(async ({ deck }) => {
      const played = await playDeck(pool, rules, deck, [generations, generations + rounds, seed])
      return told(attackOf(deck, played), series * rounds)
    }),
  )
  return {
    key: attacksKey(rules, seed),
    first: seed + generations,
    decks: decks.toSorted((one, other) => other.points / other.games - one.points / one.games),
  }
}

/** How the first of the games of a deck that was measured ends. */
export const replayAttack = async (pool: Pool, rules: SkirmishRules, deck: Attack, first: number): Promise<string> => {
  const [[{ hash }]] = await playDeck(pool, rules, deck, [0, 1, first])
  return hash
}
