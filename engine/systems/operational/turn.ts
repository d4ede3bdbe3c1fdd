/** The change of turns. operational.A3, E1 */
import { type Draft, otherSide, type Side } from '../../game.ts'
import { checkSupply } from './supply/check.ts'
import type { SupplyTracer } from './supply/trace.ts'
import { type Table, weatherIn } from './table.ts'
import type { OperationalEvent, OperationalState } from './types.ts'
import { end } from './victory.ts'

/** Passes the turn to the other side, or ends the game after the last one. */
export const endTurn = (table: Table, draft: Draft<OperationalState, OperationalEvent>, tracer: SupplyTracer): void => {
  const { state } = draft
  if (state.side === 1 && state.turn === table.scenario.turns) {
    end(table, state, draft.emit)
    return
  }
  if (state.side === 1) state.turn++
  state.side = otherSide(state.side)
  draft.emit({
    type: 'turn',
    turn: state.turn,
    side: state.side,
    weather: table.weatherIds[weatherIn(table, state.turn)],
  })
  beginTurn(table, draft, tracer)
}

/** What stands at the beginning of a side's turn: supply, points, and a clean slate of this turn's losses. */
export const beginTurn = (
  table: Table,
  draft: Draft<OperationalState, OperationalEvent>,
  tracer: SupplyTracer,
): void => {
  const { state } = draft
  const side: Side = state.side
  state.lossesThisTurn.fill(0) // operational.D22
  state.retreated.fill(0) // operational.C15
  const supply = tracer.of(state, side)
  for (const unit of table.unitsOf[side]) {
    state.moved[unit] = 0
    if (state.hex[unit] >= 0) checkSupply(table, draft, unit, supply)
  }
}
