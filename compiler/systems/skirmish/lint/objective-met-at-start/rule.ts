import type { Objective, TeamIndex } from '../../../../../engine/systems/skirmish/scenario.ts'
import { sides as teams } from '../../../../../engine/twoSides.ts'
import { fieldAt } from '../../resolve/aims.ts'
import { nameOf } from '../../resolve/map.ts'
import { defineRule, type LintContext } from '../rule.ts'

export const rule = defineRule<LintContext>({
  summary: 'A side has what it is to take from the start, or takes it as it deploys.',
  *check(context) {
    const { scenario, origins } = context
    for (const team of teams) {
      const { objectives, needs } = scenario.aims[team]
      const found = objectives.map((objective) => whyMet(context, team, objective))
      // What a side has and must keep beside something else is worth fighting for.
      if (needs === 'all' && found.includes(undefined)) continue
      for (const [index, objective] of objectives.entries()) {
        const why = found[index]
        if (why === undefined) continue
        yield {
          place: fieldAt(origins.objectives[team][index], objective),
          about: scenario.sides.find((seat) => seat.team === team)?.id ?? scenario.id,
          message: `This is met before anybody fights: ${why}.`,
          hint: 'Ask for more, or for ground of the enemy; row 1 is the own line of each side.',
        }
      }
    }
  },
})

const whyMet = (
  { scenario, game: { table } }: LintContext,
  team: TeamIndex,
  objective: Objective,
): string | undefined => {
  const own = scenario.units.filter(({ side }) => scenario.sides[side].team === team).map(({ space }) => space)
  const has = (space: number): boolean => own.includes(space)
  const isHome = (space: number): boolean => table.deploymentLine[team].includes(space)
  const rowOf = (space: number): number => table.row[team * table.size + space]
  switch (objective.is) {
    case 'hold':
      // To hold what one has for some time is worth fighting for.
      if (objective.turns > 1) return undefined
      if (isHome(objective.space)) return `${nameOf(objective.space)} lies on its own line`
      return has(objective.space) ? `a unit of its own stands on ${nameOf(objective.space)}` : undefined
    case 'occupy': {
      const { spaces, count } = objective
      const near = spaces.filter((space) => has(space) || isHome(space))
      return near.length >= count
        ? `${near.slice(0, count).map(nameOf).join(', ')} ${count === 1 ? 'is' : 'are'} its own, or on its own line`
        : undefined
    }
    case 'reach':
      if (objective.row <= 1) return `row ${objective.row} is its own line`
      return own.filter((space) => rowOf(space) >= objective.row).length >= objective.units
        ? `${objective.units} of its units stand on row ${objective.row} or beyond`
        : undefined
    case 'survive':
      return objective.round <= 1 ? 'nobody loses in the first round' : undefined
    default:
      return undefined
  }
}
