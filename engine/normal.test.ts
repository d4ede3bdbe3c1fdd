import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forcedDice, rollingDice } from './dice.ts'
import { parts, roundedNormal } from './normal.ts'

const spread = fc.integer({ min: 0, max: 2500 })
const mean = fc.integer({ min: -5000, max: 12_000 })

/** The textbook's cumulative distribution, by its series, in floating point. */
const textbook = (z: number): number => {
  let term = z
  let sum = z
  for (let n = 1; n < 200; n++) {
    term *= (z * z) / (2 * n + 1)
    sum += term
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI)
}

test('the chances are those of the textbook to a millionth', () => {
  const normal = roundedNormal(1000)
  for (let at = -4500; at <= 4500; at += 50) {
    const chance = normal.atMost(-at + 500, 0) / parts
    expect(Math.abs(chance - textbook(at / 1000))).toBeLessThan(1.5e-6)
  }
})

test('the chances of all whole numbers add up to one, and are never negative', () => {
  fc.assert(
    fc.property(spread, mean, (deviation, around) => {
      const normal = roundedNormal(deviation)
      let sum = 0
      for (let value = -30; value <= 40; value++) {
        const chance = normal.atMost(around, value) - normal.atMost(around, value - 1)
        expect(chance).toBeGreaterThanOrEqual(0)
        sum += chance
      }
      expect(sum).toBe(parts)
    }),
    { numRuns: 25 },
  )
})

test('a bell is symmetric', () => {
  const normal = roundedNormal(1000)
  fc.assert(
    fc.property(mean, fc.integer({ min: -8, max: 8 }), (around, value) => {
      expect(normal.atMost(around, value)).toBe(parts - normal.atMost(-around, -value - 1))
    }),
  )
})

test('a higher mean makes every number harder to stay below', () => {
  const normal = roundedNormal(1000)
  fc.assert(
    fc.property(mean, fc.nat(3000), fc.integer({ min: -6, max: 12 }), (around, more, value) => {
      expect(normal.atMost(around + more, value)).toBeLessThanOrEqual(normal.atMost(around, value))
    }),
  )
})

test('every rank rolls the number whose share of the chances it lies in', () => {
  const normal = roundedNormal(1000)
  fc.assert(
    fc.property(mean, fc.integer({ min: 0, max: parts - 1 }), (around, rank) => {
      const value = normal.roll(around, forcedDice([rank]))
      expect(normal.atMost(around, value)).toBeGreaterThan(rank)
      expect(normal.atMost(around, value - 1)).toBeLessThanOrEqual(rank)
    }),
  )
})

test.each([
  [0, 500_000, 0],
  [2000, 499_999, 2],
  [-1206, 500_000, -1],
  [0, 0, -5],
  [0, parts - 1, 5],
  [400, 308_537, 0],
  [0, 308_536, -1],
])('odds of %i thousandths with rank %i roll %i', (around, rank, value) => {
  expect(roundedNormal(1000).roll(around, forcedDice([rank]))).toBe(value)
})

test('without spread the mean is rounded, whatever the rank', () => {
  const flat = roundedNormal(0)
  for (const rank of [0, 500_000, parts - 1]) expect(flat.roll(1400, forcedDice([rank]))).toBe(1)
  for (const rank of [0, 500_000, parts - 1]) expect(flat.roll(-1600, forcedDice([rank]))).toBe(-2)
})

test('many rolls have the mean and the spread that they should', () => {
  const dice = rollingDice(3)
  const rolls = Array.from({ length: 20_000 }, () => roundedNormal(1000).roll(2300, dice))
  const average = rolls.reduce((sum, roll) => sum + roll, 0) / rolls.length
  const variance = rolls.reduce((sum, roll) => sum + (roll - average) ** 2, 0) / rolls.length
  expect(average).toBeCloseTo(2.3, 1)
  // Rounding to whole numbers adds a twelfth.
  expect(variance).toBeCloseTo(1 + 1 / 12, 1)
})
