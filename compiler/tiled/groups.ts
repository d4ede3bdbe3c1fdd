/** Which cells of a map hang together. */
import { mostRows } from '../resolve/grid.ts'

/** Column and row. */
export type TileCell = readonly [column: number, row: number]

/** More cells than a map can have are one group: it is too large however they lie. */
const mostCells = mostRows * mostRows

/**
 * Cells by groups that hang together, the largest first, and each in its order.
 * @param flush what remains of the number of a row that stands flush; the others stand half a hex to the right
 */
export const groupsOf = (cells: readonly TileCell[], flush: number): readonly (readonly TileCell[])[] => {
  if (cells.length > mostCells) return [cells]
  const left = new Map(cells.map((cell) => [cell.join(), cell]))
  const groups: TileCell[][] = []
  for (const first of cells) {
    if (!left.delete(first.join())) continue
    const group = [first]
    for (const [column, row] of group) {
      const side = (row & 1) === flush ? column - 1 : column + 1
      for (const key of [
        [column - 1, row],
        [column + 1, row],
        [column, row - 1],
        [side, row - 1],
        [column, row + 1],
        [side, row + 1],
      ].map(String)) {
        const next = left.get(key)
        if (next === undefined) continue
        left.delete(key)
        group.push(next)
      }
    }
    groups.push(group)
  }
  return groups.sort((a, b) => b.length - a.length)
}
