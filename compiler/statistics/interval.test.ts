import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { verdictOf, wilsonInterval } from './interval.ts'

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

describe('the verdict', () => {
  const band = { from: 40, to: 60 }
  it('passes when the whole interval lies in the band', () =>
    expect(verdictOf({ low: 41, high: 59 }, band)).toBe('pass'))
  it('fails when none of it does', () => expect(verdictOf({ low: 61, high: 70 }, band)).toBe('fail'))
  it('is undecided in between', () => expect(verdictOf({ low: 55, high: 65 }, band)).toBe('undecided'))
})
