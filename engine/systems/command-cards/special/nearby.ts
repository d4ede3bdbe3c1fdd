/** Who stands where: questions that several special actions ask. */
import type { Side } from '../../../game.ts'
import type { Hex } from '../../../hex.ts'
import { admits, footingAt, unitAt } from '../ground.ts'
import type { Table } from '../table.ts'
import { type CommandCardsState, noUnit } from '../types.ts'

type Position = Readonly<CommandCardsState>

/** The side whose unit is on a hex, or -1. */
export const occupantOf = (table: Table, state: Position, hex: Hex): number => {
  const unit = unitAt(state, hex)
  return unit === noUnit ? -1 : table.side[unit]
}

/** The side of a unit. */
export const sideOf = (table: Table, unit: number): Side => (table.side[unit] === 0 ? 0 : 1)

/** Whether a unit could be set on a hex that it does not reach by moving: free, open to it, and dry. */
export const isFreeFor = (table: Table, state: Position, unit: number, hex: Hex): boolean => {
  if (hex <= 0 || table.terrain[hex] === 0 || unitAt(state, hex) !== noUnit) return false
  const footing = footingAt(table, state, hex)
  return !footing.boats && !footing.water && admits(table, state, unit, footing)
}
