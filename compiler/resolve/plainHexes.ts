/** Hex names and hexsides as nearly all are written, a blank between one and the next: read in their text, without words made of them. */
import {
  type Direction,
  type Grid,
  type Hex,
  type Hexside,
  hexAt,
  isOnMap,
  opposite,
  rowOf,
  stepsOf,
} from '../../engine/hex.ts'

const zero = 48
const blank = 32
const [east, north, south, west] = [69, 78, 83, 87]

/** Length of a hex name. */
const long = 4

/** A digit of a text; more than nine where there is none. */
const digitAt = (text: string, at: number): number => {
  const digit = text.charCodeAt(at) - zero
  return digit >= 0 && digit <= 9 ? digit : 10
}

/** The hex whose name begins at a place of a text; 0 where no name of a hex on the map does. */
export const hexNamedAt = (grid: Grid, text: string, at: number): Hex => {
  if (at + long > text.length) return 0
  const a = digitAt(text, at)
  const b = digitAt(text, at + 1)
  const c = digitAt(text, at + 2)
  const d = digitAt(text, at + 3)
  if (a > 9 || b > 9 || c > 9 || d > 9) return 0
  const column = a * 10 + b - 1
  const row = c * 10 + d - 1
  return column < 0 || column >= grid.width || row < 0 || row >= grid.height ? 0 : hexAt(grid, column, row)
}

/** Names of hexes on the map; undefined where there may be anything else. */
export const plainHexes = (grid: Grid, text: string): Hex[] | undefined => {
  const hexes: Hex[] = []
  for (let at = 0; at < text.length; at += long + 1) {
    const hex = hexNamedAt(grid, text, at)
    const isLast = at + long === text.length
    if (hex === 0 || !(isLast || text.charCodeAt(at + long) === blank)) return undefined
    hexes.push(hex)
  }
  return hexes
}

/** The same, where each hex touches the next. */
export const plainRun = (grid: Grid, text: string): Hex[] | undefined => {
  const hexes = plainHexes(grid, text)
  if (hexes === undefined) return undefined
  for (let index = 1; index < hexes.length; index++)
    if (!isBeside(grid, hexes[index - 1], hexes[index])) return undefined
  return hexes
}

/** The steps of the grid that was asked for last: one map has hundreds. */
let last: { readonly grid: Grid; readonly steps: ReturnType<typeof stepsOf> } | undefined

const stepsFrom = (grid: Grid, hex: Hex): readonly number[] => {
  if (last?.grid !== grid) last = { grid, steps: stepsOf(grid) }
  return last.steps[rowOf(grid, hex) & 1]
}

const isBeside = (grid: Grid, from: Hex, to: Hex): boolean => stepsFrom(grid, from).includes(to - from)

/** Hexsides such as `0305 E SE`, none of them at the edge of the map; undefined where there may be anything else. */
export const plainHexsides = (grid: Grid, text: string): Hexside[] | undefined => {
  const hex = hexNamedAt(grid, text, 0)
  if (hex === 0) return undefined
  const hexsides: Hexside[] = []
  for (let at = long; at < text.length; ) {
    if (text.charCodeAt(at) !== blank) return undefined
    const direction = directionAt(text, at + 1)
    if (direction === undefined) return undefined
    const next = neighbourOnMap(grid, hex, direction)
    if (next === 0) return undefined
    hexsides.push(direction < 3 ? { hex, direction } : { hex: next, direction: opposite(direction) })
    at += direction % 3 === 1 ? 2 : 3
  }
  return hexsides
}

/** The direction that is named at a place of a text. */
const directionAt = (text: string, at: number): Direction | undefined => {
  const first = text.charCodeAt(at)
  if (first === east) return 1
  if (first === west) return 4
  const second = text.charCodeAt(at + 1)
  if (second === east) return first === north ? 0 : first === south ? 2 : undefined
  if (second === west) return first === south ? 3 : first === north ? 5 : undefined
  return undefined
}

/** The hex beside one in a direction; 0 where that is the edge of the map. */
const neighbourOnMap = (grid: Grid, hex: Hex, direction: Direction): Hex => {
  const next = hex + stepsFrom(grid, hex)[direction]
  return isOnMap(grid, next) ? next : 0
}
