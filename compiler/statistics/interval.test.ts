import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rollingDice } from '../../engine/dice.ts'
import { pairedDifference, verdictOf, wilsonInterval } from './interval.ts'

describe('the Wilson interval', () => {
  // Newcombe (1998), table I, method 3.
  it.each([
    [81, 263, 25.5, 36.6],
    [15, 148, 6.2, 16],
    [0, 20, 0, 16.1],
    [1, 29, 0.6, 17.2],
  ])('of %i in %i is %d to %d per cent', (successes, trials, low, high) => {
    expect(wilsonInterval(successes, trials)).toEqual({ low, high })
  })

  it('says nothing without trials', () => expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 100 }))

  it('holds the share, stays within 0 and 100, and mirrors', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (trials, n) => {
        const successes = n % (trials + 1)
        const { low, high } = wilsonInterval(successes, trials)
        const mirror = wilsonInterval(trials - successes, trials)
        const share = (100 * successes) / trials
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(100)
        expect(low).toBeLessThanOrEqual(share + 0.05)
        expect(high).toBeGreaterThanOrEqual(share - 0.05)
        expect(mirror.low).toBeCloseTo(100 - high, 5)
      }),
    )
  })
})

describe('a difference of paired trials', () => {
  const dice = rollingDice(1)
  const isBelow = (share: number): boolean => dice.below(1000) < 1000 * share
  /** Many differences of 60 trials and 100 before: how far they spread, and what their errors say. Truly the share falls from 0.5 to 0.4. */
  const spreadOf = (sameLuck: number) => {
    const found = Array.from({ length: 2000 }, () => {
      const before = Array.from({ length: 100 }, () => isBelow(0.5))
      const after = before.slice(0, 60).map((won) => (isBelow(sameLuck) ? won && isBelow(0.8) : isBelow(0.4)))
      return pairedDifference(before, after)
    })
    const mean = (of: (one: (typeof found)[number]) => number): number =>
      found.reduce((sum, one) => sum + of(one), 0) / 2000
    const middle = mean(({ difference }) => difference)
    return {
      middle,
      spread: Math.sqrt(mean(({ difference }) => (difference - middle) ** 2)),
      error: mean(({ error }) => error),
    }
  }

  it.each([0, 0.4, 0.8])('is right and knows its error, with the same luck in a part of %d', (sameLuck) => {
    const { middle, spread, error } = spreadOf(sameLuck)
    expect(Math.abs(middle + 0.1)).toBeLessThan(0.01)
    expect(error / spread).toBeGreaterThan(0.95)
    expect(error / spread).toBeLessThan(1.15)
  })

  it('is known better, the more luck the trials share', () =>
    expect(spreadOf(0.8).spread).toBeLessThan(0.8 * spreadOf(0).spread))

  it('of trials that all end alike is not certain', () =>
    expect(pairedDifference(Array(30).fill(true), Array(30).fill(true)).error).toBeGreaterThan(0.01))
})

describe('the verdict', () => {
  const band = { from: 40, to: 60 }
  it('passes when the whole interval lies in the band', () =>
    expect(verdictOf({ low: 41, high: 59 }, band)).toBe('pass'))
  it('fails when none of it does', () => expect(verdictOf({ low: 61, high: 70 }, band)).toBe('fail'))
  it('is undecided in between', () => expect(verdictOf({ low: 55, high: 65 }, band)).toBe('undecided'))
})
