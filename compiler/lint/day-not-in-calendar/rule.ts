import { months } from '../../calendar.ts'
import { placeAt } from '../../rulebook/spots.ts'
import { defineRule, type SharedContext } from '../rule.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A full date, such as `14 May 1940`. */
const fullDate = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (${months.join('|')}) (\d{4})\b`, 'g')

const weekdayBefore = new RegExp(String.raw`\b(${weekdays.join('|')}),?\s+(?:the\s+)?$`)

/** Characters that a day of the week takes with what stands around it. */
const longest = 20

export const rule = defineRule<SharedContext>({
  summary: 'A briefing names a day that the calendar does not have, or another day of the week.',
  *check({ compiled }) {
    const { briefing } = compiled
    for (const { 0: written, 1: number, 2: month, 3: year, index } of briefing.text.matchAll(fullDate)) {
      const day = new Date(Date.UTC(Number(year), months.indexOf(month), Number(number)))
      if (day.getUTCDate() !== Number(number)) {
        yield {
          place: placeAt(briefing, index, written.length),
          message: `There is no ${written}: ${month} has ${lastOf(Number(year), month)} days.`,
          hint: 'Correct the day or the month.',
        }
        continue
      }
      const before = weekdayBefore.exec(briefing.text.slice(Math.max(0, index - longest), index))
      const right = weekdays[day.getUTCDay()]
      if (before === null || before[1] === right) continue
      yield {
        place: placeAt(briefing, index - before[0].length, before[1].length),
        message: `${written} was a ${right}, not a ${before[1]}.`,
        hint: 'Correct the day of the week, or the date.',
      }
    }
  },
})

const lastOf = (year: number, month: string): number =>
  new Date(Date.UTC(year, months.indexOf(month) + 1, 0)).getUTCDate()
