/**
 * The plane of a map. Map units: pointy-top hexes of circumradius 32; x to the right, y down; 0,0 is the top left
 * corner of the sheet. Hexes are the integers of `engine/hex.ts`.
 */
import type { Direction, Grid, Hex, Hexside } from '../../engine/hex.ts'
import { columnOf, hexAt, isOnMap, neighbourOf, opposite, rowOf } from '../../engine/hex.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Distance from a hex's centre to its corners, and the length of its sides. */
export const circumradius = 32
/** Distance from a hex's centre to its sides: half of its width. */
export const inradius = (circumradius * Math.sqrt(3)) / 2
/** From one row to the next. */
export const rowHeight = circumradius * 1.5

/** A length as precise as drawings need. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** Every hex of a map, row by row. */
export function* hexesOf(grid: Grid): Generator<Hex> {
  for (let row = 0; row < grid.height; row++)
    for (let column = 0; column < grid.width; column++) yield hexAt(grid, column, row)
}

/** The centre of a hex; border hexes have one too, outside the sheet. */
export const centreOf = (grid: Grid, hex: Hex): Point => {
  const row = rowOf(grid, hex)
  return { x: inradius * (2 * columnOf(grid, hex) + 1 + (row & 1)), y: circumradius + rowHeight * row }
}

/** Size of the sheet: the least rectangle from 0,0 that holds all hexes. */
export const extentOf = (grid: Grid): { readonly width: number; readonly height: number } => ({
  width: inradius * (2 * grid.width + (grid.height > 1 ? 1 : 0)),
  height: rowHeight * grid.height + circumradius / 2,
})

/** Corners from a centre in units of (inradius, circumradius / 2), clockwise from the top. */
const cornerSteps = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const

/**
 * A corner of the hex grid as whole numbers: `x` in inradii, `y` in half circumradii. The three hexes that meet at a
 * corner give it the same numbers, so chains of hexsides can be followed without comparing floats.
 */
export interface Corner {
  readonly x: number
  readonly y: number
}

/** Corner 0..5 of a hex, clockwise from the top; the hexside in direction d runs from corner d to corner d + 1. */
export const cornerOf = (grid: Grid, hex: Hex, corner: number): Corner => {
  const row = rowOf(grid, hex)
  const [dx, dy] = cornerSteps[corner % 6] ?? cornerSteps[0]
  return { x: 2 * columnOf(grid, hex) + 1 + (row & 1) + dx, y: 2 + 3 * row + dy }
}

export const pointOf = (corner: Corner): Point => ({ x: corner.x * inradius, y: (corner.y * circumradius) / 2 })

/** A corner as one integer, for maps and sets. Corners of border hexes are negative in part, hence the offset. */
export const cornerKey = (corner: Corner): number => (corner.y + 8) * 4096 + corner.x + 8

/** The six corners of a hex, clockwise from the top. */
export const cornersOf = (grid: Grid, hex: Hex): readonly Point[] =>
  cornerSteps.map((_, corner) => pointOf(cornerOf(grid, hex, corner)))

/** The hexside that an edge `hex * 6 + direction` leads over. */
export const hexsideOfEdge = (edge: number): Hexside => ({
  hex: Math.floor(edge / 6),
  direction: (edge % 6) as Direction,
})

/** Both ends of a hexside, clockwise as seen from its hex. */
export const hexsideCorners = (grid: Grid, side: Hexside): readonly [Corner, Corner] => [
  cornerOf(grid, side.hex, side.direction),
  cornerOf(grid, side.hex, side.direction + 1),
]

export const hexsideEnds = (grid: Grid, side: Hexside): readonly [Point, Point] => {
  const [from, to] = hexsideCorners(grid, side)
  return [pointOf(from), pointOf(to)]
}

/** The middle of a hexside. */
export const hexsideMiddle = (grid: Grid, side: Hexside): Point => {
  const [from, to] = hexsideEnds(grid, side)
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
}

/** A point moved in the direction from one point to another. */
export const movedAlong = (point: Point, from: Point, to: Point, reach: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: point.x + ((to.x - from.x) / length) * reach, y: point.y + ((to.y - from.y) / length) * reach }
}

/** The same hexside named from its other hex. */
export const otherName = (grid: Grid, side: Hexside): Hexside => ({
  hex: neighbourOf(grid, side.hex, side.direction),
  direction: opposite(side.direction),
})

/** A hexside as one integer, the same for both of its names. */
export const hexsideKey = (grid: Grid, side: Hexside): number => {
  const { hex, direction } = side.direction < 3 ? side : otherName(grid, side)
  return hex * 3 + direction
}

/**
 * The hex under a point, or undefined off the map. The point lies in one of two rows of bricks, or in the saw teeth
 * between them, where the nearer of two centres wins.
 */
export const hexAtPoint = (grid: Grid, x: number, y: number): Hex | undefined => {
  const band = Math.floor(y / rowHeight)
  let best: Hex | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const row of [band - 1, band]) {
    const column = Math.floor(x / (2 * inradius) - (row & 1) / 2)
    if (row < 0 || row >= grid.height || column < -1 || column > grid.width) continue
    const hex = hexAt(grid, column, row)
    const centre = centreOf(grid, hex)
    const distance = (centre.x - x) ** 2 + (centre.y - y) ** 2
    if (distance < bestDistance) {
      bestDistance = distance
      best = isOnMap(grid, hex) ? hex : undefined
    }
  }
  return bestDistance <= circumradius * circumradius ? best : undefined
}

const at = (point: Point): string => `${tenth(point.x)} ${tenth(point.y)}`

/** A hex as a closed SVG path, drawn smaller by `inset` map units. */
export const hexPath = (grid: Grid, hex: Hex, inset = 0): string => {
  const centre = centreOf(grid, hex)
  const scale = 1 - inset / inradius
  const corners = cornersOf(grid, hex).map((corner) => ({
    x: centre.x + (corner.x - centre.x) * scale,
    y: centre.y + (corner.y - centre.y) * scale,
  }))
  return `M${corners.map(at).join('L')}Z`
}

/** The rings around a set of hexes, each as its corners in order; the set lies to the right hand of the walk. */
export const ringsOf = (grid: Grid, hexes: Iterable<Hex>): readonly (readonly Corner[])[] => {
  const members = hexes instanceof Set ? (hexes as Set<Hex>) : new Set(hexes)
  const next = new Map<number, Corner[]>()
  for (const hex of members) {
    for (const direction of [0, 1, 2, 3, 4, 5] as const) {
      if (members.has(neighbourOf(grid, hex, direction))) continue
      const [from, to] = hexsideCorners(grid, { hex, direction })
      const key = cornerKey(from)
      const ways = next.get(key)
      if (ways) ways.push(to)
      else next.set(key, [to])
    }
  }
  const rings: Corner[][] = []
  for (const start of next.keys()) {
    let key = start
    const ring: Corner[] = []
    for (let step = next.get(key)?.pop(); step; step = next.get(key)?.pop()) {
      ring.push(step)
      key = cornerKey(step)
    }
    if (ring.length > 0) rings.push(ring)
  }
  return rings
}

/** The outline of a set of hexes as one closed SVG path: reach, zones, regions. Holes are rings of their own. */
export const outlineOf = (grid: Grid, hexes: Iterable<Hex>): string =>
  ringsOf(grid, hexes)
    .map((ring) => `M${ring.map((corner) => at(pointOf(corner))).join('L')}Z`)
    .join('')
