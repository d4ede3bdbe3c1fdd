/** Dates of the game: four turns a month, counted in one row from January 1900. `Jul 1 42` is the first turn of July 1942. */

export const weeksPerMonth = 4
const monthsPerYear = 12
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const firstYear = 1900

/** A turn as a number: weeks since the first turn of January 1900. */
export type Week = number

/** @param month from 1  @param week of the month, from 1 to 4 */
export const weekOf = (year: number, month: number, week: number): Week =>
  ((year - firstYear) * monthsPerYear + month - 1) * weeksPerMonth + week - 1

/** The month of a week, from 1. */
export const monthOf = (date: Week): number => (Math.floor(date / weeksPerMonth) % monthsPerYear) + 1

/** A week in words: `Jul 1942, week 1`. The form of files, `Jul 1 42`, looks like a day. */
export const dateWords = (date: Week): string => {
  const year = firstYear + Math.floor(date / (weeksPerMonth * monthsPerYear))
  return `${monthNames[monthOf(date) - 1]} ${year}, week ${(date % weeksPerMonth) + 1}`
}

/** The week of a written date, or undefined when it is none. Years are those of the twentieth century. */
export const parseDate = (text: string): Week | undefined => {
  const [, name, week, year] = /^([A-Z][a-z]{2}) ([1-4]) (\d{2})$/.exec(text) ?? []
  const month = (monthNames as readonly string[]).indexOf(name)
  return month < 0 ? undefined : weekOf(firstYear + Number(year), month + 1, Number(week))
}
