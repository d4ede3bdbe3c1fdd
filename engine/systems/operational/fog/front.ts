/** The front line, and what lies within some hexes of it. operational.H6, F17, G12, H13 */
import { countSteps } from '../../../flood.ts'
import type { Side } from '../../../twoSides.ts'
import type { Table } from '../table.ts'
import type { ReadonlyState } from '../types.ts'

/** The front line of a side: its hexes next to hexes that are not its own. */
export const frontOf = (table: Table, state: ReadonlyState, side: Side): number[] => {
  const front: number[] = []
  const { neighbours } = table
  const { owner } = state
  for (const hex of table.board.spaces) {
    if (owner[hex] !== side) continue
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++)
      if (neighbours[edge] !== 0 && owner[neighbours[edge]] !== side) {
        front.push(hex)
        break
      }
  }
  return front
}

/** By hex: steps from the nearest of some hexes, whatever lies between; `unreached` where that is more than `reach`. */
export const stepsFrom = ({ neighbours }: Table, starts: readonly number[], reach: number): Uint16Array =>
  countSteps(neighbours, starts, reach)
