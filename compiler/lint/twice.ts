/** Pairs of indices: every item of a list whose key another one before it has, and the first one that has it. Items without a key are left out. */
export const findTwice = <T>(items: readonly T[], keyOf: (item: T) => string | number | undefined): readonly Pair[] => {
  const pairs: Pair[] = []
  const firsts = new Map<string | number, number>()
  for (const [at, item] of items.entries()) {
    const key = keyOf(item)
    if (key === undefined) continue
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, at)
    else pairs.push({ at, first })
  }
  return pairs
}

interface Pair {
  readonly at: number
  readonly first: number
}
