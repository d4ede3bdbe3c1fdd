/** The corners of a map's hexes as a graph: where each lies, and which hexsides lead from it to others. */
import { type Direction, degree, type Grid, type Hexside, hexAt, isOnMap, neighbourOf } from '../../engine/hex.ts'
import type { Point } from './document.ts'

/** A corner where hexes meet, and where its hexsides lead. A hexside at the rim belongs to no hex beyond, and has no name. */
export interface Corner {
  readonly point: Point
  next(): readonly { readonly corner: Corner; readonly side: Hexside | undefined }[]
  readonly key: string
}

/** Corners of several hexes are one when they lie within a quarter of a pixel. */
export const cornerKey = ({ x, y }: Point): string => `${Math.round(x * 4)},${Math.round(y * 4)}`

/** The corners of a map by `cornerKey`. @param cornersOf the six corners of a hex, clockwise from the top */
export const makeCorners = (
  grid: Grid,
  cornersOf: (column: number, row: number) => readonly Point[],
): ReadonlyMap<string, Corner> => {
  type Ends = Map<string, { readonly corner: Corner; readonly side: Hexside | undefined }>
  const corners = new Map<string, Corner>()
  const ends = new Map<Corner, Ends>()
  const cornerAt = (point: Point): Corner => {
    const key = cornerKey(point)
    const known = corners.get(key)
    if (known !== undefined) return known
    const next: Ends = new Map()
    const corner: Corner = { point, key, next: () => [...next.values()] }
    corners.set(key, corner)
    ends.set(corner, next)
    return corner
  }
  for (let row = 0; row < grid.height; row++)
    for (let column = 0; column < grid.width; column++) {
      const hex = hexAt(grid, column, row)
      const points = cornersOf(column, row)
      for (const [at, point] of points.entries()) {
        const direction = at as Direction
        const from = cornerAt(point)
        const to = cornerAt(points[(at + 1) % degree])
        const isInside = isOnMap(grid, neighbourOf(grid, hex, direction))
        if (isInside && direction > 2) continue
        const side = isInside ? { hex, direction } : undefined
        ends.get(from)?.set(to.key, { corner: to, side })
        ends.get(to)?.set(from.key, { corner: from, side })
      }
    }
  return corners
}
