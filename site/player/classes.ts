/** The classes of an element in a row: those that do not hold now are left out. */
export const classesOf = (...classes: readonly (string | false | null | undefined)[]): string =>
  classes.filter(Boolean).join(' ')
