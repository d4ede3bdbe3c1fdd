import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A headquarters has no units.',
  *check({ scenario, origins }) {
    if (scenario.headquarters.length === 0) return
    const led = new Set(
      scenario.units.flatMap(({ headquarters, reserve }) => (reserve === 'security' ? [] : (headquarters ?? []))),
    )
    for (const [index, { id, name, side }] of scenario.headquarters.entries()) {
      // Where no unit names one, each of them is told so.
      const isNamed = scenario.headquarters.some((other, number) => other.side === side && led.has(number))
      if (led.has(index) || !isNamed) continue
      yield {
        place: origins.headquarters[index],
        about: id,
        message: `No unit of ${scenario.sides[side].name} belongs to ${name}.`, // operational.A4
        hint: `Its orders and replacements are for nobody. Write "headquarters: ${id}" at its units, or leave it out.`,
      }
    }
  },
})
