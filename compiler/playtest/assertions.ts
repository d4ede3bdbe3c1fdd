/**
 * What an author says of a scenario, held against what its games showed. Each claim is an assertion with a code of its own. A
 * claim is refuted only when the whole 95 % interval speaks against it; between that and proof it is undecided, and says how many
 * games would decide.
 */
import type { Side } from '../../engine/game.ts'
import type { Evidence, Use, Verdict } from '../bundle.ts'
import type { CompiledScenario, Grade } from '../content.ts'
import type { Path } from '../diagnostics/diagnostic.ts'
import { enoughGames } from '../statistics/enough.ts'
import { verdictOf, wilsonInterval } from '../statistics/interval.ts'

export const assertionCodes = [
  'balance-missed',
  'length-missed',
  'difficulty-missed',
  'unwinnable-won',
  'unwinnable-undeclared',
  'history-improbable',
] as const

export type AssertionCode = (typeof assertionCodes)[number]

export interface Assertion {
  /** Of the finding when the games refute it. */
  readonly code: AssertionCode
  /** Where the author says it, below `scenario.yaml`. */
  readonly path: Path
  readonly verdict: Verdict
  /** What the author says, as half a sentence. */
  readonly claim: string
  /** What the games show about it, likewise. */
  readonly found: string
  /** Both in one short sentence, for the finding when the games refute the claim. */
  readonly refuted: string
  /** Games in all that would decide if the share stays what it is; absent when it is decided or too near the edge to tell. */
  readonly enough?: number
  /** What to do when it is refuted. */
  readonly hint: string
}

type Band = { readonly from: number; readonly to: number }

/** Shares of wins between equal players, in per cent, that belong to a grade of difficulty. */
const gradeBands: Readonly<Record<Grade, Band>> = {
  easy: { from: 50, to: 100 },
  even: { from: 35, to: 65 },
  hard: { from: 0, to: 50 },
}

/** A side that wins no more than this share of games, in per cent, does not win: it is chance. */
export const noise: Band = { from: 0, to: 5 }

/** Games that end before the middle half, or after it, in per cent. */
const quarter: Band = { from: 0, to: 25 }

/** A share of games with its interval: `9 of 600 games (0.8 to 2.8 %)`. */
const shareText = (count: number, games: number): string => {
  const { low, high } = wilsonInterval(count, games)
  return `${count} of ${games} games (${low} to ${high} %)`
}

/** How it was measured: `95 % intervals of 600 games of planner against itself, seeds 1000 to 1599`. */
export const basisOf = ({ games, player, seed }: Pick<Evidence, 'games' | 'player' | 'seed'>): string =>
  `95 % intervals of ${games} games of ${player} against itself, seeds ${seed} to ${seed + games - 1}`

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** What a count among the games says about a band, and how many games would decide. */
const judge = (count: number, games: number, band: Band): Pick<Assertion, 'verdict' | 'enough'> => {
  const verdict = verdictOf(wilsonInterval(count, games), band)
  const enough = verdict === 'undecided' ? enoughGames(count, games, band) : undefined
  return { verdict, ...(enough !== undefined && { enough }) }
}

/** The worse of two verdicts; both must be decided before the claim is. */
const both = (
  one: Pick<Assertion, 'verdict' | 'enough'>,
  other: Pick<Assertion, 'verdict' | 'enough'>,
): Pick<Assertion, 'verdict' | 'enough'> => {
  if (one.verdict === 'fail' || other.verdict === 'fail') return { verdict: 'fail' }
  if (one.verdict === 'pass') return other
  if (other.verdict === 'pass') return one
  if (one.enough === undefined || other.enough === undefined) return { verdict: 'undecided' }
  return { verdict: 'undecided', enough: Math.max(one.enough, other.enough) }
}

type Claims = Pick<CompiledScenario, 'balance' | 'intent' | 'scenario'>

/** Everything that the author says, and what a beginner forgot to say; in the order of the file. */
export const assertionsAbout = (claims: Claims, evidence: Evidence): readonly Assertion[] => [
  balance(claims, evidence),
  ...length(claims, evidence),
  ...evidence.wins.flatMap((_, side) => difficulty(claims, evidence, side)),
  ...unwinnable(claims, evidence),
  ...evidence.wins.flatMap((_, side) => undeclared(claims, evidence, side)),
  ...history(claims, evidence),
]

const winsText = (name: string, { wins, games }: Evidence, side: Side): string =>
  `${shareText(wins[side], games)} are won by ${name}`

const winning = (name: string, { wins, games }: Evidence, side: Side): string =>
  `${name} wins ${shareText(wins[side], games)}`

/**
 * Kinds of action that no player of the watched games used, legal in so many of them that it is no chance, but for those that
 * every scenario allows.
 */
export const verbsNeverUsed = ({ watched }: Evidence, everyday: readonly string[]): readonly Use[] =>
  (watched?.uses ?? []).filter(
    ({ name, legalIn, used }) =>
      used === 0 &&
      name.startsWith('action ') &&
      !everyday.includes(name.slice('action '.length)) &&
      judge(0, legalIn, noise).verdict === 'pass',
  )

const balance = ({ balance: { side, from, to }, scenario }: Claims, evidence: Evidence): Assertion => {
  const { name } = scenario.sides[side]
  return {
    code: 'balance-missed',
    path: ['balance'],
    ...judge(evidence.wins[side], evidence.games, { from, to }),
    claim: `${name} should win ${from} to ${to} per cent`,
    found: winsText(name, evidence, side),
    refuted: `${winning(name, evidence, side)}, not ${from} to ${to} per cent.`,
    hint: 'Tune the scenario, or say what the balance is.',
  }
}

