import { otherSide, sides } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'
import { mostMedals } from './most.ts'

export const rule = defineRule({
  code: 'medals-out-of-reach',
  summary: 'A side needs more medals than there can be for it.',
  severity: 'error',
  *check({ scenario, origins }) {
    for (const side of sides) {
      const { id, name, medals } = scenario.sides[side]
      const most = mostMedals(scenario, side)
      if (medals <= most) continue
      yield {
        place: below(origins.sides[side], 'medals'),
        about: id,
        message: `${name} needs ${medals} medals, and there are at most ${most} for it.`,
        hint: `Medals are units of ${scenario.sides[otherSide(side)].name}, places and special rules.`,
      }
    }
  },
})
