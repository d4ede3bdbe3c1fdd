/** Names of hexes as nearly all are written, a blank between one and the next. */
import { directionTo, type Grid, type Hex, parseHexName } from '../../engine/hex.ts'

/** Hexes by their names; undefined where there is anything else. */
export const plainHexes = (grid: Grid, text: string): Hex[] | undefined => {
  const hexes = text.split(' ').map((name) => parseHexName(grid, name))
  return hexes.every((hex) => hex !== undefined) ? hexes : undefined
}

/** The same, where each hex touches the next. */
export const plainRun = (grid: Grid, text: string): Hex[] | undefined => {
  const hexes = plainHexes(grid, text)
  return hexes?.every((hex, at) => at === 0 || directionTo(grid, hexes[at - 1], hex) !== undefined) ? hexes : undefined
}
