/** The geometry of hexes in Tiled's pixels: hexes with their points up, every second row half a hex to the right. */
import { degree, type Grid, type Hex, type Hexside, hexAt } from '../../engine/hex.ts'
import { type Corner, cornerKey, makeCorners } from './corners.ts'
import { limits, type Point, type TiledMap } from './document.ts'

export type Tiles = Pick<TiledMap, 'tileWidth' | 'tileHeight' | 'hexSideLength'>

/** The tiles that are written: as regular as whole pixels can be. */
export const ourTiles: Tiles = { tileWidth: 56, tileHeight: 64, hexSideLength: 32 }

export interface Geometry {
  centreOf(hex: Hex): Point
  /** The middle of the hex in a column and a row, from 0, on the map or off it. */
  centreAt(column: number, row: number): Point
  /** The hex in which a point lies; undefined off the map. */
  hexAtPoint(point: Point): Hex | undefined
  /** The two ends of a hexside, clockwise as its hex sees it. */
  endsOf(side: Hexside): readonly [Point, Point]
  /** The corner of a hex of the map that is nearest to a point. */
  cornerAt(point: Point): Corner | undefined
}

export const makeGeometry = (grid: Grid, { tileWidth, tileHeight, hexSideLength }: Tiles): Geometry => {
  // As Tiled itself: odd sizes count as the next smaller even ones.
  const width = tileWidth & ~1
  const height = tileHeight & ~1
  const rowHeight = (height - hexSideLength) / 2 + hexSideLength
  const stride = grid.width + 2
  const centre = (column: number, row: number): Point => ({
    x: column * width + (row & 1 ? width / 2 : 0) + width / 2,
    y: row * rowHeight + height / 2,
  })
  const centreOf = (hex: Hex): Point => centre((hex % stride) - 1, Math.floor(hex / stride) - 1)

  /** Column and row of the hex around a point, on the map or not. */
  const cellAt = ({ x, y }: Point): readonly [column: number, row: number] => {
    // Beyond, numbers have gaps, and one more is the same one.
    if (!(Math.abs(x) <= limits.pixels && Math.abs(y) <= limits.pixels)) return [-1, -1]
    const row = Math.round((y - height / 2) / rowHeight)
    let best: readonly [number, number] = [0, 0]
    let least = Number.POSITIVE_INFINITY
    for (let r = row - 1; r <= row + 1; r++) {
      const column = Math.round((x - width / 2 - (r & 1 ? width / 2 : 0)) / width)
      for (let c = column - 1; c <= column + 1; c++) {
        const at = centre(c, r)
        const far = (at.x - x) ** 2 + (at.y - y) ** 2
        if (far < least) {
          least = far
          best = [c, r]
        }
      }
    }
    return best
  }
  const isOn = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && column < grid.width && row < grid.height

  /** Clockwise from the top. */
  const cornersOf = ({ x, y }: Point): readonly Point[] => [
    { x, y: y - height / 2 },
    { x: x + width / 2, y: y - hexSideLength / 2 },
    { x: x + width / 2, y: y + hexSideLength / 2 },
    { x, y: y + height / 2 },
    { x: x - width / 2, y: y + hexSideLength / 2 },
    { x: x - width / 2, y: y - hexSideLength / 2 },
  ]
  const endsOf = ({ hex, direction }: Hexside): readonly [Point, Point] => {
    const corners = cornersOf(centreOf(hex))
    return [corners[direction], corners[(direction + 1) % degree]]
  }

  let corners: ReadonlyMap<string, Corner> | undefined
  return {
    centreOf,
    centreAt: centre,
    endsOf,
    hexAtPoint: (point) => {
      const [column, row] = cellAt(point)
      return isOn(column, row) ? hexAt(grid, column, row) : undefined
    },
    cornerAt: (point) => {
      corners ??= makeCorners(grid, (column, row) => cornersOf(centre(column, row)))
      const cell = cellAt(point)
      let best: Corner | undefined
      let least = Number.POSITIVE_INFINITY
      for (const at of cornersOf(centre(...cell))) {
        const far = (at.x - point.x) ** 2 + (at.y - point.y) ** 2
        const known = corners.get(cornerKey(at))
        if (known !== undefined && far < least) {
          least = far
          best = known
        }
      }
      return best
    },
  }
}
