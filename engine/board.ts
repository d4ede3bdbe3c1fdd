import { directions, type Grid, hexAt, sizeOf, stepsOf, strideOf } from './hex.ts'

/** A hex grid with everything that never changes worked out. */
export interface Board extends Grid {
  readonly stride: number
  /** Length of any array that is indexed by hex. */
  readonly size: number
  /** The six neighbours of each hex, at `hex * 6 + direction`; 0 where that is off the map. */
  readonly neighbours: Int32Array
  /** All hexes on the map, row by row. */
  readonly hexes: Int32Array
}

export const makeBoard = (grid: Grid): Board => {
  const size = sizeOf(grid)
  const hexes = new Int32Array(grid.width * grid.height)
  const onMap = new Uint8Array(size)
  let count = 0
  for (let row = 0; row < grid.height; row++)
    for (let column = 0; column < grid.width; column++) {
      const hex = hexAt(grid, column, row)
      hexes[count++] = hex
      onMap[hex] = 1
    }
  const neighbours = new Int32Array(size * directions.length)
  const steps = stepsOf(grid)
  const stride = strideOf(grid)
  for (const hex of hexes) {
    const step = steps[(Math.floor(hex / stride) - 1) & 1]
    for (let direction = 0; direction < directions.length; direction++) {
      const next = hex + step[direction]
      neighbours[hex * directions.length + direction] = onMap[next] ? next : 0
    }
  }
  return { width: grid.width, height: grid.height, stride, size, neighbours, hexes }
}
