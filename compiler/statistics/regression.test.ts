import { describe, expect, it } from 'vitest'
import { rollingDice } from '../../engine/dice.ts'
import { linearRegression, logistic, logisticRegression, logOdds, type SparseRow, slopeOf } from './regression.ts'

describe('logistic regression', () => {
  const dice = rollingDice(1)
  const rows = Array.from({ length: 4000 }, () => [
    1,
    ...Array.from({ length: 4 }, () => (dice.below(2) === 0 ? -1 : 1)),
  ])
  const truth = [0.4, 0.8, -0.5, 0, 0.1]
  const odds = rows.map((row) => row.reduce((sum, entry, i) => sum + entry * truth[i], 0))

  it('finds what made the shares', () => {
    const { coefficients } = logisticRegression(rows, odds.map(logistic))
    for (const [i, value] of truth.entries()) expect(coefficients[i]).toBeCloseTo(value, 2)
  })

  it('finds it in wins and losses too, about as exactly as it says', () => {
    const wins = odds.map((one) => (dice.below(1_000_000) < 1_000_000 * logistic(one) ? 1 : 0))
    const { coefficients, errors } = logisticRegression(rows, wins)
    for (const [i, value] of truth.entries()) {
      expect(Math.abs(coefficients[i] - value)).toBeLessThan(3 * errors[i])
      expect(errors[i]).toBeGreaterThan(0.03)
      expect(errors[i]).toBeLessThan(0.05)
    }
  })

  it('stays finite where all is won, and where there are more columns than rows', () => {
    for (const few of [rows.slice(0, 40), rows.slice(0, 3)]) {
      const { coefficients, errors } = logisticRegression(
        few,
        few.map(() => 1),
      )
      expect([...coefficients, ...errors].every(Number.isFinite)).toBe(true)
    }
  })
})

it('odds and shares are inverse, and no share is certain', () => {
  expect(logistic(logOdds(0.3))).toBeCloseTo(0.3, 10)
  expect(logistic(logOdds(0))).toBeCloseTo(0.005, 10)
  expect(logistic(logOdds(1))).toBeCloseTo(0.995, 10)
})

it('a line through points has their slope, and none where they stand in one place', () => {
  expect(slopeOf([0, 1, 2, 3], [1, 3, 5, 7])).toBeCloseTo(2, 10)
  expect(slopeOf([1, 1], [0, 4])).toBe(0)
})

describe('linear regression', () => {
  const dice = rollingDice(2)
  // Each row takes two of five columns, the last of which always goes with the first.
  const rows = Array.from({ length: 3000 }, (): SparseRow => {
    const [one, other] = [dice.below(4), dice.below(4)]
    return [[one, 1], ...(one === other ? [] : [[other, -2] as const]), ...(one === 0 ? [[4, 1] as const] : [])]
  })
  const truth = [0.2, -0.1, 0, 0.3]
  const values = rows.map(
    (row) => row.reduce((sum, [i, entry]) => sum + entry * (truth[i] ?? 0), 0) + (dice.below(2) - 0.5) / 5,
  )
  const { coefficients, errorOf } = linearRegression(rows, values, 5)

  it('finds what made the values, about as exactly as it says', () => {
    for (const [i, value] of truth.entries()) {
      if (i === 0) continue
      const error = errorOf(truth.map((_, j) => (i === j ? 1 : 0)).concat(0))
      expect(Math.abs(coefficients[i] - value)).toBeLessThan(4 * error)
      expect(error).toBeLessThan(0.01)
    }
  })

  it('stays finite where columns depend on each other', () => {
    const { coefficients: both } = linearRegression(
      [
        [
          [0, 1],
          [1, 1],
        ],
      ],
      [1],
      2,
    )
    expect(both[0]).toBeCloseTo(both[1], 10)
    expect(both.every(Number.isFinite)).toBe(true)
  })
})
