/**
 * A sequential test of two players: pairs of games from the same seed with sides swapped, until it is clear which of two shares is the
 * true one. Pairs rather than games, since sides are seldom equal: two games of a pair go one each more often than two games apart.
 * The log-likelihood ratio is that of Fishtest for pentanomial results (Van den Bergh, "The generalized sequential probability ratio
 * test for pentanomial variables"), in its normal approximation.
 */

/** How many pairs there were of each score of the first player: 0, 1, 2, 3 or 4 half points. */
export type PairCounts = readonly [number, number, number, number, number]

export const countPairs = (scores: readonly number[]): PairCounts => {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  for (const score of scores) counts[score]++
  return counts
}

/** The first player's share of the points by pairs, in per cent. */
export interface Share {
  readonly pairs: number
  readonly share: number
  /** Half of the 95 % interval. */
  readonly margin: number
}

export const shareOf = (counts: PairCounts): Share => {
  const { pairs, mean, variance } = momentsOf(counts)
  return { pairs, share: 100 * mean, margin: pairs === 0 ? 100 : 196 * Math.sqrt(variance / pairs) }
}

/** The mean of a pair, from 0 to 1, and its variance. One pair more, spread evenly, keeps the variance of a few alike pairs from 0. */
const momentsOf = (counts: PairCounts): { pairs: number; mean: number; variance: number } => {
  const pairs = counts.reduce((sum, count) => sum + count, 0)
  if (pairs === 0) return { pairs, mean: 0.5, variance: 0.125 }
  const mean = counts.reduce((sum, count, score) => sum + count * score, 0) / (4 * pairs)
  const square = counts.reduce((sum, count, score) => sum + (count + 0.2) * (score / 4 - mean) ** 2, 0)
  return { pairs, mean, variance: square / (pairs + 1) }
}

/** A question: is the share of the first player that of `weak` or that of `strong`, in per cent, with this chance of either error? */
export interface Question {
  readonly weak: number
  readonly strong: number
  readonly error: number
}

/** Fewer pairs say nothing: the normal approximation does not hold. */
const leastPairs = 16

/** The answer that pairs give, or undefined while more are needed. */
export const answerTo = ({ weak, strong, error }: Question, counts: PairCounts): 'weak' | 'strong' | undefined => {
  const { pairs, mean, variance } = momentsOf(counts)
  if (pairs < leastPairs) return undefined
  const ratio = (pairs * ((strong - weak) / 100) * (2 * mean - (strong + weak) / 100)) / (2 * variance)
  const bound = Math.log((1 - error) / error)
  return ratio >= bound ? 'strong' : ratio <= -bound ? 'weak' : undefined
}
