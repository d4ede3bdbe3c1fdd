import { sides } from '../../../../../engine/twoSides.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'headquarters-missing',
  summary: 'A unit belongs to no headquarters, though its side has several.',
  severity: 'warning',
  *check({ scenario, origins }) {
    const staffs = sides.map((side) => scenario.headquarters.filter((hq) => hq.side === side))
    for (const [unit, { id, name, side, headquarters }] of scenario.units.entries()) {
      if (headquarters !== undefined || staffs[side].length < 2) continue
      const names = staffs[side].map((hq) => hq.id)
      yield {
        place: origins.units[unit],
        about: id,
        message: `${name} belongs to no headquarters of ${scenario.sides[side].name}.`, // operational.A4
        hint: `Nobody can give it orders or replacements. Add "headquarters:" with one of ${names.join(', ')}.`,
      }
    }
  },
})
