/** Makes a value when it is first asked for, and keeps it: what nobody needs is never made. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
