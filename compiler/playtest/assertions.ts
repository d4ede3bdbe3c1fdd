/**
 * The author's claims about a scenario, tested against its games. Each claim is an assertion with a code of its own. The balance and the
 * grades are judged by the value of the game of styles. Another claim is refuted only when the whole 95 % interval of games of the first
 * player contradicts it. Between that and proof a claim is undecided, and the result names the number of games that would decide it.
 */
import type { Side } from '../../engine/game.ts'
import { teamsOf } from '../../engine/teams.ts'
import { listWords } from '../../engine/words.ts'
import type { Evidence, PlayerGames, Use, Verdict } from '../bundle.ts'
import type { CompiledScenario } from '../content.ts'
import { matrixFor } from '../course/pairs.ts'
import type { Path } from '../diagnostics/diagnostic.ts'
import { type Band, gradeBands } from '../grades.ts'
import { enoughGames } from '../statistics/enough.ts'
import { verdictOf, wilsonInterval } from '../statistics/interval.ts'
import { enoughOfAll, judgeValue, valueIn } from '../statistics/styles.ts'
import { systemCompilerOf } from '../systems/index.ts'

export const assertionCodes = [
  'balance-missed',
  'length-missed',
  'difficulty-missed',
  'unwinnable-won',
  'unwinnable-undeclared',
  'history-improbable',
  'clock-decides',
] as const

export type AssertionCode = (typeof assertionCodes)[number]

