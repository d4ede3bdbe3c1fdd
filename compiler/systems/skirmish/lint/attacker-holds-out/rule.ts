import type { Objective, TeamIndex } from '../../../../../engine/systems/skirmish/scenario.ts'
import { otherSide } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule, type LintContext } from '../rule.ts'

/** Spaces for which a side goes forward, if it does not have them; none is on the board where it is any of a row. */
const spacesOf = (objective: Objective): readonly number[] => {
  if (objective.is === 'hold') return [objective.space]
  if (objective.is === 'occupy') return objective.spaces
  return objective.is === 'reach' ? [anySpace] : []
}

const anySpace = -1

export const rule = defineRule<LintContext>({
  summary: 'The side that alone is to take ground wins when the rounds are over.',
  *check({ scenario: { holdsOut, aims, sides, turns, units }, origins, game: { table } }) {
    if (holdsOut === null) return
    const isOwn = (team: TeamIndex, space: number): boolean =>
      table.deploymentLine[team].includes(space) ||
      units.some((unit) => unit.space === space && sides[unit.side].team === team)
    const takes = (team: TeamIndex): boolean =>
      aims[team].objectives.some((objective) => spacesOf(objective).some((space) => !isOwn(team, space)))
    if (!takes(holdsOut) || takes(otherSide(holdsOut))) return
    const names = sides.flatMap(({ team, name }) => (team === holdsOut ? [name] : [])).join(' and ')
    yield {
      place: below(origins.scenario, 'holdsOut'),
      message: `Only ${names} fights for ground, and wins after ${turns} rounds without it.`,
      hint: `Write "holdsOut: ${holdsOut === 0 ? 'second' : 'first'}": who defends holds out.`,
    }
  },
})
