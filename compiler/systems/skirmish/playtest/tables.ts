/** Plays the ready-made armies of each period against each other and measures the cards: evidence about the tables. */
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import type { Pool } from '../../../playtest/series.ts'
import type { PlayFindings, TablePlan, TableProgress, TableTests } from '../../../playtest/tableTests.ts'
import type {
  ArmiesEvidence,
  ArmyMatch,
  AttacksEvidence,
  CardsEvidence,
  MatchGames,
} from '../../../playtest/types.generated.ts'
import { wilsonInterval } from '../../../statistics/interval.ts'
import { beganIn, isTooStrong, shareOf } from '../bundle.ts'
import { findAttacks, replayAttack } from './attack.ts'
import { battleOf } from './battles.ts'
import { panel } from './depends.ts'
import {
  currentOf,
  describeDeck,
  hasCards,
  intervalOf,
  isEven,
  isWhole,
  matchKey,
  type Pairing,
  pairingsOf,
  parseEvidence,
  sampled,
} from './evidence.ts'
import { cardIds, measureCards, replayCards } from './worth.ts'

/** Games with decks drawn at random, for each game of a player and pair of armies. */
const cardGames = 20

/** Two armies on the same fields, the other one first when they are swapped, from one pair of games to another. */
const playOrder = (
  pool: Pool,
  rules: SkirmishRules,
  { armies: [one, other], year }: Pairing,
  player: string,
  isSwapped: boolean,
  [from, to, seed]: readonly [from: number, to: number, seed: number],
) => {
  const [first, second] = isSwapped ? [other, one] : [one, other]
  const scenario = battleOf(rules, year, [rules.armies[first], rules.armies[second]])
  return pool.play({ scenario, players: [player, player], from, to, seed })
}

const playMatch = async (
  pool: Pool,
  rules: SkirmishRules,
  pairing: Pairing,
  { games, seed }: TablePlan,
): Promise<ArmyMatch> => {
  const play = async (player: string): Promise<MatchGames> => {
    const [straight, swapped] = await Promise.all(
      [false, true].map((isSwapped) => playOrder(pool, rules, pairing, player, isSwapped, [0, games / 2, seed])),
    )
    const wonBy = (army: 0 | 1): number =>
      straight.filter(({ winner }) => winner === army).length +
      swapped.filter(({ winner }) => winner === 1 - army).length
    const wins = [wonBy(0), wonBy(1)] as const
    const samples = sampled.map((game) => ({ game, hash: [straight, swapped][game % 2][Math.floor(game / 2)].hash }))
    const won = [...straight, ...swapped].filter(({ winner }) => winner !== null)
    const first = won.filter(({ winner, metrics: { began } }) => began[winner ?? 0] === 1)
    return { player, games, wins, share: intervalOf({ games, wins }), began: [first.length, won.length], samples }
  }
  const each = await Promise.all(panel.map(play))
  return { key: matchKey(rules, pairing, seed), ...pairing, panel: each }
}

const isOf =
  ({ armies }: Pairing) =>
  (match: ArmyMatch): boolean =>
    String(match.armies) === String(armies)

/** As JSON that people can read: a line for each entry of a list and each card. */
const textOf = ({ matches, cards, attacks, ...head }: ArmiesEvidence): string => {
  const each = (some: readonly string[], indent: string): string => some.map((one) => `\n${indent}${one}`).join(',')
  const { worth, ...rest } = cards ?? { worth: {} }
  const lines = Object.entries(worth).map(([id, one]) => `${JSON.stringify(id)}: ${JSON.stringify(one)}`)
  const told = cards && `,\n  "cards": ${JSON.stringify(rest).slice(0, -1)}, "worth": {${each(lines, '    ')}\n  }}`
  const played = matches.map((match) => JSON.stringify(match))
  const bred = attacks?.decks.map((deck) => JSON.stringify(deck)) ?? []
  const { decks: _, ...found } = attacks ?? {}
  const attack =
    attacks && `,\n  "attacks": ${JSON.stringify(found).slice(0, -1)}, "decks": [${each(bred, '    ')}\n  ]}`
  return `${JSON.stringify(head).slice(0, -1)},\n  "matches": [${each(played, '    ')}\n  ]${told ?? ''}${attack ?? ''}}\n`
}

