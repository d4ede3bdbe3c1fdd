/** Hexes as hands and keys know them: hexsides by their number, and where a key moves the cursor. */
import { type Direction, type Grid, type Hex, neighbourOf, rowOf } from '../../../engine/hex.ts'

export { isOnMap } from '../../../engine/hex.ts'

/** The hexside of a number in `OrderGroup.edges`. */
export const hexsideOf = (edge: number): { readonly hex: Hex; readonly direction: Direction } => ({
  hex: Math.floor(edge / 6),
  direction: (edge % 6) as Direction,
})

/** The hexes on either side of a hexside. */
export const hexesBeside = (map: Grid, edge: number): readonly [Hex, Hex] => {
  const { hex, direction } = hexsideOf(edge)
  return [hex, neighbourOf(map, hex, direction)]
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
  const odd = (rowOf(map, from) & 1) === 1
  if (key === 'ArrowLeft') return 4
  if (key === 'ArrowRight') return 1
  if (key === 'ArrowUp') return odd ? 5 : 0
  if (key === 'ArrowDown') return odd ? 3 : 2
  return undefined
}

/** Where a key moves the cursor, on the map or off it; undefined when it is none that does. */
export const hexByKey = (map: Grid, from: Hex, { key, code }: KeyboardEvent): Hex | undefined => {
  const direction = arrowDirection(map, from, key) ?? Math.max(numpad.indexOf(code), letters.indexOf(key.toLowerCase()))
  return direction < 0 ? undefined : neighbourOf(map, from, direction as Direction)
}
