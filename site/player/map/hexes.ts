/** Spaces as hands and keys know them: hexsides by their number, and where a key moves the cursor. */
import { around, isOfSquares, type MapGrid, makeBoard, type Space, type SquareGrid } from '../../../engine/board.ts'
import type { Direction, Grid, Hex } from '../../../engine/hex.ts'
import * as hexes from '../../../engine/hex.ts'

/** True if the map has such a space. */
export const isOnMap = (map: MapGrid, space: Space): boolean =>
  isOfSquares(map) ? space > 0 && space <= map.width * map.height + map.boxes.length : hexes.isOnMap(map, space)

/** The hexside of a number in `OrderGroup.edges`. */
export const hexsideOf = hexes.hexsideOfEdge

/** The hexes on either side of a hexside. */
export const hexesBeside = (map: Grid, edge: number): readonly [Hex, Hex] => {
  const { hex, direction } = hexsideOf(edge)
  return [hex, hexes.neighbourOf(map, hex, direction)]
}

/** For the help: the keys of the six directions. */
export const directionKeys = [
  'Q W · A S · Z X',
  'Move it north-west, north-east, west, east, south-west, south-east',
] as const

/** Keys of the number pad and letters, in the order of the directions. */
const numpad = ['Numpad9', 'Numpad6', 'Numpad3', 'Numpad1', 'Numpad4', 'Numpad7']
const letters = ['w', 's', 'x', 'z', 'a', 'q']

/** Up and down keep the column: the way alternates with the row. */
const arrowDirection = (map: Grid, from: Hex, key: string): Direction | undefined => {
  const odd = (hexes.rowOf(map, from) & 1) === 1
  if (key === 'ArrowLeft') return 4
  if (key === 'ArrowRight') return 1
  if (key === 'ArrowUp') return odd ? 5 : 0
  if (key === 'ArrowDown') return odd ? 3 : 2
  return undefined
}

const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']
/** The number pad moves as the arrows do where there are no hexes. */
const numpadArrows = ['Numpad8', 'Numpad6', 'Numpad2', 'Numpad4']

/** From a square to the next one, or over the edge to a box there; from a box to the squares beside it. */
const squareByArrow = (map: SquareGrid, from: Space, arrow: number): Space => {
  const board = makeBoard(map)
  const { width, height } = map
  const squares = width * height
  const beside = around(board, from)
  if (from > squares) {
    const isAbove = beside[0] <= width
    const ways = [isAbove ? 0 : beside[0], beside.at(-1) ?? 0, isAbove ? beside[0] : 0, beside[0]]
    return ways[arrow] ?? 0
  }
  const column = (from - 1) % width
  const next = [
    from > width ? from - width : 0,
    column < width - 1 ? from + 1 : 0,
    from <= squares - width ? from + width : 0,
    column > 0 ? from - 1 : 0,
  ][arrow]
  const isUpOrDown = arrow % 2 === 0
  return next || (isUpOrDown ? (beside.find((space) => space > squares) ?? 0) : 0)
}

/** Where a key moves the cursor, on the map or off it; undefined when it is none that does. */
export const hexByKey = (map: MapGrid, from: Space, { key, code }: KeyboardEvent): Space | undefined => {
  if (isOfSquares(map)) {
    const arrow = Math.max(arrows.indexOf(key), numpadArrows.indexOf(code))
    return arrow < 0 ? undefined : squareByArrow(map, from, arrow)
  }
  const direction = arrowDirection(map, from, key) ?? Math.max(numpad.indexOf(code), letters.indexOf(key.toLowerCase()))
  return direction < 0 ? undefined : hexes.neighbourOf(map, from, direction as Direction)
}