const gather = async (
  pool: Pool,
  rules: SkirmishRules,
  plan: TablePlan,
  known: string | undefined,
  { save, tell }: TableProgress,
): Promise<PlayFindings> => {
  const { games, seed, only, force, attack } = plan
  const before = known === undefined ? undefined : parseEvidence(known)
  const held = before?.seed === seed ? currentOf(rules, before) : undefined
  const pairings = pairingsOf(rules)
  const wanted = pairings.filter(({ armies }) => only.length === 0 || armies.some((id) => only.includes(id)))
  if (wanted.length === 0) return { lines: ['No two armies of a period have such an id.'], passed: false }
  const isLong = ({ panel: each }: ArmyMatch): boolean => !force && each.every((one) => one.games >= games)
  let matches = pairings.flatMap((pairing) => held?.matches.find(isOf(pairing)) ?? [])
  let cards = held?.cards
  let attacks = held?.attacks
  const keep = (): void =>
    save(textOf({ format: 1, seed, matches, ...(cards && { cards }), ...(attacks && { attacks }) }))
  if (attack) {
    const isKnown = !force && attacks?.decks.every((deck) => deck.games >= games)
    if (attacks === undefined || !isKnown) attacks = await findAttacks(pool, rules, { games, seed }, tell)
    keep()
    return { lines: describeAttacks(rules, attacks), passed: !attacks.decks.some(isTooStrong) }
  }
  for (const [index, pairing] of wanted.entries()) {
    const each = games * panel.length
    tell(index * each, wanted.length * each)
    if (matches.some((match) => isOf(pairing)(match) && isLong(match))) continue
    const played = await playMatch(pool, rules, pairing, plan)
    // In the order of the table; a run that is stopped goes on here.
    matches = pairings.flatMap((one) => [played, ...matches].find(isOf(one)) ?? [])
    keep()
  }
  const all = cardGames * games
  const isKnown = !force && hasCards(rules, cards) && (cards?.games ?? 0) >= all
  if (only.length === 0 && !isKnown)
    cards = await measureCards(pool, rules, { games: all, seed }, (done) => tell(done, all))
  keep()
  const shown = matches.filter((match) => wanted.some((pairing) => isOf(pairing)(match)))
  return {
    lines: [
      ...shown.map((match) => describeMatch(rules, match)),
      ...describeFirst(shown),
      ...(cards && only.length === 0 ? describeCards(rules, cards) : []),
    ],
    passed: shown.every(({ panel: each }) => each.every(isEven)),
  }
}

/** Words the advantage of the first move, in all games together. */
const describeFirst = (matches: readonly ArmyMatch[]): readonly string[] => {
  const [won, all] = beganIn(matches)
  if (all === 0) return []
  const { low, high } = wilsonInterval(won, all)
  return [`The side that moves first wins ${((100 * won) / all).toFixed(1)} % (${low}–${high}) of ${all} games`]
}

/** The decks that were found, the strongest first. */
const describeAttacks = (rules: SkirmishRules, { decks }: AttacksEvidence): readonly string[] =>
  decks.map((deck) => {
    const { games, points, share, leader } = deck
    const won = `${((100 * points) / games).toFixed(1)} % (${share.low}–${share.high}) of ${games} games`
    return `${won} by ${describeDeck(rules, deck)}, led by ${leader}${isTooStrong(deck) ? ': too strong' : ''}`
  })

const describeMatch = ({ armies }: SkirmishRules, { armies: [one, other], panel: each }: ArmyMatch): string => {
  const shares = each.map((games) => {
    const { low, high } = games.share
    return `${games.player} ${shareOf(games).toFixed(1)} % (${low}–${high})${isEven(games) ? '' : ' uneven'}`
  })
  return `${armies[one].name} against ${armies[other].name}: ${shares.join(', ')}; ${each[0].games} games each`
}

/** Cards that are named at either end. */
const namedCards = 10

const describeCards = (rules: SkirmishRules, { games, watched, worth }: CardsEvidence): readonly string[] => {
  const sorted = Object.entries(worth).sort(([, one], [, other]) => one.points - other.points)
  const say = (some: typeof sorted): string =>
    some.map(([id, { points, low, high }]) => `${id} ${points} (${low} to ${high})`).join(', ')
  const never = cardIds(rules).filter((id) => worth[id]?.played === 0)
  return [
    `Points of per cent for a copy of a card, by ${games} games with decks drawn at random:`,
    `  least ${say(sorted.slice(0, namedCards))}`,
    `  most ${say(sorted.slice(-namedCards).reverse())}`,
    ...(never.length > 0 ? [`  never played in ${watched} games: ${never.join(', ')}`] : []),
  ]
}

const verify = async (pool: Pool, rules: SkirmishRules, known: string | undefined): Promise<PlayFindings> => {
  const before = known === undefined ? undefined : parseEvidence(known)
  const evidence = before && currentOf(rules, before)
  if (evidence === undefined || !isWhole(rules, evidence))
    return {
      lines: [
        'the evidence about armies, cards or decks is missing or stale; run sandtable playtest --armies, then with --attack',
      ],
      passed: false,
    }
  const { matches, seed, cards, attacks } = evidence
  const told = (what: string, game: number, expected: string, got: string): string[] =>
    got === expected ? [] : [`game ${game} of ${what} ended in ${got}, the evidence says ${expected}`]
  const replays = [
    ...matches.flatMap((match) =>
      match.panel.flatMap(({ player, samples }) =>
        samples.map(async ({ game, hash }) => {
          const at = Math.floor(game / 2)
          const [{ hash: got }] = await playOrder(pool, rules, match, player, game % 2 === 1, [at, at + 1, seed])
          return told(`${match.armies.join(' ')} by ${player}`, game, hash, got)
        }),
      ),
    ),
    ...(cards?.samples ?? []).map(async ({ game, hash }) =>
      told('the cards', game, hash, await replayCards(pool, rules, seed, game)),
    ),
    ...(attacks?.decks ?? []).map(async (deck, at) =>
      told(`deck ${at}`, 0, deck.hash, await replayAttack(pool, rules, deck, attacks?.first ?? 0)),
    ),
  ]
  const wrong = (await Promise.all(replays)).flat()
  const uneven = matches.filter(({ panel: each }) => !each.every(isEven))
  return {
    lines: [
      ...wrong,
      ...uneven.map((match) => describeMatch(rules, match)),
      ...(wrong.length > 0 ? [] : [`${replays.length} games of armies and cards ended as recorded`]),
    ],
    passed: wrong.length + uneven.length === 0,
  }
}

export const tables: TableTests<SkirmishRules> = { gather, verify }
