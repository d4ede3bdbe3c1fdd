/**
 * Confidence intervals and verdicts for shares of games. Floats are fine here: nothing that happens in a game depends
 * on them, and what is stored is rounded to a tenth of a per cent.
 */
import type { Interval, Verdict } from '../bundle.ts'

/** The two-sided 95 % quantile of the normal distribution. */
export const z = 1.959964

const tenth = (share: number): number => Math.round(share * 1000) / 10

/**
 * Wilson's score interval of a share at 95 % confidence, in per cent rounded to tenths.
 * Unlike the plain normal interval it stays inside 0..100 and is honest near the ends (Wilson 1927).
 * No trials give 0..100.
 * @param quantile the two-sided one of the normal distribution, for 95 % when left out
 */
export const wilsonInterval = (successes: number, trials: number, quantile = z): Interval => {
  if (trials === 0) return { low: 0, high: 100 }
  const share = successes / trials
  const square = quantile * quantile
  const centre = (share + square / (2 * trials)) / (1 + square / trials)
  const spread =
    (quantile / (1 + square / trials)) * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials * trials))
  return { low: tenth(Math.max(0, centre - spread)), high: tenth(Math.min(1, centre + spread)) }
}

/**
 * By how many points one share is above another, in per cent rounded to tenths, with its interval: that of two scores apart (Newcombe 1998,
 * method 10).
 * @param quantile as for one share
 */
export const differenceOf = (
  one: { readonly successes: number; readonly trials: number },
  other: { readonly successes: number; readonly trials: number },
  quantile = z,
): Interval & { readonly points: number } => {
  const [p, q] = [one, other].map(({ successes, trials }) => (100 * successes) / Math.max(1, trials))
  const [a, b] = [one, other].map(({ successes, trials }) => wilsonInterval(successes, trials, quantile))
  const points = p - q
  const round = (value: number): number => Math.round(10 * value) / 10
  return {
    points: round(points),
    low: round(points - Math.hypot(p - a.low, b.high - q)),
    high: round(points + Math.hypot(a.high - p, q - b.low)),
  }
}

/** Pairs that count as having shown that two rows do not go together, so that a few that do are no proof. */
const pairsApart = 8

/**
 * By how much the share of successes changed from one row of trials to another, with its standard error, when trial n of both had the same
 * luck. As far as the rows go together, the trials that only the first has show how lucky the others were.
 * @param before at least as many as after
 */
export const pairedDifference = (
  before: readonly boolean[],
  after: readonly boolean[],
): { readonly difference: number; readonly error: number } => {
  const count = (trials: readonly boolean[]): number => trials.filter((success) => success).length
  // Half a success more of each kind, so that trials that all end alike do not look certain.
  const shareOf = (trials: readonly boolean[]): number => (count(trials) + 0.5) / (trials.length + 1)
  const varianceOf = (trials: readonly boolean[]): number => shareOf(trials) * (1 - shareOf(trials))
  const [pairs, others] = [after.length, before.length - after.length]
  const paired = before.slice(0, pairs)
  const both = count(after.filter((success, trial) => success && before[trial]))
  const together = Math.max(0, both - (count(after) * count(paired)) / Math.max(1, pairs)) / (pairs + pairsApart)
  const variance = varianceOf(before)
  // The value with the least error.
  const weight = (together * others + variance * pairs) / (variance * before.length)
  const difference = shareOf(after) - weight * shareOf(paired) - (1 - weight) * shareOf(before.slice(pairs))
  const ofPairs = (varianceOf(after) + weight ** 2 * variance - 2 * weight * together) / pairs
  const ofOthers = ((1 - weight) ** 2 * variance) / Math.max(1, others)
  return { difference, error: Math.sqrt(ofPairs + ofOthers) }
}

/**
 * Judges an interval against a band, both in per cent: `pass` when all of it lies inside, `fail` when none of it does, `undecided` when
 * more games are needed to tell.
 */
export const verdictOf = (interval: Interval, band: { readonly from: number; readonly to: number }): Verdict => {
  if (interval.low >= band.from && interval.high <= band.to) return 'pass'
  if (interval.high < band.from || interval.low > band.to) return 'fail'
  return 'undecided'
}
