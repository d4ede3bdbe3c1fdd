/** Names of spaces as nearly all are written, a blank between one and the next. */
import { type MapGrid, type Space, spaceNamed } from '../../engine/board.ts'
import { directionTo, type Grid, type Hex } from '../../engine/hex.ts'

/** Spaces by their names; undefined where there is anything else. */
export const plainSpaces = (map: MapGrid, text: string): Space[] | undefined => {
  const spaces = text.split(' ').map((name) => spaceNamed(map, name))
  return spaces.every((space) => space !== undefined) ? spaces : undefined
}

/** Hexes, where each touches the next. */
export const plainRun = (grid: Grid, text: string): Hex[] | undefined => {
  const hexes = plainSpaces(grid, text)
  return hexes?.every((hex, at) => at === 0 || directionTo(grid, hexes[at - 1], hex) !== undefined) ? hexes : undefined
}
