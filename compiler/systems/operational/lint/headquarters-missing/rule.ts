import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'headquarters-missing',
  summary: 'A unit belongs to no headquarters, though its side has several.',
  severity: 'warning',
  *check({ scenario, origins, table }) {
    const { hqsOf } = table
    for (const [unit, { id, name, side, headquarters }] of scenario.units.entries()) {
      if (headquarters !== undefined || hqsOf[side].length < 2) continue
      const names = hqsOf[side].map((hq) => scenario.headquarters[hq].id)
      yield {
        place: origins.units[unit],
        about: id,
        message: `${name} belongs to no headquarters of ${scenario.sides[side].name}.`, // operational.A4
        hint: `Nobody can give it orders or replacements. Add "headquarters:" with one of ${names.join(', ')}.`,
      }
    }
  },
})