export interface Assertion {
  /** Of the finding when the games refute it. */
  readonly code: AssertionCode
  /** Where the author says it, below `scenario.yaml`. */
  readonly path: Path
  readonly verdict: Verdict
  /** The author's claim, as half a sentence. */
  readonly claim: string
  /** The result of the games, likewise. */
  readonly found: string
  /** Both in one short sentence, for the finding when the games refute the claim. */
  readonly refuted: string
  /** Games in all that would decide if the share stays what it is; absent when it is decided or too near the edge to tell. */
  readonly enough?: number
  /** Advice for a refuted claim. */
  readonly hint: string
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

/** How it was measured: `640 games of planner and cautious, each against each, 100 of them of planner against itself, from seed 1000`. */
export const basisOf = ({ panel, duels, seed }: Pick<Evidence, 'panel' | 'duels' | 'seed'>): string => {
  const [{ player, games }] = panel
  if (duels.length === 0) return `${games} games of ${player} against itself, from seed ${seed}`
  const all = sum([...panel, ...duels].map((one) => one.games))
  const each = listWords(panel.map((one) => one.player))
  return `${all} games of ${each}, each against each, ${games} of them of ${player} against itself, from seed ${seed}`
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

type Judgement = Pick<Assertion, 'verdict' | 'enough'>

/** Judges a count among the games by a given test, and finds how many games would decide it. */
const judgeBy = (count: number, games: number, verdictOn: (count: number, games: number) => Verdict): Judgement => {
  const verdict = verdictOn(count, games)
  const enough = verdict === 'undecided' ? enoughGames(count, games, verdictOn) : undefined
  return { verdict, ...(enough !== undefined && { enough }) }
}

/** Judges the interval of a count among the games against a band. */
const judge = (count: number, games: number, band: Band): Judgement =>
  judgeBy(count, games, (some, all) => verdictOf(wilsonInterval(some, all), band))

/** The worse of two verdicts; both must be decided before the claim is. */
const both = (one: Judgement, other: Judgement): Judgement => {
  if (one.verdict === 'fail' || other.verdict === 'fail') return { verdict: 'fail' }
  if (one.verdict === 'pass') return other
  if (other.verdict === 'pass') return one
  if (one.enough === undefined || other.enough === undefined) return { verdict: 'undecided' }
  return { verdict: 'undecided', enough: Math.max(one.enough, other.enough) }
}

type Claims = Pick<CompiledScenario, 'balance' | 'intent' | 'scenario'>

/** Everything that the author says, and what a beginner forgot to say; in the order of the file. */
export const assertionsAbout = (claims: Claims, evidence: Evidence): readonly Assertion[] => {
  const [first] = evidence.panel
  return [
    balance(claims, evidence),
    ...length(claims, evidence),
    ...first.wins.flatMap((_, side) => difficulty(claims, evidence, side)),
    ...unwinnable(claims, first),
    ...first.wins.flatMap((_, side) => undeclared(claims, first, side)),
    ...history(claims, first),
    ...clock(claims, evidence),
  ]
}

const winsText = (name: string, { wins, games }: PlayerGames, side: Side): string =>
  `${shareText(wins[side], games)} are won by ${name}`

const winning = (name: string, { wins, games }: PlayerGames, side: Side): string =>
  `${name} wins ${shareText(wins[side], games)}`

/**
 * Kinds of action that no player of the watched games used, legal in so many of them that it is no chance, but for those that
 * every scenario allows.
 */
export const verbsNeverUsed = ({ watched }: Evidence, everyday: readonly string[]): readonly Use[] =>
  watched.uses.filter(
    ({ name, legalIn, used }) =>
      used === 0 &&
      name.startsWith('action ') &&
      !everyday.includes(name.slice('action '.length)) &&
      judge(0, legalIn, noise).verdict === 'pass',
  )

/** Judges a side's share of wins against a band, when all play the style that serves them best. */
const judgeSide = (evidence: Evidence, side: Side, band: Band): Judgement & { readonly share: string } => {
  const matrix = matrixFor(evidence, side)
  const value = valueIn(matrix)
  const verdict = judgeValue(value, band)
  const enough = verdict === 'undecided' ? enoughOfAll(matrix, band) : undefined
  const share = `${value.share} % of games (${value.low} to ${value.high} %)`
  return { verdict, ...(enough !== undefined && { enough }), share }
}

const inBestStyle = 'when all play in the style that serves them best'

const balance = ({ balance: { side, from, to }, scenario }: Claims, evidence: Evidence): Assertion => {
  const { name } = teamsOf(scenario)[side]
  const { share, ...judgement } = judgeSide(evidence, side, { from, to })
  return {
    code: 'balance-missed',
    path: ['balance'],
    ...judgement,
    claim: `${name} should win ${from} to ${to} per cent`,
    found: `${name} wins ${share} ${inBestStyle}`,
    refuted: `${name} wins ${share}, not ${from} to ${to} per cent.`,
    hint: 'Tune the scenario, or say what the balance is.',
  }
}

const turnsText = (from: number, to: number): string => (from === to ? `turn ${from}` : `turns ${from} to ${to}`)

const length = ({ intent, scenario }: Claims, { decidedIn }: Evidence): Assertion[] => {
  if (intent.length === undefined) return []
  const games = sum(decidedIn)
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
  const { id, name } = teamsOf(scenario)[side]
  const band = gradeBands[grade]
  const { share, ...judgement } = judgeSide(evidence, side, band)
  const fitting = (['easy', 'even', 'hard'] as const).filter(
    (one) => judgeSide(evidence, side, gradeBands[one]).verdict !== 'fail',
  )
  return [
    {
      code: 'difficulty-missed',
      path: ['intent', 'difficulty', id],
      ...judgement,
      claim: `it should be ${grade} for ${name}, which means ${band.from} to ${band.to} per cent`,
      found: `${name} wins ${share} ${inBestStyle}`,
      refuted: `${name} wins ${share}; ${grade} means ${band.from} to ${band.to} per cent.`,
      hint: `Tune the scenario, or write another grade: ${fitting.join(' or ')} would fit.`,
    },
  ]
}

const unwinnable = ({ intent, scenario }: Claims, first: PlayerGames): Assertion[] => {
  if (intent.unwinnable === undefined) return []
  const { side } = intent.unwinnable
  const { name } = teamsOf(scenario)[side]
  return [
    {
      code: 'unwinnable-won',
      path: ['intent', 'unwinnable'],
      ...judge(first.wins[side], first.games, noise),
      claim: `${name} should win no more than ${noise.to} per cent`,
      found: winsText(name, first, side),
      refuted: `${winning(name, first, side)}, not ${noise.to} per cent at most.`,
      hint: 'It can be won: take `unwinnable` out, or make it as hard as you say.',
    },
  ]
}

/** Only when the games refute that the side can win. */
const undeclared = ({ intent, scenario }: Claims, first: PlayerGames, side: Side): Assertion[] => {
  const { wins, games } = first
  if (wins[side] > 0 || intent.unwinnable?.side === side || judge(0, games, noise).verdict !== 'pass') return []
  const { name } = teamsOf(scenario)[side]
  return [
    {
      code: 'unwinnable-undeclared',
      path: ['sides', teamsOf(scenario)[side].sides[0]],
      verdict: 'fail',
      claim: `${name} should be able to win, as nothing says otherwise`,
      found: winsText(name, first, side),
      refuted: `${winning(name, first, side)}, and nothing says that it has no chance.`,
      hint: 'Give it a chance, or say in `intent.unwinnable` why it has none.',
    },
  ]
}

/** History is one game: it is improbable when its result is rarer than chance. */
const history = ({ intent, scenario }: Claims, { wins, draws, games }: PlayerGames): Assertion[] => {
  if (intent.history === undefined) return []
  const { winner } = intent.history
  if (winner !== null && intent.unwinnable?.side === winner) return []
  const result = winner === null ? 'a draw' : `a victory of ${teamsOf(scenario)[winner].name}`
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

/** Games of which most may last to their last turn where no side is to hold out until then, in per cent. */
const half: Band = { from: 0, to: 50 }

/** `56 of 100 games (46.2 to 65.3 %) are decided in the last turn`. */
export const lastTurnText = ({ decidedIn }: Pick<Evidence, 'decidedIn'>): string =>
  `${shareText(decidedIn.at(-1) ?? 0, sum(decidedIn))} are decided in the last turn`

/** Only when the games refute that play decides: who wins by the clock is to be said. */
const clock = ({ scenario }: Claims, evidence: Evidence): Assertion[] => {
  const { decidedIn } = evidence
  const isClear = judge(decidedIn.at(-1) ?? 0, sum(decidedIn), half).verdict === 'fail'
  if (!isClear || systemCompilerOf(scenario.system).playtest.holdsOut(scenario).length > 0) return []
  const found = lastTurnText(evidence)
  return [
    {
      code: 'clock-decides',
      path: ['turns'],
      verdict: 'fail',
      claim: 'most games should be decided before the last turn, as no side is to hold out until then',
      found,
      refuted: `${found}, and no side is to hold out until then.`,
      hint: 'Give the battle more turns or the sides less to win, or say who is to hold out.',
    },
  ]
}

/** Describes how to settle an undecided claim. */
export const wayToTell = ({ enough }: Pick<Assertion, 'enough'>): string =>
  enough === undefined ? 'too near the edge to tell' : `some ${enough} games would tell`
