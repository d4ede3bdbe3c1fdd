/** The teams of a scenario: sides that win together. Of two sides each is a team of its own, of the same number. */
import type { Side } from './game.ts'

interface Sides {
  readonly sides: readonly { readonly id: string; readonly name: string; readonly team?: number }[]
}

/** A team by the names of its sides; `id` is that of the first. */
export interface TeamOfSides {
  readonly id: string
  readonly name: string
  readonly sides: readonly Side[]
}

/** The number of the team to which a side belongs. */
export const teamOf = ({ sides }: Sides, side: Side): number => sides[side].team ?? side

/** The teams of a scenario, in the order of their numbers. */
export const teamsOf = (scenario: Sides): readonly TeamOfSides[] => {
  const { sides } = scenario
  const all = [...sides.keys()]
  return [...new Set(all.map((side) => teamOf(scenario, side)))]
    .sort((a, b) => a - b)
    .map((team) => {
      const own = all.filter((side) => teamOf(scenario, side) === team)
      const name = [...new Set(own.map((side) => sides[side].name))].join(' and ')
      return { id: sides[own[0]].id, name, sides: own }
    })
}
