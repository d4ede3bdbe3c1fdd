/**
 * A rounded normal distribution made with integers only, so that a roll falls the same way on every machine, and the
 * chances that a forecast shows are exactly those of the roll.
 */
import type { Rolls } from './dice.ts'

/** Parts that all chances of one roll add up to: a roll is a rank from 0 (worst luck) to `parts - 1` (best luck). */
export const parts = 1_000_000

/** The roll of a normal distribution of a given spread, rounded to whole numbers. */
export interface RoundedNormal {
  /** A rolled whole number around a mean in thousandths. One roll of `parts`; higher ranks give higher numbers. */
  roll(mean: number, dice: Rolls): number
  /** Chance, in parts, that the roll around `mean` (thousandths) comes out at `value` or lower. */
  atMost(mean: number, value: number): number
}

/** Standard deviations after which nothing is left to chance. */
const tail = 6
/** Binary digits of the fixed-point numbers below. */
const digits = 96n
const one = 1n << digits

const known = new Map<number, RoundedNormal>()

/** The rounded normal with a standard deviation of `spread` thousandths, an integer of 0 or more; 0 just rounds. */
export const roundedNormal = (spread: number): RoundedNormal => {
  const made = known.get(spread) ?? makeRoundedNormal(spread)
  known.set(spread, made)
  return made
}

const makeRoundedNormal = (spread: number): RoundedNormal => {
  const upper = upperHalf(spread)
  const reach = upper.length - 1
  const atMost = (mean: number, value: number): number => {
    const distance = value * 1000 + 500 - mean
    // Exactly half way with no spread rounds up, as everywhere in the engine.
    if (distance > reach) return parts
    if (distance < -reach) return 0
    return distance >= 0 ? upper[distance] : parts - upper[-distance]
  }
  return {
    atMost,
    roll(mean, dice) {
      const rank = dice.below(parts)
      // Not -0, which is no JSON.
      let value = Math.round(mean / 1000) || 0
      while (atMost(mean, value) <= rank) value++
      while (atMost(mean, value - 1) > rank) value--
      return value
    },
  }
}

/**
 * Chance in parts of lying at most x above the mean, for x = 0, 1, 2 ... thousandths up to `tail` deviations.
 * The density exp(-x²/2s²) is followed from x to x + ½ by multiplication: its logarithm's second difference is constant,
 * so is the ratio of its ratios. Simpson's rule over half steps gives the area; the whole area is made to be `parts`.
 */
const upperHalf = (spread: number): Int32Array => {
  const length = tail * spread
  const area: bigint[] = [0n]
  // With steps of half a thousandth, the density after n steps is exp(-n² / 8s²).
  const eighth = spread === 0 ? one : exponentialOfMinus(1n, 8n * BigInt(spread) * BigInt(spread))
  const ratioOfRatios = (eighth * eighth) >> digits
  let density = one
  let ratio = eighth
  for (let x = 0; x < length; x++) {
    const left = density
    density = (density * ratio) >> digits
    ratio = (ratio * ratioOfRatios) >> digits
    const middle = density
    density = (density * ratio) >> digits
    ratio = (ratio * ratioOfRatios) >> digits
    area.push(area[x] + left + 4n * middle + density)
  }
  const total = area[length]
  const half = BigInt(parts / 2)
  return Int32Array.from(area, (sum) =>
    total === 0n ? parts / 2 : parts / 2 + Number((2n * sum * half + total) / (2n * total)),
  )
}

/** exp(-numerator / denominator) in fixed point, for a quotient of at most 1, by its series. */
const exponentialOfMinus = (numerator: bigint, denominator: bigint): bigint => {
  let term = one
  let sum = one
  for (let n = 1n; term !== 0n; n++) {
    term = (-term * numerator) / (denominator * n)
    sum += term
  }
  return sum
}
