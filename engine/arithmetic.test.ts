import { expect, test } from 'vitest'
import { chanceOfOdds, divideRounded, log3 } from './arithmetic.ts'

test('log3 is the textbook’s, in millionths', () => {
  for (let n = 1; n <= 500; n++) expect(log3(n)).toBe(Math.round((Math.log(n) / Math.log(3)) * 1e6))
})

test.each([
  [1, 0],
  [3, 1_000_000],
  [9, 2_000_000],
  [27, 3_000_000],
  [2, 630_930],
])('log3(%i) is %i millionths', (n, expected) => {
  expect(log3(n)).toBe(expected)
})

test.each([
  [7, 2, 4],
  [-7, 2, -4],
  [5, 2, 3],
  [-5, 2, -3],
  [4, 3, 1],
  [-4, 3, -1],
  [0, 5, 0],
])('%i / %i is rounded to %i, halves away from zero', (numerator, denominator, expected) => {
  expect(divideRounded(numerator, denominator)).toBe(expected)
})

test.each([
  [0, 5_000],
  [1_000_000, 7_500],
  [-1_000_000, 2_500],
  [2_000_000, 9_000],
  [50_000_000, 9_999],
  [-50_000_000, 1],
])('odds of a log3 of %i millionths are a chance of %i ten-thousandths', (logarithm, chance) => {
  expect(chanceOfOdds(logarithm)).toBe(chance)
})
