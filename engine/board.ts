/**
 * Boards: spaces and the edges between them. Whatever a board is made of, a space is a number and what lies around it stands in
 * flat arrays, so that searching one kind costs what searching another one does.
 */
import { directions, distance, type Grid, hexAt, makeHexName, parseHexName, sizeOf, stepsOf, strideOf } from './hex.ts'

/** A space of a board: from 1; 0 is none. */
export type Space = number

export interface Board {
  /** The kind of the map's spaces. */
  readonly kind: 'hex' | 'square' | 'area'
  /** Length of any array that is indexed by space. */
  readonly size: number
  /** Edges that are kept for each space: those of a space are `space * degree` and the following ones. */
  readonly degree: number
  /** By edge: the space behind it; 0 where there is none. */
  readonly neighbours: Int32Array
  /** All spaces: those of the map in the order in which it is read, then the boxes beside it. */
  readonly spaces: Int32Array
  /** The name of a space, as authors write it. */
  nameOf(space: Space): string
  /** The space of a name; undefined when there is none. */
  parseName(name: string): Space | undefined
  /** The fewest steps from one space to another with nothing in the way; `Infinity` where no way leads. */
  distance(from: Space, to: Space): number
}

/** A board of hexes: edges 0 to 5 of a space lead in the `directions`. */
export interface HexBoard extends Board, Grid {
  readonly stride: number
}

/** A space that is named: an area of a map, or a box beside it. */
export interface NamedSpace {
  readonly name: string
  /** Names of the spaces that it touches; those touch it, too. */
  readonly beside: readonly string[]
}

/** The grid of a map, of hexes or of squares. */
export interface MapGrid extends Grid {
  /** Spaces beside a grid of squares, each above its first row or below its last one; absent: it is one of hexes. */
  readonly boxes?: readonly NamedSpace[]
}

/** A grid of squares. Its spaces are those of `makeSquareBoard`. */
export type SquareGrid = MapGrid & Required<Pick<MapGrid, 'boxes'>>

export const isOfSquares = (map: MapGrid): map is SquareGrid => map.boxes !== undefined

/** Length of any array that is indexed by space. */
export const boardSize = (map: MapGrid): number =>
  isOfSquares(map) ? map.width * map.height + map.boxes.length + 1 : sizeOf(map)

/** The space at a column and row, both from 0. */
export const spaceAt = (map: MapGrid, column: number, row: number): Space =>
  isOfSquares(map) ? row * map.width + column + 1 : hexAt(map, column, row)

/** The name of a space, as authors write it. */
export const nameOfSpace = (map: MapGrid, space: Space): string => {
  if (!isOfSquares(map)) return makeHexName(map, space)
  const index = space - 1
  const box = map.boxes[index - map.width * map.height]
  return box?.name ?? squareName(index % map.width, Math.floor(index / map.width))
}

/** The space of a name; undefined when there is none. */
export const spaceNamed = (map: MapGrid, name: string): Space | undefined => {
  if (!isOfSquares(map)) return parseHexName(map, name)
  const box = map.boxes.findIndex((one) => one.name === name)
  if (box >= 0) return map.width * map.height + box + 1
  const column = letters.indexOf(name[0])
  const row = Number(name.slice(1)) - 1
  const isThere = /^[a-z][1-9]\d*$/.test(name) && column < map.width && row < map.height
  return isThere ? row * map.width + column + 1 : undefined
}

/** The board of a map. */
export const makeBoard = (map: MapGrid): Board =>
  isOfSquares(map) ? makeSquareBoard(map, map.boxes) : makeHexBoard(map)

