import { teamOf, teamsOf } from '../../../engine/teams.ts'
import { defineRule, type SharedContext } from '../rule.ts'

export const rule = defineRule<SharedContext>({
  summary: 'Both sides are of the same nation.',
  *check({ compiled, chart: { leaders } }) {
    const { scenario } = compiled
    if (leaders === undefined) return
    const sides = [...leaders.keys()]
    const twin = sides.find((side) =>
      sides.some(
        (other) => teamOf(scenario, other) < teamOf(scenario, side) && leaders[other].nation === leaders[side].nation,
      ),
    )
    if (twin === undefined) return
    const [first, second] = teamsOf(scenario)
    yield {
      place: leaders[twin].place,
      about: scenario.sides[twin].id,
      message: `${first.name} and ${second.name} both fight as "${leaders[twin].nation}".`,
      hint: 'Write the nation of each; say in "suppress" that it is a civil war.',
    }
  },
})