const turnsText = (from: number, to: number): string => (from === to ? `turn ${from}` : `turns ${from} to ${to}`)

const length = ({ intent, scenario }: Claims, { decidedIn, games }: Evidence): Assertion[] => {
  if (intent.length === undefined) return []
  const { from, to } = intent.length
  const before = sum(decidedIn.slice(0, from - 1))
  const after = sum(decidedIn.slice(to))
  const tails = [
    ...(from > 1 ? [`${shareText(before, games)} are decided before turn ${from}`] : []),
    ...(to < scenario.turns ? [`${shareText(after, games)}${from > 1 ? '' : ' are decided'} after turn ${to}`] : []),
  ]
  const found = tails.length > 0 ? tails.join(' and ') : 'no game could be decided in another turn'
  return [
    {
      code: 'length-missed',
      path: ['intent', 'length'],
      ...both(judge(before, games, quarter), judge(after, games, quarter)),
      claim: `the middle half should be decided in ${turnsText(from, to)}`,
      found,
      refuted: `${found}, not the middle half in ${turnsText(from, to)}.`,
      hint: `The middle half is decided in ${turnsText(...middleHalf(decidedIn))}.`,
    },
  ]
}

/** The turns of the first and the third quartile. */
export const middleHalf = (decidedIn: readonly number[]): readonly [number, number] => {
  const games = sum(decidedIn)
  const turnOf = (share: number): number => {
    let seen = 0
    for (const [index, count] of decidedIn.entries()) {
      seen += count
      if (seen >= share * games) return index + 1
    }
    return decidedIn.length
  }
  return [turnOf(0.25), turnOf(0.75)]
}

const difficulty = ({ intent, scenario }: Claims, evidence: Evidence, side: Side): Assertion[] => {
  const grade = intent.difficulty[side]
  if (grade === undefined) return []
  const { id, name } = scenario.sides[side]
  const { from, to } = gradeBands[grade]
  return [
    {
      code: 'difficulty-missed',
      path: ['intent', 'difficulty', id],
      ...judge(evidence.wins[side], evidence.games, { from, to }),
      claim: `it should be ${grade} for ${name}, which means ${from} to ${to} per cent`,
      found: winsText(name, evidence, side),
      refuted: `${winning(name, evidence, side)}; ${grade} means ${from} to ${to} per cent.`,
      hint: `Tune the scenario, or write another grade: ${gradesOf(evidence.wins[side], evidence.games).join(' or ')} would fit.`,
    },
  ]
}

const gradesOf = (wins: number, games: number): Grade[] =>
  (['easy', 'even', 'hard'] as const).filter(
    (grade) => verdictOf(wilsonInterval(wins, games), gradeBands[grade]) !== 'fail',
  )

const unwinnable = ({ intent, scenario }: Claims, evidence: Evidence): Assertion[] => {
  if (intent.unwinnable === undefined) return []
  const { side } = intent.unwinnable
  const { name } = scenario.sides[side]
  return [
    {
      code: 'unwinnable-won',
      path: ['intent', 'unwinnable'],
      ...judge(evidence.wins[side], evidence.games, noise),
      claim: `${name} should win no more than ${noise.to} per cent`,
      found: winsText(name, evidence, side),
      refuted: `${winning(name, evidence, side)}, not ${noise.to} per cent at most.`,
      hint: 'It can be won: take `unwinnable` out, or make it as hard as you say.',
    },
  ]
}

/** Only when the games refute that the side can win. */
const undeclared = ({ intent, scenario }: Claims, evidence: Evidence, side: Side): Assertion[] => {
  const { wins, games } = evidence
  if (wins[side] > 0 || intent.unwinnable?.side === side || judge(0, games, noise).verdict !== 'pass') return []
  const { name } = scenario.sides[side]
  return [
    {
      code: 'unwinnable-undeclared',
      path: ['sides', side],
      verdict: 'fail',
      claim: `${name} should be able to win, as nothing says otherwise`,
      found: winsText(name, evidence, side),
      refuted: `${winning(name, evidence, side)}, and nothing says that it has no chance.`,
      hint: 'Give it a chance, or say in `intent.unwinnable` why it has none.',
    },
  ]
}

/** History is one game: it is improbable when its result is rarer than chance. */
const history = ({ intent, scenario }: Claims, evidence: Evidence): Assertion[] => {
  if (intent.history === undefined) return []
  const { winner } = intent.history
  if (winner !== null && intent.unwinnable?.side === winner) return []
  const { wins, draws, games } = evidence
  const result = winner === null ? 'a draw' : `a victory of ${scenario.sides[winner].name}`
  const count = winner === null ? draws : wins[winner]
  const { verdict: rare, enough } = judge(count, games, noise)
  const verdict = rare === 'undecided' ? rare : rare === 'pass' ? 'fail' : 'pass'
  return [
    {
      code: 'history-improbable',
      path: ['intent', 'history', 'winner'],
      verdict,
      ...(enough !== undefined && { enough }),
      claim: `history ended in ${result}, which play should be able to repeat`,
      found: `${shareText(count, games)} end in ${result}`,
      refuted: `${shareText(count, games)} end in ${result}, as history did.`,
      hint: 'Tune the scenario until history could happen, or say who had the better of it as this scenario counts victory.',
    },
  ]
}

/** What would settle an undecided claim. */
export const wayToTell = ({ enough }: Pick<Assertion, 'enough'>): string =>
  enough === undefined ? 'too near the edge to tell' : `some ${enough} games would tell`
