import { months } from '../../calendar.ts'
import { below } from '../../diagnostics/diagnostic.ts'
import { placeAt } from '../../rulebook/spots.ts'
import { defineRule, type SharedContext } from '../rule.ts'

/** A day at the very beginning: `6 April 1943`, `April 6, 1943`. */
const opening = new RegExp(
  String.raw`^[\s*_]*((?:(\d{1,2})(?:st|nd|rd|th)? (${months.join('|')})|(${months.join('|')}) (\d{1,2})(?:st|nd|rd|th)?),? (\d{4}))`,
)

export const rule = defineRule<SharedContext>({
  summary: 'A briefing begins with another day than the scenario.',
  *check({ compiled }) {
    const { briefing, scenario, origins } = compiled
    const found = opening.exec(briefing.text)
    if (found === null) return
    const [whole, written, firstDay, firstMonth, secondMonth, secondDay, year] = found
    const month = String(months.indexOf(firstMonth ?? secondMonth) + 1).padStart(2, '0')
    const day = (firstDay ?? secondDay).padStart(2, '0')
    if (`${year}-${month}-${day}` === scenario.date) return
    yield {
      place: placeAt(briefing, whole.length - written.length, written.length),
      message: `The briefing begins on ${written}; the scenario begins on ${scenario.date}.`,
      hint: 'One of them is wrong. If the text looks back on purpose, let it begin with something else.',
      related: [{ ...below(origins.scenario, 'date'), message: 'The day of the scenario.' }],
    }
  },
})
