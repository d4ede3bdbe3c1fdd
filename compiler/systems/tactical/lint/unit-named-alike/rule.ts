import { sides } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'Two units of a side have one name.',
  *check({ scenario: { units }, origins }) {
    for (const side of sides) {
      const first = new Map<string, number>()
      for (const [unit, { id, name, side: of }] of units.entries()) {
        if (of !== side) continue
        const other = first.get(name)
        if (other === undefined) first.set(name, unit)
        else
          yield {
            place: below(origins.units[unit], 'name'),
            about: id,
            message: `"${id}" and "${units[other].id}" are both called ${name}.`,
            hint: 'Number them, or name them after their battalions.',
          }
      }
    }
  },
})
