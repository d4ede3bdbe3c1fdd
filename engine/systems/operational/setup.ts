/** The first position. operational.A3, B3, E13 */
import type { Dice } from '../../dice.ts'
import { emptyState } from './encode.ts'
import { givePoints } from './supply/check.ts'
import type { SupplyTracer } from './supply/trace.ts'
import type { Table } from './table.ts'
import { beginTurn } from './turn.ts'
import { enRoute, type OperationalState } from './types.ts'
import { settleObjectives } from './victory.ts'

export const setup = (table: Table, tracer: SupplyTracer, dice: Dice): OperationalState => {
  const { scenario } = table
  const state = emptyState(table)
  state.owner.set(scenario.map.owner)
  state.fortIntact.fill(1)
  state.hubAlive.fill(1)
  for (const [
    unit,
    { hex, side, steps, suppressed, experience, entrenchment, unsupplied },
  ] of scenario.units.entries()) {
    state.hex[unit] = hex ?? enRoute
    state.active[unit] = steps - suppressed
    state.suppressed[unit] = suppressed
    state.experience[unit] = experience
    state.entrenchment[unit] = entrenchment
    state.unsupplied[unit] = unsupplied
    if (hex === undefined) continue
    state.owner[hex] = side
    givePoints(table, state, unit)
  }
  const draft = { state, dice, emit: () => {} }
  settleObjectives(table, state, draft.emit)
  beginTurn(table, draft, tracer)
  return state
}
