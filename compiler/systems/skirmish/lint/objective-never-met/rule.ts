import type { Objective, SkirmishScenario, TeamIndex } from '../../../../../engine/systems/skirmish/scenario.ts'
import { otherSide, sides as teams } from '../../../../../engine/twoSides.ts'
import { fieldAt } from '../../resolve/aims.ts'
import { nameOf } from '../../resolve/map.ts'
import { defineRule, type LintContext } from '../rule.ts'

export const rule = defineRule<LintContext>({
  summary: 'An objective can never be met.',
  severity: 'error',
  *check({ scenario, origins }) {
    for (const team of teams)
      for (const [index, objective] of scenario.aims[team].objectives.entries()) {
        const why = whyNever(scenario, team, objective)
        if (why === undefined) continue
        yield {
          place: fieldAt(origins.objectives[team][index], objective),
          about: scenario.sides.find((seat) => seat.team === team)?.id ?? scenario.id,
          message: `This can never be met: ${why}.`,
          hint: 'Ask for less, or for something else.',
        }
      }
  },
})

/** Units of a side that can be on the field: those of its decks, and those at the start. */
const unitsOf = ({ sides, units, rules }: SkirmishScenario, team: TeamIndex) => [
  ...sides.flatMap((seat) =>
    seat.team === team ? Object.entries(seat.units).map(([id, copies]) => ({ ...rules.unitTypes[id], copies })) : [],
  ),
  ...units.flatMap(({ side, type }) => (sides[side].team === team ? [{ ...rules.unitTypes[type], copies: 1 }] : [])),
]

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const whyNever = (scenario: SkirmishScenario, team: TeamIndex, objective: Objective): string | undefined => {
  const { turns, terrain, rules, units, sides } = scenario
  const enemies = unitsOf(scenario, otherSide(team))
  const own = sum(unitsOf(scenario, team).map(({ class: of, copies }) => (of === 'aircraft' ? 0 : copies)))
  const groundAt = (space: number) => rules.terrain[terrain.find((one) => one.space === space)?.kind ?? '']
  const isClosed = (space: number): boolean => groundAt(space)?.movement === 'inaccessible'
  switch (objective.is) {
    case 'destroy-units': {
      const { classes = [], count } = objective
      const there = sum(
        enemies.map(({ class: of, copies }) => (classes.length === 0 || classes.includes(of) ? copies : 0)),
      )
      return there < count ? `the enemy has ${there} such units in all` : undefined
    }
    case 'destroy-named':
      return sides[units[objective.unit].side].team === team
        ? `“${units[objective.unit].id}” is its own unit`
        : undefined
    case 'destroy-terrain':
      return groundAt(objective.space)?.points === undefined
        ? `there is nothing on ${nameOf(objective.space)} that can be destroyed`
        : undefined
    case 'hold':
      if (isClosed(objective.space)) return `nobody enters ${nameOf(objective.space)}`
      return objective.turns > turns ? `the battle lasts ${turns} rounds` : undefined
    case 'occupy': {
      const open = objective.spaces.filter((space) => !isClosed(space)).length
      return open < objective.count ? `${open} of the spaces can be entered` : undefined
    }
    case 'reach':
      return own < objective.units ? `the side has ${own} units on the ground in all` : undefined
    case 'survive':
      return objective.round > turns ? `the battle lasts ${turns} rounds` : undefined
    case 'points': {
      const all =
        sum(enemies.map(({ cost, copies }) => cost * copies)) + sum(objective.places.map(({ points }) => points))
      return all < objective.count ? `there are ${all} points in all` : undefined
    }
    default:
      return undefined
  }
}
