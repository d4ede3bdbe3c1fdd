/** Overrunning an enemy hub. operational.E9 */
import { otherSide, type Side } from '../../../twoSides.ts'
import type { OperationalDraft } from '../events.ts'
import { hubAt } from '../places.ts'
import type { Services } from '../services.ts'
import { suppliedBy } from '../types.ts'
import { relieve } from './relief.ts'
import { returnTrucks } from './trucks.ts'

/** Removes an enemy hub in a hex that a side has entered. Its trucks escape, and it supplies its captors nearby at once. */
export const captureHub = (services: Services, draft: OperationalDraft, side: Side, hex: number): void => {
  const { table, undisrupted } = services
  const { state } = draft
  const hub = hubAt(table, state, hex)
  if (hub < 0 || table.hubSide[hub] === side) return
  const { capturedHubTrucks, hubRange, truckDelay } = table.scenario.rules.supply
  returnTrucks(table, state, otherSide(side), state.hubTrucks[hub], truckDelay.overrun)
  state.hubHex[hub] = 0
  state.hubTrucks[hub] = 0
  state.hubSupplied[hub] = 0
  draft.emit({ type: 'hub-overrun', at: hex, side })
  const inRange = undisrupted.within(state, side, hex, hubRange[capturedHubTrucks - 1])
  for (const unit of table.unitsOf[side])
    if (state.hex[unit] >= 0 && state.unsupplied[unit] > 0 && inRange[state.hex[unit]])
      relieve(table, draft, unit, suppliedBy.captured)
}
