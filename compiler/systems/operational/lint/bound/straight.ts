/**
 * Going straight from a hex towards another one: always into the cheapest of the hexes that lie nearer to it. Whoever gets there like
 * that has a way; whoever does not may have another one.
 */
import type { Board } from '../../../../../engine/board.ts'
import { distance } from '../../../../../engine/hex.ts'

/** What it costs to go from a hex over one of its edges; `impassable` or more where nobody goes. */
export type Cost = (hex: number, edge: number) => number

/** More than anybody ever pays for a step. */
export const impassable = 255

/** The edge over which to go straight on from a hex towards another one; -1 where there is none. */
export const edgeTowards = (board: Board, from: number, to: number, costOf: Cost): number => {
  const { neighbours } = board
  const away = distance(board, from, to)
  let least = impassable
  let best = -1
  for (let edge = from * 6; edge < from * 6 + 6; edge++) {
    const next = neighbours[edge]
    if (next === 0 || distance(board, next, to) >= away) continue
    const cost = costOf(from, edge)
    if (cost >= least) continue
    least = cost
    best = edge
  }
  return best
}
