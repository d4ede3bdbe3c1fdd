import { below } from '../../../../diagnostics/diagnostic.ts'
import { isSummer } from '../../../../lint/season.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'It snows in summer.',
  *check({ scenario, origins }) {
    const { date, daysPerTurn, weather, rules } = scenario
    const [first] = weather
    const isOne = weather.every((id) => id === first)
    for (const [turn, id] of weather.entries()) {
      const { look, name } = rules.weather[id]
      if (look !== 'snow') continue
      const day = new Date(`${date}T00:00:00Z`)
      day.setUTCDate(day.getUTCDate() + turn * daysPerTurn)
      if (!isSummer(day.toISOString())) continue
      const place = below(origins.scenario, 'weather')
      yield {
        place: isOne ? place : below(place, turn),
        about: id,
        message: `The weather of turn ${turn + 1}, on ${day.toISOString().slice(0, 10)}, is ${name.toLowerCase()}.`,
        hint: 'Check date and weather. High in the mountains or south of the equator say so in "suppress".',
      }
      return
    }
  },
})
