/**
 * The plane of a map. Map units: pointy-top hexes of circumradius 32, or squares of twice that with lower boxes beside them; x to the right, y down; 0,0 is the
 * top left corner of the sheet. Spaces are those of the map's board: hexes the integers of `engine/hex.ts`.
 */
import { isOfSquares, type MapGrid, type Space, type SquareGrid, spaceAt, spaceNamed } from '../../engine/board.ts'
import {
  columnOf,
  degree,
  type Grid,
  type Hex,
  type Hexside,
  hexAt,
  isOnMap,
  neighbourOf,
  opposite,
  rowOf,
} from '../../engine/hex.ts'
import { oncePer } from '../../engine/once.ts'

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

/** A value, or the end of a range beyond which it lies. */
export const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value))

/** A length as precise as drawings need. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** The side of a square. */
export const squareSide = 2 * circumradius

/** The height of a box above or below a grid of squares: the squares shall have the room. */
export const boxHeight = 44

/** A map whose boxes may lie to its left and right instead, in windows that are broad. */
interface PlacedBoxes {
  readonly boxesLieBeside?: boolean
}

/** Rows that a box takes up that lies to the left or right. */
const rowsBeside = 2
/** Above and below the squares then, for what lies on their edge. */
const rim = 7

/** Every space of a map: row by row, then the boxes beside it. */
export function* spacesOf(map: MapGrid): Generator<Space> {
  for (let row = 0; row < map.height; row++)
    for (let column = 0; column < map.width; column++) yield spaceAt(map, column, row)
  if (isOfSquares(map)) for (const box of map.boxes.keys()) yield map.width * map.height + box + 1
}

/** The centre of a space; border hexes have one too, outside the sheet. */
export const centreOf = (map: MapGrid, space: Space): Point => {
  if (isOfSquares(map)) {
    const { left, right, top, bottom } = squaresOf(map, space)
    return { x: (squareSide * (left + right)) / 2, y: (yOfLine(map, top) + yOfLine(map, bottom)) / 2 }
  }
  const row = rowOf(map, space)
  return { x: inradius * (2 * columnOf(map, space) + 1 + (row & 1)), y: circumradius + rowHeight * row }
}

/** Size of the sheet: the least rectangle from 0,0 that holds all spaces. */
export const extentOf = (map: MapGrid): { readonly width: number; readonly height: number } => {
  if (isOfSquares(map)) {
    const rows = [...spacesOf(map)].map((space) => squaresOnSheet(map, space).bottom)
    return { width: squareSide * map.width, height: yOfLine(map, Math.max(...rows)) }
  }
  return {
    width: inradius * (2 * map.width + (map.height > 1 ? 1 : 0)),
    height: rowHeight * map.height + circumradius / 2,
  }
}

/** The part of the plane that all spaces take up: the sheet, unless boxes lie to its left and right. */
export const frameOf = (map: MapGrid): Point & ReturnType<typeof extentOf> => {
  if (!isOfSquares(map) || !liesBeside(map)) return { x: 0, y: 0, ...extentOf(map) }
  const [width, height] = [map.width + 2, map.height].map((squares) => squareSide * squares)
  return { x: -squareSide, y: yOfLine(map, rowsAbove(map)) - rim, width, height: height + 2 * rim }
}

/** True if the boxes of a map lie to its left and right. */
export const liesBeside = (map: SquareGrid & PlacedBoxes): boolean => map.boxesLieBeside === true

/** Indices of the squares that each box touches. */
const squaresOfBoxes = oncePer((map: SquareGrid): readonly (readonly number[])[] =>
  map.boxes.map(({ beside }) => beside.map((name) => (spaceNamed(map, name) ?? 1) - 1)),
)

const squaresBeside = (map: SquareGrid, box: number): readonly number[] => squaresOfBoxes(map)[box]

/** Rows of boxes above the squares. */
const rowsAbove = oncePer((map: SquareGrid): number =>
  map.boxes.some((_, box) => squaresBeside(map, box)[0] < map.width) ? 1 : 0,
)

/** Where a line between rows of a board of squares lies, counted from that above all boxes. */
const yOfLine = (map: SquareGrid, line: number): number => {
  const above = rowsAbove(map)
  const squares = Math.max(0, Math.min(map.height, line - above))
  return squares * squareSide + (line - squares) * boxHeight
}

/** Lines of a board of squares around a space, from the top left of the sheet. */
interface Squares {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A square, or for a box those beside which it lies, above or below them. */
const squaresOnSheet = (map: SquareGrid, space: Space): Squares => {
  const { width, height } = map
  const above = rowsAbove(map)
  const index = space - 1
  if (index < width * height) {
    const [left, top] = [index % width, above + Math.floor(index / width)]
    return { left, right: left + 1, top, bottom: top + 1 }
  }
  const touched = squaresBeside(map, index - width * height)
  const columns = touched.map((one) => one % width)
  const top = touched[0] < width ? 0 : above + height
  return { left: Math.min(...columns), right: Math.max(...columns) + 1, top, bottom: top + 1 }
}

/** The squares that a space takes up: a box to the left goes down from the first row, one to the right up from the last. */
const squaresOf = (map: SquareGrid, space: Space): Squares => {
  const { width, height } = map
  if (space <= width * height || !liesBeside(map)) return squaresOnSheet(map, space)
  const first = rowsAbove(map)
  return squaresOnSheet(map, space).top === 0
    ? { left: -1, right: 0, top: first, bottom: first + rowsBeside }
    : { left: width, right: width + 1, top: first + height - rowsBeside, bottom: first + height }
}

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
  const [dx, dy] = cornerSteps[corner % degree] ?? cornerSteps[0]
  return { x: 2 * columnOf(grid, hex) + 1 + (row & 1) + dx, y: 2 + 3 * row + dy }
}

