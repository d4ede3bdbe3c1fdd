import { makeHexName } from '../../../engine/hex.ts'
import type { ChartedName } from '../chart.ts'
import { defineRule, type SharedContext } from '../rule.ts'

export const rule = defineRule<SharedContext>({
  summary: 'A goal has the name of a place and lies somewhere else.',
  *check({ chart: { grid, names, goals } }) {
    for (const goal of goals) {
      const spot = nameOff(goal, names)
      if (spot === undefined) continue
      const { name, hexes, place } = goal
      const list = (all: readonly number[]): string => all.map((hex) => makeHexName(grid, hex)).join(', ')
      yield {
        place,
        about: name,
        message: `"${name}" is to be held at ${list(hexes)}; the map writes that name at ${list(spot.hexes)}.`,
        hint: 'Column comes before row in a hex name. Correct the hex that is wrong, or give one of them another name.',
        related: [{ ...spot.place, message: 'The name on the map.' }],
      }
    }
  },
})

/** The name on the map that a goal has, if it stands elsewhere. */
const nameOff = ({ name, hexes }: ChartedName, names: readonly ChartedName[]): ChartedName | undefined => {
  const spot = names.findLast((one) => one.name === name)
  return spot === undefined || spot.hexes.length === 0 || spot.hexes.some((hex) => hexes.includes(hex))
    ? undefined
    : spot
}
