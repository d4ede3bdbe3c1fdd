/** Logarithms made with integers only: the same on every machine. */

const digits = 60n
const one = 1n << digits

/** log2(n) for a positive integer, in fixed point, one binary digit per squaring. */
const binaryLogarithm = (n: number): bigint => {
  const whole = BigInt(n).toString(2).length - 1
  let rest = (BigInt(n) << digits) >> BigInt(whole)
  let logarithm = BigInt(whole) << digits
  for (let digit = one >> 1n; digit > 0n; digit >>= 1n) {
    rest = (rest * rest) >> digits
    if (rest >= one << 1n) {
      rest >>= 1n
      logarithm += digit
    }
  }
  return logarithm
}

const binaryLogarithmOf3 = binaryLogarithm(3)
const known: number[] = []

/** log3(n) in millionths, rounded, for an integer of 1 or more. */
export const log3 = (n: number): number => {
  const cached = known[n]
  if (cached !== undefined) return cached
  const exact = (2_000_000n * binaryLogarithm(n) + binaryLogarithmOf3) / (2n * binaryLogarithmOf3)
  known[n] = Number(exact)
  return known[n]
}

/** `numerator / denominator` rounded to the nearest integer, halves away from zero; the denominator is positive. */
export const divideRounded = (numerator: number, denominator: number): number =>
  numerator < 0
    ? -Math.floor((2 * -numerator + denominator) / (2 * denominator))
    : Math.floor((2 * numerator + denominator) / (2 * denominator))

/** The chance, from 1 to 9,999 ten-thousandths, whose odds have a log3 of so many millionths: a logistic curve. */
export const chanceOfOdds = (logarithm: number): number => {
  let [low, high] = [1, 9_999]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (log3(middle) - log3(10_000 - middle) <= logarithm) low = middle
    else high = middle - 1
  }
  return low
}
