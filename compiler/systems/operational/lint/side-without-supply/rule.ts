import { sides } from '../../../../../engine/twoSides.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'side-without-supply',
  summary: 'A side has no source of supply.',
  severity: 'warning',
  *check({ scenario, origins }) {
    for (const side of sides) {
      const { id, name, sources } = scenario.sides[side]
      if (sources.some(({ value }) => value > 0)) continue
      yield {
        place: origins.sides[side],
        about: id,
        message: `${name} has no source of supply.`,
        hint: 'Its units weaken from the first turn on. Give it a source, or say in "suppress" why it is cut off.',
      }
    }
  },
})
