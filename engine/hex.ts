/**
 * Hexes as integers. The map is a grid of pointy-top hexes in rows; every odd row (the second, the fourth ...) stands
 * half a hex to the right. The grid is padded by a border of one off-map hex on each side, so a neighbour is always a
 * valid array index: hex number = (row + 1) * stride + (column + 1), stride = width + 2. Hex 0 is always off the map.
 *
 * Hexes are named as on printed maps: two digits of column, two digits of row, both from 01: `0101` is the top left.
 */

/** Directions clockwise from north-east. */
export const directions = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const
export type DirectionName = (typeof directions)[number]
/** 0..5, an index into `directions`. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5

export const allDirections: readonly Direction[] = [0, 1, 2, 3, 4, 5]

/** Sides of a hex, and so the `degree` of its board: its edges are `hex * degree` and the following ones, one in each direction. */
export const degree = directions.length

/** A hex number: an index into the padded grid. */
export type Hex = number

export interface Grid {
  readonly width: number
  readonly height: number
}

export const strideOf = (grid: Grid): number => grid.width + 2
export const sizeOf = (grid: Grid): number => (grid.width + 2) * (grid.height + 2)

/** The hex number at a column and row, both from 0. */
export const hexAt = (grid: Grid, column: number, row: number): Hex => (row + 1) * strideOf(grid) + column + 1

export const columnOf = (grid: Grid, hex: Hex): number => (hex % strideOf(grid)) - 1
export const rowOf = (grid: Grid, hex: Hex): number => Math.floor(hex / strideOf(grid)) - 1

export const isOnMap = (grid: Grid, hex: Hex): boolean => {
  const column = columnOf(grid, hex)
  const row = rowOf(grid, hex)
  return column >= 0 && column < grid.width && row >= 0 && row < grid.height
}

/** Returns the differences between the numbers of a hex and its neighbours by direction, for even rows and for odd rows. */
export const stepsOf = (grid: Grid): readonly [readonly number[], readonly number[]] => {
  const stride = strideOf(grid)
  return [
    [-stride, 1, stride, stride - 1, -1, -stride - 1],
    [-stride + 1, 1, stride + 1, stride, -1, -stride],
  ]
}

/** The neighbour of an on-map hex in a direction; may be a border hex. */
export const neighbourOf = (grid: Grid, hex: Hex, direction: Direction): Hex => {
  const steps = stepsOf(grid)[rowOf(grid, hex) & 1] ?? []
  return hex + (steps[direction] ?? 0)
}

export const opposite = (direction: Direction): Direction => ((direction + degree / 2) % degree) as Direction

/** The direction from a hex to an adjacent one, or undefined when they do not touch. */
export const directionTo = (grid: Grid, from: Hex, to: Hex): Direction | undefined => {
  const steps = stepsOf(grid)[rowOf(grid, from) & 1] ?? []
  const index = steps.indexOf(to - from)
  return index < 0 ? undefined : (index as Direction)
}

/** Steps between two hexes on an unobstructed map. */
export const distance = (grid: Grid, a: Hex, b: Hex): number => {
  const rowA = rowOf(grid, a)
  const rowB = rowOf(grid, b)
  const columnA = columnOf(grid, a) - ((rowA - (rowA & 1)) >> 1)
  const columnB = columnOf(grid, b) - ((rowB - (rowB & 1)) >> 1)
  const dq = columnA - columnB
  const dr = rowA - rowB
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2
}

/** A hex's printed name, `CCRR`. */
export const makeHexName = (grid: Grid, hex: Hex): string =>
  String(columnOf(grid, hex) + 1).padStart(2, '0') + String(rowOf(grid, hex) + 1).padStart(2, '0')

/** The hex of a printed name, or undefined when it is no name or off the map. */
export const parseHexName = (grid: Grid, name: string): Hex | undefined => {
  if (!/^\d{4}$/.test(name)) return undefined
  const column = Number(name.slice(0, 2)) - 1
  const row = Number(name.slice(2)) - 1
  if (column < 0 || column >= grid.width || row < 0 || row >= grid.height) return undefined
  return hexAt(grid, column, row)
}

/** A hexside has two names, one from each hex; this one is from the hex whose direction is 0..2. */
export interface Hexside {
  readonly hex: Hex
  readonly direction: Direction
}

/** The hexside that an edge leads over. */
export const hexsideOfEdge = (edge: number): Hexside => ({
  hex: Math.floor(edge / degree),
  direction: (edge % degree) as Direction,
})

/** The edge that leads back over the same hexside. */
export const reversed = ({ neighbours }: { readonly neighbours: Int32Array }, edge: number): number =>
  neighbours[edge] * degree + ((edge + degree / 2) % degree)
