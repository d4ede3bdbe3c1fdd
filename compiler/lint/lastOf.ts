import type { Side } from '../../engine/twoSides.ts'

/**
 * Remembers what was made of a key as long as it is asked for that key: scenarios are looked at one after the other, and what is kept
 * for one is of no use to the next.
 */
export const lastOf = <K extends object, T>(make: (key: K) => T): ((key: K) => T) => {
  let last: { readonly key: K; readonly value: T } | undefined
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) }
    return last.value
  }
}

/** The same for each side of the key. */
export const lastOfSide = <K extends object, T extends object>(make: (key: K, side: Side) => T) => {
  const sidesOf = lastOf((_: K): [T | undefined, T | undefined] => [undefined, undefined])
  return (key: K, side: Side): T => {
    const known = sidesOf(key)
    known[side] ??= make(key, side)
    return known[side]
  }
}
