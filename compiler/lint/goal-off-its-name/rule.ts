import { isOfSquares, nameOfSpace } from '../../../engine/board.ts'
import type { ChartedName } from '../chart.ts'
import { defineRule, type SharedContext } from '../rule.ts'

export const rule = defineRule<SharedContext>({
  summary: 'A goal has the name of a place and lies somewhere else.',
  *check({ chart: { grid, names, goals } }) {
    const noun = isOfSquares(grid) ? 'space' : 'hex'
    for (const goal of goals) {
      const spot = nameOff(goal, names)
      if (spot === undefined) continue
      const { name, spaces, place } = goal
      const list = (all: readonly number[]): string => all.map((space) => nameOfSpace(grid, space)).join(', ')
      yield {
        place,
        about: name,
        message: `"${name}" is to be held at ${list(spaces)}; the map writes that name at ${list(spot.spaces)}.`,
        hint: `Column comes before row in a ${noun} name. Correct the ${noun} that is wrong, or give one of them another name.`,
        related: [{ ...spot.place, message: 'The name on the map.' }],
      }
    }
  },
})

/** The name on the map that a goal has, if it stands elsewhere. */
const nameOff = ({ name, spaces }: ChartedName, names: readonly ChartedName[]): ChartedName | undefined => {
  const spot = names.findLast((one) => one.name === name)
  return spot === undefined || spot.spaces.length === 0 || spot.spaces.some((space) => spaces.includes(space))
    ? undefined
    : spot
}
