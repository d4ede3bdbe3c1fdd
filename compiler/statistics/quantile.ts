/** The normal distribution, for intervals that are wider or narrower than usual. */

/** How much of a normal distribution lies below a value: Abramowitz and Stegun 26.2.17, to seven digits. */
const below = (value: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(value))
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) * sum
  return value < 0 ? tail : 1 - tail
}

/** Standard deviations on either side, and how often what is between them is halved. */
const [widest, halvings]: readonly number[] = [6, 50]

/** The value below which so much of a normal distribution lies; one within six standard deviations. */
export const normalQuantile = (share: number): number => {
  let [low, high] = [-widest, widest]
  for (let halving = 0; halving < halvings; halving++) {
    const middle = (low + high) / 2
    if (below(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
