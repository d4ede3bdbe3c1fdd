/** The front line, and what lies within some hexes of it. operational.H6, F17, G12, H13 */
import type { Side } from '../../../game.ts'
import type { Table } from '../table.ts'
import type { OperationalState } from '../types.ts'

/** Farther than any reach that is asked for. */
export const beyond = 255

/** The front line of a side: its hexes next to hexes that are not its own. */
export const frontOf = (table: Table, state: Readonly<OperationalState>, side: Side): number[] => {
  const front: number[] = []
  const { neighbours } = table
  const { owner } = state
  for (const hex of table.board.hexes) {
    if (owner[hex] !== side) continue
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++)
      if (neighbours[edge] !== 0 && owner[neighbours[edge]] !== side) {
        front.push(hex)
        break
      }
  }
  return front
}

/** By hex: steps from the nearest of some hexes, whatever lies between; `beyond` where that is more than `reach`. */
export const stepsFrom = (table: Table, starts: readonly number[], reach: number): Uint8Array => {
  const steps = new Uint8Array(table.size).fill(beyond)
  const reached = [...starts]
  for (const hex of reached) steps[hex] = 0
  for (let index = 0; index < reached.length; index++) {
    const hex = reached[index]
    if (steps[hex] === reach) continue
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
      const next = table.neighbours[edge]
      if (next === 0 || steps[next] !== beyond) continue
      steps[next] = steps[hex] + 1
      reached.push(next)
    }
  }
  return steps
}
