import { otherSide } from '../../../../../engine/twoSides.ts'
import { sideRule } from '../rule.ts'
import { mostMedals } from './most.ts'

export const rule = sideRule({
  summary: 'A side needs more medals than there can be for it.',
  severity: 'error',
  find({ scenario }, { name, medals }, side) {
    const most = mostMedals(scenario, side)
    if (medals <= most) return undefined
    return {
      at: ['medals'],
      message: `${name} needs ${medals} medals, and there are at most ${most} for it.`,
      hint: `Medals are units of ${scenario.sides[otherSide(side)].name}, places and special rules.`,
    }
  },
})
