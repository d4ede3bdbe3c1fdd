import type { Space } from '../../../../../engine/board.ts'
import { unreached } from '../../../../../engine/flood.ts'
import type { Objective, TeamIndex } from '../../../../../engine/systems/skirmish/scenario.ts'
import { footing } from '../../../../../engine/systems/skirmish/table.ts'
import { sides as teams } from '../../../../../engine/twoSides.ts'
import { fieldAt } from '../../resolve/aims.ts'
import { nameOf } from '../../resolve/map.ts'
import { defineRule, type LintContext } from '../rule.ts'

export const rule = defineRule<LintContext>({
  summary: 'Ground that nobody crosses lies before what a side has to reach.',
  severity: 'error',
  *check(context) {
    const { scenario, origins } = context
    for (const team of teams) {
      const reached = reachedBy(context, team)
      for (const [index, objective] of scenario.aims[team].objectives.entries()) {
        const lost = lostOf(context, team, objective, reached)
        if (lost === undefined) continue
        yield {
          place: fieldAt(origins.objectives[team][index], objective),
          about: scenario.sides.find((seat) => seat.team === team)?.id ?? scenario.id,
          message: `No unit of the side can come to ${lost}: ground that admits none of them lies before it.`,
          hint: 'Open a way through: a ford, a bridge, ground that its units may enter.',
        }
      }
    }
  },
})

/** Spaces to which some unit of a side on the ground can come, from its deployment line or from where it begins. */
const reachedBy = ({ game: { table }, start }: LintContext, team: TeamIndex): ReadonlySet<Space> => {
  const { neighbours } = table.board
  const reached = new Set<Space>()
  for (let unit = 0; unit < table.units; unit++) {
    if (table.teamOf[table.seat[unit]] !== team || table.rules[unit].class === 'aircraft') continue
    const isOpen = (space: Space): boolean =>
      table.footing[start.terrain[space] * table.units + unit] !== footing.closed
    const from = start.space[unit] > 0 ? [start.space[unit]] : table.deploymentLine[team].filter(isOpen)
    const step = (edge: number): number => {
      const to = neighbours[edge]
      return to > 0 && to <= table.field && isOpen(to) ? 1 : unreached
    }
    for (const space of table.flood(from, step).spaces) reached.add(space)
  }
  return reached
}

/** Words the part of an objective that cannot be reached; undefined when enough of it can, or nobody could stand there anyhow. */
const lostOf = (
  { game: { table }, scenario: { rules, terrain } }: LintContext,
  team: TeamIndex,
  objective: Objective,
  reached: ReadonlySet<Space>,
): string | undefined => {
  const isClosed = (space: Space): boolean =>
    rules.terrain[terrain.find((one) => one.space === space)?.kind ?? '']?.movement === 'inaccessible'
  const spaces = objective.is === 'hold' ? [objective.space] : objective.is === 'occupy' ? objective.spaces : []
  const open = spaces.filter((space) => !isClosed(space))
  const lost = open.filter((space) => !reached.has(space))
  const asked = objective.is === 'occupy' ? objective.count : 1
  if (lost.length > 0 && open.length - lost.length < asked) return lost.map(nameOf).join(', ')
  if (objective.is !== 'reach') return undefined
  const isThere = [...reached].some((space) => table.row[team * table.size + space] >= objective.row)
  return isThere ? undefined : `row ${objective.row}`
}
