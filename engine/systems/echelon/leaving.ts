/** Units that are called away at a date: they go for good, and nobody gets points for them. echelon.W7 */
import type { Side } from '../../twoSides.ts'
import type { EchelonDraft } from './services.ts'
import type { Table } from './table.ts'
import { away, type Position, removed } from './types.ts'
import { takeOff } from './units.ts'

/** True if a unit was withdrawn: it is gone, but not lost. */
export const hasLeft = ({ scenario }: Pick<Table, 'scenario'>, state: Position, unit: number): boolean => {
  const { leaves } = scenario.units[unit]
  return leaves !== undefined && leaves <= state.turn && state.hex[unit] === removed
}

/** At the start of a player-turn: whoever is to leave goes, from the map or from the way to it. Those that are lost stay so. */
export const settleLeaving = (table: Table, { state, emit }: EchelonDraft, side: Side): void => {
  for (const unit of table.unitsOf[side]) {
    const { leaves } = table.scenario.units[unit]
    if (leaves === undefined || leaves > state.turn || state.hex[unit] < away) continue
    takeOff(table, state, unit, 'out')
    state.due[unit] = 0
    emit({ type: 'left', side, unit, rolled: true })
  }
}
