/** Overrunning an enemy hub. operational.E9 */
import type { Draft, Side } from '../../../game.ts'
import { hubAt, type Table } from '../table.ts'
import { actionPoint, type OperationalEvent, type OperationalState } from '../types.ts'
import { recover } from './check.ts'
import type { SupplyTracer } from './trace.ts'

/** Removes an enemy hub in a hex that a side has entered, and feeds its captors nearby at once. */
export const captureHub = (
  table: Table,
  draft: Draft<OperationalState, OperationalEvent>,
  side: Side,
  hex: number,
  tracer: SupplyTracer,
): void => {
  const { state } = draft
  const hub = hubAt(table, state, hex)
  if (hub < 0 || table.hubSide[hub] === side) return
  state.hubHex[hub] = 0
  state.hubTrucks[hub] = 0
  draft.emit({ type: 'hub-overrun', at: hex, side })
  const { capturedHubTrucks, hubRange } = table.scenario.rules.supply
  const inRange = tracer.within(state, side, hex, hubRange[capturedHubTrucks - 1])
  for (const unit of table.unitsOf[side])
    if (state.hex[unit] >= 0 && state.unsupplied[unit] > 0 && inRange[state.hex[unit]]) relieve(table, draft, unit)
}

/** Supplies a unit in the middle of its turn: steps recover, and what want of supply took is given back. */
const relieve = (table: Table, draft: Draft<OperationalState, OperationalEvent>, unit: number): void => {
  const { state } = draft
  const { noActionFrom, immobileFrom, movementLost } = table.scenario.rules.supply
  const turns = state.unsupplied[unit]
  if (turns >= noActionFrom) state.actionPoint[unit] = actionPoint.available
  if (turns >= immobileFrom) state.movementPoints[unit] += movementLost
  state.unsupplied[unit] = 0
  const recovered = recover(table, state, unit)
  draft.emit({ type: 'supply', unit, turns: 0, recovered, suppressed: 0, lost: 0, chance: 100 })
}
