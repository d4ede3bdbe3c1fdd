/**
 * Whether a share of games lies in a band, asked after every game until it is clear. For each edge of the band a test (Wald 1945):
 * is the share that of the edge, or that of an alternative outside? The likelihoods of both are compared in millionths of the
 * logarithm of their ratio, whole numbers that are the same on every machine. By Ville's inequality chance alone takes the ratio
 * to a bound of N in at most one of N series of games, wherever they are stopped and gone on with.
 */
import type { Verdict } from '../bundle.ts'

/** Shares in per cent, from 0 to 100. */
type Band = { readonly from: number; readonly to: number }

/** Points outside the band at which a share has to be found out. */
const outside = 10

/** A verdict may err once in so many times. Each of its two tests has an even part of that. */
const oneIn = 20

/** What a game adds to the logarithm of the likelihood of the alternative over that of the edge, in millionths. */
interface Test {
  readonly win: number
  readonly loss: number
}

/** How games are judged; there is no test of an edge that cannot be missed. */
export interface Rule {
  readonly few: Test | undefined
  readonly many: Test | undefined
  /** At this logarithm the edge is refuted, at its negative the alternative. */
  readonly bound: number
}

/** Logarithms differ between machines in the last of 16 digits, which no rounding here depends on. */
export const millionths = (ratio: number): number => Math.round(1e6 * Math.log(ratio))

const testOf = (edge: number, alternative: number): Test => ({
  win: millionths(alternative / edge),
  loss: millionths((100 - alternative) / (100 - edge)),
})

/**
 * The rule for a band. The alternative lies ten points outside of the edge, or half the way to 0 or 100
 * where that is nearer, since a single game would refute that a side always wins or never. For the same reason a least share of
 * 100 counts as 99, and a greatest of 0 as 1. A least share of 0 and a greatest of 100 cannot be missed.
 */
export const ruleFor = ({ from, to }: Band): Rule => {
  const low = Math.min(from, 99)
  const high = Math.max(to, 1)
  return {
    few: from > 0 ? testOf(low, Math.max(low - outside, low / 2)) : undefined,
    many: to < 100 ? testOf(high, Math.min(high + outside, (high + 100) / 2)) : undefined,
    bound: millionths(2 * oneIn),
  }
}

/** The verdict on so many wins of so many games. It depends on nothing else, so it can be asked, and games can go on, at any time. */
export const judgeWins = ({ few, many, bound }: Rule, wins: number, games: number): Verdict => {
  const weigh = (test: Test | undefined): number =>
    test === undefined ? -bound : wins * test.win + (games - wins) * test.loss
  const [tooFew, tooMany] = [weigh(few), weigh(many)]
  if (tooFew >= bound || tooMany >= bound) return 'fail'
  return tooFew <= -bound && tooMany <= -bound ? 'pass' : 'undecided'
}
