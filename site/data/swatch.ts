/** Small samples of a map, drawn by the map's own code. */
import { centreOf } from '../../compiler/cartography/geometry.ts'
import { type Grid, hexAt, sizeOf } from '../../engine/hex.ts'

/** An SVG fragment and its visible part. */
export interface Picture {
  readonly drawing: string
  /** A `viewBox`. */
  readonly view: string
}

/** Indexes into `terrainIds` by hex; `terrainAt` gives the id at a column and row, from 0. */
export const terrainNumbers = (
  grid: Grid,
  terrainIds: readonly string[],
  terrainAt: (column: number, row: number) => string,
): readonly number[] => {
  const terrain = Array.from({ length: sizeOf(grid) }, () => 0)
  for (let row = 0; row < grid.height; row++)
    for (let column = 0; column < grid.width; column++)
      terrain[hexAt(grid, column, row)] = terrainIds.indexOf(terrainAt(column, row))
  return terrain
}

/** The `viewBox` of the given size, in map units, around the middle of a grid. */
export const viewOf = (grid: Grid, size: { readonly width: number; readonly height: number }): string => {
  const { x, y } = centreOf(grid, hexAt(grid, (grid.width - 1) / 2, (grid.height - 1) / 2))
  return [x - size.width / 2, y - size.height / 2, size.width, size.height].map(Math.round).join(' ')
}
