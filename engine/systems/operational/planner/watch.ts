/** Noticing that numbers have changed: what is computed from them is kept until then. */

/**
 * Returns a function that tells whether some lists of numbers differ from those that it was last asked about. Their contents count:
 * states are edited in place and copied.
 */
export const watchNumbers = (): ((...lists: readonly ArrayLike<number>[]) => boolean) => {
  const known: Int32Array[] = []
  return (...lists) => {
    let hasChanged = false
    for (let index = 0; index < lists.length; index++) {
      const list = lists[index]
      if (index < known.length && isSame(known[index], list)) continue
      hasChanged = true
      if (known[index]?.length === list.length) known[index].set(list)
      else known[index] = Int32Array.from(list)
    }
    return hasChanged
  }
}

const isSame = (known: Int32Array, list: ArrayLike<number>): boolean => {
  if (known.length !== list.length) return false
  for (let index = 0; index < known.length; index++) if (known[index] !== list[index]) return false
  return true
}

/** Keeps the last answer as long as it would come out the same. */
export type Keeper<V> = (of: object, lists: readonly ArrayLike<number>[], make: () => V) => V

/** Returns a function that makes an answer when it is asked about another object, or about other numbers. */
export const keepLast = <V>(): Keeper<V> => {
  const hasChanged = watchNumbers()
  let known: { readonly of: object; readonly value: V } | undefined
  return (of, lists, make) => {
    const isNew = hasChanged(...lists)
    if (known === undefined || isNew || known.of !== of) known = { of, value: make() }
    return known.value
  }
}
