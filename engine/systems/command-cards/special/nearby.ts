/** Who stands where, and what lies beside it: questions that several special actions ask. */
import { otherSide, type Side } from '../../../game.ts'
import type { Hex } from '../../../hex.ts'
import { admits, footingAt } from '../ground.ts'
import type { Table } from '../table.ts'
import type { CommandCardsState } from '../types.ts'

type Position = Readonly<CommandCardsState>

/** The unit on a hex, or -1. command-cards.C5 */
export const unitAt = (state: Position, hex: Hex): number => (hex > 0 ? state.hex.indexOf(hex) : -1)

/** The side whose unit is on a hex, or -1. */
export const occupantOf = (table: Table, state: Position, hex: Hex): number => {
  const unit = unitAt(state, hex)
  return unit < 0 ? -1 : table.side[unit]
}

/** The side of a unit. */
export const sideOf = (table: Table, unit: number): Side => (table.side[unit] === 0 ? 0 : 1)

/** Whether a unit of the enemy of a side is on a hex beside this one. */
export const hasEnemyBeside = (table: Table, state: Position, side: Side, hex: Hex): boolean => {
  const first = hex * 6
  for (const enemy of table.unitsOf[otherSide(side)]) {
    const at = state.hex[enemy]
    if (at <= 0) continue
    for (let index = first; index < first + 6; index++) if (table.neighbours[index] === at) return true
  }
  return false
}

/** Whether a unit could be set on a hex that it does not reach by moving: free, open to it, and dry. */
export const isFreeFor = (table: Table, state: Position, unit: number, hex: Hex): boolean => {
  if (hex <= 0 || table.terrain[hex] === 0 || unitAt(state, hex) >= 0) return false
  const footing = footingAt(table, state, hex)
  return !footing.boats && !footing.water && admits(table, state, unit, footing)
}
