/** Finds what an author probably meant. */

/**
 * Edits between two words: insert, delete, replace, or swap two neighbours (optimal string alignment distance).
 * Gives up at `limit` and returns `limit + 1`.
 */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1))
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, beforeLast[column - 2] + 1)
      }
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return last[b.length]
}

/** Words longer than this are not compared: bounded time for hostile input. */
const longestWord = 64

const simplify = (word: string): string => word.toLowerCase().replace(/[\s_-]/g, '')

/** The nearest known word within a third of its length, or undefined. The first wins a tie. */
export const didYouMean = (word: string, known: Iterable<string>): string | undefined => {
  if (word.length > longestWord) return undefined
  const wanted = simplify(word)
  let best: string | undefined
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const candidate of known) {
    const distance = editDistance(wanted, simplify(candidate), bestDistance - 1)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** Most names that a hint lists. */
const mostListed = 12

/** A hint for an unknown name: the nearest known one, or the whole list when it is short. */
export const hintForUnknown = (word: string, known: readonly string[]): string | undefined => {
  const guess = didYouMean(word, known)
  if (guess !== undefined) return `Did you mean "${guess}"?`
  if (known.length === 0) return undefined
  if (known.length <= mostListed) return `Known: ${known.join(', ')}.`
  return `Known: ${known.slice(0, mostListed).join(', ')} and ${known.length - mostListed} more.`
}
