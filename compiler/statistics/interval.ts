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
 */
export const wilsonInterval = (successes: number, trials: number): Interval => {
  if (trials === 0) return { low: 0, high: 100 }
  const share = successes / trials
  const z2 = z * z
  const centre = (share + z2 / (2 * trials)) / (1 + z2 / trials)
  const spread = (z / (1 + z2 / trials)) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials))
  return { low: tenth(Math.max(0, centre - spread)), high: tenth(Math.min(1, centre + spread)) }
}

/**
 * What an interval says about a band, both in per cent: `pass` when all of it lies inside, `fail` when none of it does,
 * `undecided` when more games are needed to tell.
 */
export const verdictOf = (interval: Interval, band: { readonly from: number; readonly to: number }): Verdict => {
  if (interval.low >= band.from && interval.high <= band.to) return 'pass'
  if (interval.high < band.from || interval.low > band.to) return 'fail'
  return 'undecided'
}
