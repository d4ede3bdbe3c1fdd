/** The corners of a grid as the front needs them: numbers on a lattice, prepared once for a map. */
import { type Direction, degree, type Grid, hexAt, sizeOf, stepsOf, strideOf } from '../../engine/hex.ts'
import { type Corner, circumradius, cornerOf, hexsideCorners, inradius, otherName, type Point } from './geometry.ts'
import { poleOf, type WaterLook, waterLooks } from './water.ts'

export interface FrontGrid {
  /** Length of arrays by hex of the padded grid, and of arrays by corner. */
  readonly size: number
  readonly cornerCount: number
  /** By hex: the hex of the map that it repeats. The padding repeats the rim, so that the front runs on to the edge of the sheet. */
  readonly source: Int32Array
  /** By edge: the first corner of the hexside, clockwise; the hex beyond it, or -1. */
  readonly corners: Int32Array
  readonly neighbours: Int32Array
  /** By edge: the water along the hexside, one more than in `waterLooks`; 0 is none. */
  readonly water: Uint8Array
  /** Corners on a river lie where the river has its own. */
  readonly poles: ReadonlyMap<number, Point>
  pointOf(corner: number): Point
}

export const makeFrontGrid = (grid: Grid, waters: ReadonlyMap<number, WaterLook>): FrontGrid => {
  const size = sizeOf(grid)
  // Corners as integers on a lattice of inradii and half circumradii, shifted so that none is negative.
  const across = 2 * strideOf(grid) + 6
  const numberOf = (corner: Corner): number => (corner.y + 4) * across + corner.x + 3
  const corners = Int32Array.from({ length: size * degree }, (_, at) =>
    numberOf(cornerOf(grid, Math.floor(at / degree), at % degree)),
  )
  const poles = new Map<number, Point>()
  const water = new Uint8Array(size * degree)
  for (const [key, look] of waters) {
    const side = { hex: Math.floor(key / 3), direction: (key % 3) as Direction }
    for (const { hex, direction } of [side, otherName(grid, side)])
      water[hex * degree + direction] = waterLooks.indexOf(look) + 1
    for (const corner of hexsideCorners(grid, side)) poles.set(numberOf(corner), poleOf(corner))
  }
  return {
    size,
    cornerCount: across * (3 * (grid.height + 2) + 8),
    source: sourcesOf(grid),
    corners,
    neighbours: neighboursOf(grid),
    water,
    poles,
    pointOf: (corner) =>
      poles.get(corner) ?? {
        x: ((corner % across) - 3) * inradius,
        y: ((Math.floor(corner / across) - 4) * circumradius) / 2,
      },
  }
}

const sourcesOf = (grid: Grid): Int32Array => {
  const stride = strideOf(grid)
  const inside = (value: number, most: number): number => Math.max(0, Math.min(most - 1, value - 1))
  return Int32Array.from({ length: sizeOf(grid) }, (_, hex) =>
    hexAt(grid, inside(hex % stride, grid.width), inside(Math.floor(hex / stride), grid.height)),
  )
}

/** Also of the padding, unlike the neighbours of a board. */
const neighboursOf = (grid: Grid): Int32Array => {
  const stride = strideOf(grid)
  const size = sizeOf(grid)
  const steps = stepsOf(grid)
  return Int32Array.from({ length: size * degree }, (_, at) => {
    const hex = Math.floor(at / degree)
    const row = Math.floor(hex / stride)
    const next = hex + steps[(row + 1) & 1][at % degree]
    const isBeside = Math.abs((next % stride) - (hex % stride)) <= 1 && Math.abs(Math.floor(next / stride) - row) <= 1
    return next >= 0 && next < size && isBeside ? next : -1
  })
}
