import { below } from '../../../../diagnostics/diagnostic.ts'
import { lateness } from '../reachability.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'objective-unreachable',
  summary: 'No unit can reach an objective within the turn limit, even if nobody stands in its way.',
  severity: 'error',
  *check(context) {
    const { scenario, origins, nameOf, unwinnable, isHeld } = context
    for (const [index, { hex, name, side }] of scenario.objectives.entries()) {
      if (side === unwinnable || isHeld(side, hex)) continue
      const approach = lateness(context, side, { hex, by: scenario.turns })
      if (approach === undefined) continue
      const nearest = approach.nearest()
      yield {
        place: below(origins.objectives[index], 'hex'),
        about: nameOf(hex),
        message: `${scenario.sides[side].name} cannot reach ${name} at ${nameOf(hex)} within ${scenario.turns} turns, even unopposed.`,
        hint:
          nearest === undefined
            ? 'None of its units ever enters the map.'
            : `The nearest that a unit can get is ${nameOf(nearest.hex)}, ${nearest.away} hexes away.`,
      }
    }
  },
})