export const pointOf = (corner: Corner): Point => ({ x: corner.x * inradius, y: (corner.y * circumradius) / 2 })

/** A corner as one integer, for maps and sets. Corners of border hexes are negative in part, hence the offset. */
export const cornerKey = (corner: Corner): number => (corner.y + 8) * 4096 + corner.x + 8

/** The corners around a space, clockwise from the top or the top left. Those of a board of squares count in squares. */
const ringOf = (map: MapGrid, space: Space): readonly Corner[] => {
  if (!isOfSquares(map)) return cornerSteps.map((_, corner) => cornerOf(map, space, corner))
  const { left, right, top, bottom } = squaresOf(map, space)
  const columns = Array.from({ length: right - left + 1 }, (_, column) => left + column)
  return [...columns.map((x) => ({ x, y: top })), ...columns.reverse().map((x) => ({ x, y: bottom }))]
}

const pointAt = (map: MapGrid, corner: Corner): Point =>
  isOfSquares(map) ? { x: corner.x * squareSide, y: yOfLine(map, corner.y) } : pointOf(corner)

/** The corners of a space, clockwise from the top or the top left; a box has one wherever squares beside it meet, too. */
export const cornersOf = (map: MapGrid, space: Space): readonly Point[] =>
  ringOf(map, space).map((corner) => pointAt(map, corner))

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
 * The space under a point, or undefined off the map. Among hexes the point lies in one of two rows of bricks, or in the saw
 * teeth between them, where the nearer of two centres wins.
 */
export const spaceAtPoint = (map: MapGrid, x: number, y: number): Space | undefined => {
  if (isOfSquares(map)) {
    const column = Math.floor(x / squareSide)
    return [...spacesOf(map)].find((space) => {
      const { left, right, top, bottom } = squaresOf(map, space)
      return left <= column && column < right && yOfLine(map, top) <= y && y < yOfLine(map, bottom)
    })
  }
  const band = Math.floor(y / rowHeight)
  let best: Hex | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const row of [band - 1, band]) {
    const column = Math.floor(x / (2 * inradius) - (row & 1) / 2)
    if (row < 0 || row >= map.height || column < -1 || column > map.width) continue
    const hex = hexAt(map, column, row)
    const centre = centreOf(map, hex)
    const distance = (centre.x - x) ** 2 + (centre.y - y) ** 2
    if (distance < bestDistance) {
      bestDistance = distance
      best = isOnMap(map, hex) ? hex : undefined
    }
  }
  return bestDistance <= circumradius * circumradius ? best : undefined
}

const at = (point: Point): string => `${tenth(point.x)} ${tenth(point.y)}`

/** A space as a closed SVG path, drawn smaller by `inset` map units. */
export const spacePath = (map: MapGrid, space: Space, inset = 0): string => {
  const corners = cornersOf(map, space)
  const centre = centreOf(map, space)
  const scaleX = 1 - inset / (isOfSquares(map) ? centre.x - corners[0].x : inradius)
  const scaleY = 1 - inset / (isOfSquares(map) ? centre.y - corners[0].y : inradius)
  const inner = corners.map((corner) => ({
    x: centre.x + (corner.x - centre.x) * scaleX,
    y: centre.y + (corner.y - centre.y) * scaleY,
  }))
  return `M${inner.map(at).join('L')}Z`
}

/** The rings around a set of spaces, each as its corners in order; the set lies to the right hand of the walk. */
export const ringsOf = (map: MapGrid, spaces: Iterable<Space>): readonly (readonly Corner[])[] => {
  const edges = [...new Set(spaces)].flatMap((space) => {
    const ring = ringOf(map, space)
    return ring.map((from, index) => ({ from: cornerKey(from), to: ring[(index + 1) % ring.length] }))
  })
  const edgeKey = (from: number, to: number): number => from * 2 ** 26 + to
  const walked = new Set(edges.map(({ from, to }) => edgeKey(from, cornerKey(to))))
  const next = new Map<number, Corner[]>()
  for (const { from, to } of edges) {
    // A side walked both ways lies between two spaces of the set.
    if (walked.has(edgeKey(cornerKey(to), from))) continue
    const ways = next.get(from)
    if (ways) ways.push(to)
    else next.set(from, [to])
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

/** The outline of a set of spaces as one closed SVG path: reach, zones, regions. Holes are rings of their own. */
export const outlineOf = (map: MapGrid, spaces: Iterable<Space>): string =>
  ringsOf(map, spaces)
    .map((ring) => `M${ring.map((corner) => at(pointAt(map, corner))).join('L')}Z`)
    .join('')
