/** How numbers of the tables stand in prose and tables. */

/** A whole or broken number with a true minus sign: −2, 0.5. */
export const makeNumber = (value: number): string => (value < 0 ? `−${-value}` : `${value}`)

/** A shift: +2, 0, −1. */
export const makeSigned = (value: number): string => (value > 0 ? `+${value}` : makeNumber(value))

/** Thousandths as a decimal number: 1500 is 1.5. */
export const makeThousandths = (value: number): string => makeNumber(value / 1000)

const small = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Whole numbers up to twelve in words. */
export const makeWords = (value: number): string => small[value] ?? makeNumber(value)

/** 1, 2 and 3. */
export const makeList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`
