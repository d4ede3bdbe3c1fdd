/** The change of turns. operational.A3, E1 */
import { otherSide, type Side } from '../../game.ts'
import { lookAround } from './fog/look.ts'
import { resetQueue, towRecover } from './steps.ts'
import { checkSupply } from './supply/check.ts'
import { weatherIn } from './table.ts'
import type { Kit, OperationalDraft } from './verbs/verb.ts'
import { end } from './victory.ts'

/** Passes the turn to the other side, or ends the game after the last one. */
export const endTurn = (kit: Kit, draft: OperationalDraft): void => {
  const { table } = kit
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
  beginTurn(kit, draft)
}

/** What stands at the beginning of a side's turn: supply, points, and a clean slate of this turn's losses. */
export const beginTurn = (kit: Kit, draft: OperationalDraft): void => {
  const { table, tracer } = kit
  const { state } = draft
  const side: Side = state.side
  state.lossesThisTurn.fill(0) // operational.D22
  state.retreated.fill(0) // operational.C15
  for (const unit of table.unitsOf[otherSide(side)]) towRecover(table, state, unit) // operational.B6
  for (let unit = 0; unit < table.types.length; unit++) resetQueue(table, state, unit) // operational.B7
  const supply = tracer.of(state, side)
  for (const unit of table.unitsOf[side]) {
    state.moved[unit] = 0
    if (state.hex[unit] >= 0) checkSupply(table, draft, unit, supply)
  }
  lookAround(kit, draft) // operational.F17
}
