import { lateness } from '../reachability.ts'
import { objectiveRule } from '../rule.ts'

export const rule = objectiveRule({
  summary: 'No unit can reach an objective within the turn limit, even if nobody stands in its way.',
  severity: 'error',
  find(context, { hex, name, side }) {
    const { scenario, nameOf, unwinnable, isHeld } = context
    if (side === unwinnable || isHeld(side, hex)) return undefined
    const approach = lateness(context, side, { hex, by: scenario.turns })
    if (approach === undefined) return undefined
    const nearest = approach.nearest()
    return {
      at: ['hex'],
      message: `${scenario.sides[side].name} cannot reach ${name} at ${nameOf(hex)} within ${scenario.turns} turns, even unopposed.`,
      hint:
        nearest === undefined
          ? 'None of its units ever enters the map.'
          : `The nearest that a unit can get is ${nameOf(nearest.hex)}, ${nearest.away} hexes away.`,
    }
  },
})
