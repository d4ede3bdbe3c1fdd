/** How numbers of the tables stand in prose and tables. */

/** A whole or broken number with a true minus sign: −2, 0.5. */
export const makeNumber = (value: number): string => (value < 0 ? `−${-value}` : `${value}`)

/** A shift: +2, 0, −1. */
export const makeSigned = (value: number): string => (value > 0 ? `+${value}` : makeNumber(value))

/** The content of an empty cell. */
export const nothing = '–'

/** A number, or that there is none. */
export const makeAmount = (value: number): string => (value === 0 ? nothing : makeNumber(value))

const glyphs: Readonly<Record<string, string>> = { '1/2': '½', '1/3': '⅓', '2/3': '⅔', '1/4': '¼', '3/4': '¾' }

/** True if a value of a table is a fraction: numerator and denominator. */
export const isFraction = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number')

/** A fraction: 2, ½, 3/2. */
export const makeFraction = ([numerator, denominator]: readonly [number, number]): string =>
  numerator % denominator === 0
    ? makeNumber(numerator / denominator)
    : (glyphs[`${numerator}/${denominator}`] ?? `${numerator}/${denominator}`)

/** Thousandths as a decimal number: 1500 is 1.5. */
export const makeThousandths = (value: number): string => makeNumber(value / 1000)

const small = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Whole numbers up to twelve in words. */
export const makeWords = (value: number): string => small[value] ?? makeNumber(value)
