import type { Objective } from '../../../../../engine/systems/skirmish/scenario.ts'
import { sides as teams } from '../../../../../engine/twoSides.ts'
import { fieldAt } from '../../resolve/aims.ts'
import { defineRule, type LintContext } from '../rule.ts'

export const rule = defineRule<LintContext>({
  summary: 'An objective asks for what another one of its side asks for, or for less or more of it.',
  *check({ scenario, origins }) {
    for (const team of teams) {
      const { needs, objectives } = scenario.aims[team]
      for (const [index, objective] of objectives.entries()) {
        const other = objectives.findIndex((one, at) => at !== index && makesVain(one, objective, needs, at < index))
        if (other < 0) continue
        yield {
          place: fieldAt(origins.objectives[team][index], objective),
          about: scenario.sides.find((seat) => seat.team === team)?.id ?? scenario.id,
          message: `This decides nothing: with "needs: ${needs}" another objective of the side is always met ${needs === 'any' ? 'no later' : 'no earlier'}.`,
          hint: 'Leave it out, or ask for something else.',
          related: [{ ...fieldAt(origins.objectives[team][other], objectives[other]), message: 'The other one.' }],
        }
      }
    }
  },
})

/** True if one objective leaves another nothing to decide. Of two that are alike the first counts. */
const makesVain = (one: Objective, other: Objective, needs: 'any' | 'all', isFirst: boolean): boolean => {
  const { asked, ...what } = sizeOf(one)
  const { asked: otherAsked, ...otherWhat } = sizeOf(other)
  if (JSON.stringify(what) !== JSON.stringify(otherWhat)) return false
  if (asked === otherAsked) return isFirst
  return needs === 'any' ? asked < otherAsked : asked > otherAsked
}

/** Returns the kind and the amount that an objective demands. */
const sizeOf = (objective: Objective) => {
  switch (objective.is) {
    case 'destroy-units': {
      const { count: asked, ...what } = objective
      return { asked, ...what }
    }
    case 'occupy': {
      const { count: asked, ...what } = objective
      return { asked, ...what }
    }
    case 'points': {
      const { count: asked, ...what } = objective
      return { asked, ...what }
    }
    case 'hold': {
      const { turns: asked, ...what } = objective
      return { asked, ...what }
    }
    case 'survive':
      return { asked: objective.round, is: objective.is }
    default:
      return { asked: 0, ...objective }
  }
}
