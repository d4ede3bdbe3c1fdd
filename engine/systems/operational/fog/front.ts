/** The front line, and what lies within some hexes of it. operational.H6, F17, G12, H13 */
import { countSteps } from '../../../flood.ts'
import { degree } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import type { Table } from '../table.ts'
import type { ReadonlyState } from '../types.ts'

/** True if a hex is in the front line of a side: its own, next to one that is not. */
export const isInFront = ({ neighbours }: Table, { owner }: ReadonlyState, side: Side, hex: number): boolean => {
  if (owner[hex] !== side) return false
  for (let edge = hex * degree; edge < (hex + 1) * degree; edge++)
    if (neighbours[edge] !== 0 && owner[neighbours[edge]] !== side) return true
  return false
}

/** The front line of a side. */
export const frontOf = (table: Table, state: ReadonlyState, side: Side): number[] => {
  const front: number[] = []
  for (const hex of table.board.spaces) if (isInFront(table, state, side, hex)) front.push(hex)
  return front
}

/** Calls `visit` with each hex within some steps of some hexes, whatever lies between. */
export const eachWithin = (
  { neighbours }: Table,
  starts: readonly number[],
  reach: number,
  visit: (hex: number) => void,
): void => {
  const found = new Set(starts)
  let last = starts
  for (const hex of starts) visit(hex)
  for (let step = 0; step < reach; step++) {
    const ring: number[] = []
    for (const hex of last)
      for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
        const next = neighbours[edge]
        if (next === 0 || found.has(next)) continue
        found.add(next)
        ring.push(next)
        visit(next)
      }
    last = ring
  }
}

/** By hex: steps from the nearest of some hexes, whatever lies between; `unreached` where that is more than `reach`. */
export const stepsFrom = ({ board }: Table, starts: readonly number[], reach: number): Uint16Array =>
  countSteps(board, starts, reach)
