import { teamOf, teamsOf } from '../../../engine/teams.ts'
import { below } from '../../diagnostics/diagnostic.ts'
import type { Chart } from '../chart.ts'
import { defineRule, type SharedContext } from '../rule.ts'

/** Beyond one in so many, units of the enemy's nation are no slip. */
const oneIn = 4

export const rule = defineRule<SharedContext>({
  summary: 'A unit has the nation that fights on the other side.',
  *check({ compiled, chart }) {
    const { scenario } = compiled
    const teams = teamsOf(scenario)
    const own = teams.map((_, team) => chart.units.filter(({ side }) => teamOf(scenario, side) === team))
    const main = own.map(mainNation)
    if (main[0] === main[1]) return
    for (const team of teams.keys()) {
      const other = 1 - team
      const strangers = own[team].filter(({ nation }) => nation === main[other])
      if (strangers.length * oneIn > own[team].length) continue
      const { name: enemy } = teams[other]
      for (const { id, name, adjective, place } of strangers) {
        yield {
          place: below(place, chart.typeField),
          about: id,
          message: `${name} is ${adjective}, as are most units of ${enemy}, and fights against them.`,
          hint: `Give it a ${chart.typeField} or nation of its side, move it to the other one, or say in "suppress" why it changed sides.`,
        }
      }
    }
  },
})

const mainNation = (units: Chart['units']): string | undefined => {
  const counts = new Map<string, number>()
  for (const { nation } of units) counts.set(nation, (counts.get(nation) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}
