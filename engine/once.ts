/** Makes a value when it is first asked for, and keeps it: what nobody needs is never made. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Makes a value of each key when it is first asked for, and keeps it for as long as there is the key. */
export const oncePer = <K extends object, T>(make: (key: K) => T): ((key: K) => T) => {
  const made = new WeakMap<K, { readonly value: T }>()
  return (key) => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}
