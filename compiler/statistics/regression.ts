/** How a share depends on many things at once. Floats are fine here: nothing that happens in a game depends on them. */

export interface Fit {
  /** By column. */
  readonly coefficients: readonly number[]
  /** Standard errors of the coefficients. */
  readonly errors: readonly number[]
}

/** Taken from the information of each coefficient as if half an observation had shown 0: it bounds what too few rows leave open. */
const usualRidge = 0.5

/** Newton's method doubles the right digits each time. */
const rounds = 12
/** The smallest part of a step that is tried, and what a share is away from 0 and 1 at the least. */
const smallest = 1e-3
const tiny = 1e-12

export const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds))

/** The odds of a share, as a logarithm; shares of 0 and 1 are taken as very small and very large ones. */
export const logOdds = (share: number): number => {
  const bounded = Math.min(0.995, Math.max(0.005, share))
  return Math.log(bounded / (1 - bounded))
}

/**
 * Fits shares of 0 to 1 by logistic curves of sums of columns: each coefficient says by how much a column moves the logarithm of the
 * odds. The errors follow from how far the values lie from the curve.
 * @param rows the columns' entries, a row for each value
 * @param options.offsets a logarithm of odds for each row to which the columns add; 0 when left out
 * @param options.ridge observations that have shown 0, of each coefficient or column by column
 */
export const logisticRegression = (
  rows: readonly (readonly number[])[],
  values: readonly number[],
  {
    offsets = [],
    ridge = usualRidge,
  }: { readonly offsets?: readonly number[]; readonly ridge?: number | readonly number[] } = {},
): Fit => {
  const columns = rows[0]?.length ?? 0
  const ridges = typeof ridge === 'number' ? new Array<number>(columns).fill(ridge) : ridge
  let coefficients = new Array<number>(columns).fill(0)
  let inverse: readonly (readonly number[])[] = []
  const shareOf = (row: readonly number[], n: number, by: readonly number[]): number =>
    logistic(dot(row, by) + (offsets[n] ?? 0))
  /** How badly coefficients fit: the negative of what is made as great as possible. */
  const missOf = (by: readonly number[]): number =>
    rows.reduce((sum, row, n) => {
      const share = Math.min(1 - tiny, Math.max(tiny, shareOf(row, n, by)))
      return sum - values[n] * Math.log(share) - (1 - values[n]) * Math.log(1 - share)
    }, 0) + by.reduce((sum, value, i) => sum + (ridges[i] * value ** 2) / 2, 0)
  for (let round = 0; round < rounds; round++) {
    const shares = rows.map((row, n) => shareOf(row, n, coefficients))
    inverse = inverseOf(information(rows, shares, ridges))
    const slope = coefficients.map((value, i) => -ridges[i] * value)
    for (const [n, row] of rows.entries())
      for (const [i, entry] of row.entries()) slope[i] += entry * (values[n] - shares[n])
    const step = inverse.map((row) => dot(row, slope))
    const before = missOf(coefficients)
    // Where the curve is far from straight a whole step leads beyond what it looks for.
    for (let part = 1; part > smallest; part /= 2) {
      const next = coefficients.map((value, i) => value + part * step[i])
      if (missOf(next) > before) continue
      coefficients = next
      break
    }
  }
  const left = rows.reduce((sum, row, n) => {
    const share = shareOf(row, n, coefficients)
    return sum + (values[n] - share) ** 2 / (share * (1 - share))
  }, 0)
  const dispersion = left / Math.max(1, rows.length - columns)
  return { coefficients, errors: inverse.map((row, i) => Math.sqrt(dispersion * row[i])) }
}

/** A row of a table of mostly zeros: its columns with their entries. */
export type SparseRow = readonly (readonly [column: number, entry: number])[]

export interface LinearFit {
  /** By column. */
  readonly coefficients: readonly number[]
  /** The standard error of a sum of coefficients, each taken so many times. */
  errorOf(weights: readonly number[]): number
}

/**
 * Fits values by sums of columns, by least squares. The ridge decides where columns depend on each other, and nothing else: sums
 * that the rows say nothing of are taken as 0.
 */
export const linearRegression = (rows: readonly SparseRow[], values: readonly number[], columns: number): LinearFit => {
  const squares = Array.from({ length: columns }, (_, i) => new Array<number>(columns).fill(0).with(i, usualRidge))
  const products = new Array<number>(columns).fill(0)
  for (const [n, row] of rows.entries())
    for (const [i, entry] of row) {
      products[i] += entry * values[n]
      for (const [j, other] of row) squares[i][j] += entry * other
    }
  const inverse = inverseOf(squares)
  const coefficients = inverse.map((row) => dot(row, products))
  const left = rows.reduce(
    (sum, row, n) => sum + (values[n] - row.reduce((all, [i, entry]) => all + entry * coefficients[i], 0)) ** 2,
    0,
  )
  const variance = left / Math.max(1, rows.length - columns)
  return {
    coefficients,
    errorOf: (weights) =>
      Math.sqrt(
        variance *
          dot(
            weights,
            inverse.map((row) => dot(row, weights)),
          ),
      ),
  }
}

/** Returns the information matrix of the columns: each row is weighted by how open its value is. */
const information = (
  rows: readonly (readonly number[])[],
  shares: readonly number[],
  ridges: readonly number[],
): number[][] => {
  const columns = rows[0]?.length ?? 0
  const sums = Array.from({ length: columns }, (_, i) => new Array<number>(columns).fill(0).with(i, ridges[i]))
  for (const [n, row] of rows.entries()) {
    const weight = shares[n] * (1 - shares[n])
    for (let i = 0; i < columns; i++) {
      const weighed = weight * row[i]
      for (let j = 0; j < columns; j++) sums[i][j] += weighed * row[j]
    }
  }
  return sums
}

/** The sum of the products of two rows. */
export const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + value * other[index], 0)

/** The inverse of a symmetric matrix all of whose eigenvalues are above 0, by Gauss and Jordan: no pivot of it is 0. */
const inverseOf = (matrix: readonly (readonly number[])[]): readonly (readonly number[])[] => {
  const size = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let pivot = 0; pivot < size; pivot++) {
    const by = rows[pivot][pivot]
    const own = rows[pivot].map((value) => value / by)
    rows[pivot] = own
    for (let other = 0; other < size; other++) {
      const factor = rows[other][pivot]
      if (other === pivot || factor === 0) continue
      const row = rows[other]
      for (let column = 0; column < 2 * size; column++) row[column] -= factor * own[column]
    }
  }
  return rows.map((row) => row.slice(size))
}

/** The slope of the straight line through points, 0 where they say nothing of it. */
export const slopeOf = (xs: readonly number[], ys: readonly number[]): number => {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const [middle, usual] = [mean(xs), mean(ys)]
  const spread = xs.reduce((sum, x) => sum + (x - middle) ** 2, 0)
  return spread === 0 ? 0 : xs.reduce((sum, x, n) => sum + (x - middle) * (ys[n] - usual), 0) / spread
}
