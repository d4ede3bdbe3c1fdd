/** Days of the calendar, as files write them (`1944-01-25`) and as texts do (`25 January 1944`). */

/** As dates are written in English. */
export const months: readonly string[] =
  'January February March April May June July August September October November December'.split(' ')

/** `1944-01-25` as `25 January 1944`. */
export const dateInWords = (date: string): string => {
  const month = months[Number(date.slice(5, 7)) - 1]
  return `${Number(date.slice(8))} ${month} ${Number(date.slice(0, 4))}`
}

/** True if a text is a date of the calendar, written year-month-day. */
export const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
