/** Supply at the start of a side's turn. operational.E1, E7, E8, F28, F29 */
import type { Side } from '../../../twoSides.ts'
import { openBridges } from '../bridges.ts'
import type { OperationalDraft } from '../events.ts'
import { takesLorries } from '../mobility.ts'
import type { Services } from '../services.ts'
import { checkSupply, isOpening } from './check.ts'
import { bringTrucks } from './trucks.ts'

/** Opens new bridges, returns trucks, checks hubs and then units, and provides lorries. */
export const beginSupply = (services: Services, draft: OperationalDraft, side: Side): void => {
  const { table, tracer, undisrupted } = services
  const { state } = draft
  openBridges(table, draft, side)
  bringTrucks(table, state, side)
  const supply = tracer.of(state, side)
  // operational.E7: a hub that is cut off as its turn begins is out of work.
  for (let hub = 0; hub < table.hubSlots; hub++)
    if (table.hubSide[hub] === side) state.hubSupplied[hub] = supply.hubs[hub]
  const map = isOpening(state, side) ? undisrupted.of(state, side) : supply
  for (const unit of table.unitsOf[side]) {
    state.moved[unit] = 0
    state.dugIn[unit] = 0
    state.motorised[unit] = 0
    if (state.hex[unit] < 0) continue
    checkSupply(services, draft, unit, map)
    motorise(services, draft, unit)
  }
}

/** Lorries of a motorised headquarters carry its units that are on the map, every turn. operational.F28 */
const motorise = ({ table, costs }: Services, { state }: OperationalDraft, unit: number): void => {
  const hq = table.hqOf[unit]
  if (hq < 0 || state.hqMotorised[hq] === 0 || state.hex[unit] < 0) return
  if (takesLorries(table, costs, state, unit)) state.motorised[unit] = 1
}
