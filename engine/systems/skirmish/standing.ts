/** How a skirmish stands: which units are left, and who is on the spaces on which some objective wants units. */
import type { Space } from '../../board.ts'
import type { Standing } from '../../standing.ts'
import type { SkirmishGame } from './index.ts'
import type { Objective, SkirmishScenario } from './scenario.ts'
import { aircraft } from './table.ts'
import type { Position } from './types.ts'

const spacesOf = (objective: Objective): readonly Space[] => {
  if (objective.is === 'occupy') return objective.spaces
  if (objective.is === 'points') return objective.places.map(({ space }) => space)
  return objective.is === 'hold' ? [objective.space] : []
}

/** Spaces on which some objective wants units, each once. */
export const wantedSpaces = ({ aims }: Pick<SkirmishScenario, 'aims'>): readonly Space[] => [
  ...new Set(aims.flatMap(({ objectives }) => objectives.flatMap(spacesOf))),
]

/**
 * Returns the positions of units: first those that begin on the field, numbered as in the scenario, then those of the decks. Aircraft are
 * used up by their missions and do not count.
 */
export const positionOf = ({ table, scenario }: SkirmishGame, state: Position): Standing => {
  const others = [...table.rules.keys()].filter((unit) => !table.startUnits.includes(unit))
  const units = [...table.startUnits, ...others]
  return {
    sides: units.map((unit) => table.seat[unit]),
    hexes: units.map((unit) => state.space[unit]),
    strengths: units.map((unit) => (state.space[unit] === 0 || table.kind[unit] === aircraft ? 0 : 1)),
    holders: wantedSpaces(scenario).map((space) =>
      state.unit[space] === 0 ? null : table.seat[state.unit[space] - 1],
    ),
  }
}
