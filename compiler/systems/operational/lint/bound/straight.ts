/**
 * Going straight from a hex towards another one: always into the cheapest of the hexes that lie nearer to it. Whoever gets there like
 * that has a way; whoever does not may have another one.
 */
import type { Board } from '../../../../../engine/board.ts'
import { columnOf, rowOf } from '../../../../../engine/hex.ts'
import { lastOf } from '../../../../lint/lastOf.ts'

/** What it costs to go from a hex over one of its edges; `impassable` or more where nobody goes. */
export type Cost = (hex: number, edge: number) => number

/** More than anybody ever pays for a step. */
export const impassable = 255

/** By hex, on two of the three axes of the map: where it lies. */
interface Axes {
  readonly q: Int16Array
  readonly r: Int16Array
}

/** Boards of one size are one board, and most maps of a pack are of one size. */
const axesOf = lastOf((board: Board): Axes => {
  const q = new Int16Array(board.size)
  const r = new Int16Array(board.size)
  for (const hex of board.hexes) {
    r[hex] = rowOf(board, hex)
    q[hex] = columnOf(board, hex) - ((r[hex] - (r[hex] & 1)) >> 1)
  }
  return { q, r }
})

/** Steps between two hexes of a board, as the engine counts them, without dividing. */
export const stepsBetween = (board: Board, one: number, other: number): number => away(axesOf(board), one, other)

const away = ({ q, r }: Axes, one: number, other: number): number => {
  const dq = q[one] - q[other]
  const dr = r[one] - r[other]
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) >> 1
}

/**
 * The step straight on from a hex towards another one, as `edge << 8 | cost`; -1 where there is none. One number for two: no step
 * takes memory.
 */
export const stepTowards = (board: Board, from: number, to: number, costOf: Cost): number => {
  const { neighbours } = board
  const where = axesOf(board)
  const steps = away(where, from, to)
  let least = impassable
  let best = -1
  for (let edge = from * 6; edge < from * 6 + 6; edge++) {
    const next = neighbours[edge]
    if (next === 0 || away(where, next, to) >= steps) continue
    const cost = costOf(from, edge)
    if (cost >= least) continue
    least = cost
    best = (edge << 8) | cost
  }
  return best
}