export const makeHexBoard = (grid: Grid): HexBoard => {
  const size = sizeOf(grid)
  const degree = directions.length
  const spaces = new Int32Array(grid.width * grid.height)
  const onMap = new Uint8Array(size)
  let count = 0
  for (let row = 0; row < grid.height; row++)
    for (let column = 0; column < grid.width; column++) {
      const hex = hexAt(grid, column, row)
      spaces[count++] = hex
      onMap[hex] = 1
    }
  const neighbours = new Int32Array(size * degree)
  const steps = stepsOf(grid)
  const stride = strideOf(grid)
  for (const hex of spaces) {
    const step = steps[(Math.floor(hex / stride) - 1) & 1]
    for (let direction = 0; direction < degree; direction++) {
      const next = hex + step[direction]
      neighbours[hex * degree + direction] = onMap[next] ? next : 0
    }
  }
  return {
    kind: 'hex',
    width: grid.width,
    height: grid.height,
    stride,
    size,
    degree,
    neighbours,
    spaces,
    nameOf: (hex) => makeHexName(grid, hex),
    parseName: (name) => parseHexName(grid, name),
    distance: (from, to) => distance(grid, from, to),
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
const squareName = (column: number, row: number): string => `${letters[column]}${row + 1}`

/**
 * A board of squares that touch along their sides, named by a letter for the column and the number of the row: `a1` is the top left.
 * @param boxes spaces beside it, such as a headquarters that two squares touch
 * @throws RangeError when it is wider than there are letters, or as `makeAreaBoard`
 */
export const makeSquareBoard = ({ width, height }: Grid, boxes: readonly NamedSpace[] = []): Board => {
  if (width > letters.length) throw new RangeError(`a board of squares is ${letters.length} wide at most`)
  const squares = Array.from({ length: width * height }, (_, index): NamedSpace => {
    const [column, row] = [index % width, Math.floor(index / width)]
    const right = column + 1 < width ? [squareName(column + 1, row)] : []
    const below = row + 1 < height ? [squareName(column, row + 1)] : []
    return { name: squareName(column, row), beside: [...right, ...below] }
  })
  return { ...makeAreaBoard([...squares, ...boxes]), kind: 'square' }
}

/**
 * A board of areas. A box that nothing touches is an area without neighbours.
 * @throws RangeError when two have one name, or one lies beside what is not there
 */
export const makeAreaBoard = (areas: readonly NamedSpace[]): Board => {
  const byName = new Map(areas.map(({ name }, index) => [name, index + 1]))
  if (byName.size < areas.length) throw new RangeError('two spaces have one name')
  const size = areas.length + 1
  const around = Array.from({ length: size }, (): Set<Space> => new Set())
  for (const [index, { name, beside }] of areas.entries())
    for (const other of beside) {
      const space = byName.get(other)
      if (space === undefined) throw new RangeError(`“${name}” lies beside “${other}”, which is not there`)
      around[index + 1].add(space)
      around[space].add(index + 1)
    }
  const degree = Math.max(...around.map((others) => others.size))
  const neighbours = new Int32Array(size * degree)
  for (const [space, others] of around.entries()) neighbours.set([...others], space * degree)
  const distances: (readonly number[] | undefined)[] = []
  return {
    kind: 'area',
    size,
    degree,
    neighbours,
    spaces: Int32Array.from({ length: areas.length }, (_, index) => index + 1),
    nameOf: (space) => areas[space - 1]?.name ?? '',
    parseName: (name) => byName.get(name),
    distance(from, to) {
      const steps = distances[from] ?? stepsFrom(from, around)
      distances[from] = steps
      return steps[to]
    },
  }
}

/** By space: the fewest steps from one of them. */
const stepsFrom = (from: Space, around: readonly ReadonlySet<Space>[]): readonly number[] => {
  const steps = around.map(() => Number.POSITIVE_INFINITY)
  steps[from] = 0
  const reached = [from]
  for (const space of reached)
    for (const next of around[space])
      if (steps[next] === Number.POSITIVE_INFINITY) {
        steps[next] = steps[space] + 1
        reached.push(next)
      }
  return steps
}

/** The spaces that touch one. */
export const around = ({ neighbours, degree }: Board, space: Space): readonly Space[] =>
  [...neighbours.subarray(space * degree, (space + 1) * degree)].filter((next) => next !== 0)

/** The edge from a space to another one; undefined when they do not touch. */
export const edgeTo = ({ neighbours, degree }: Board, from: Space, to: Space): number | undefined => {
  const at = neighbours.subarray(from * degree, (from + 1) * degree).indexOf(to)
  return at < 0 || to === 0 ? undefined : from * degree + at
}

/** Spaces in the order of the map: that of the units on them would tell who hides there. */
export const inMapOrder = (spaces: Iterable<Space>): Space[] => [...spaces].sort((one, other) => one - other)
