/** Which season a day belongs to, where it matters what the weather is. */

/** Months, from 1, in which the plains of the north have no snow. */
const summer = [6, 7, 8]

/** True if a date, as year-month-day, lies in the northern summer. */
export const isSummer = (day: string): boolean => summer.includes(Number(day.slice(5, 7)))
