/** Strategic rail: units go any distance over own track to a place with a station. echelon.32, L1 */
import type { Hex } from '../../hex.ts'
import { otherSide } from '../../twoSides.ts'
import { carryTo, hexesWhere, liftReOf, mayBoard } from './lift.ts'
import { barOf } from './movement.ts'
import type { EchelonDraft, Services } from './services.ts'
import { fits } from './stacks.ts'
import { isRailhead, runsTrains } from './supply/railways.ts'
import type { Position } from './types.ts'
import { withCargo } from './units.ts'

/** Where trains can take a unit: out of no enemy zone and into none. Depots go when they are packed. echelon.32 */
export const railTripsOf = (services: Services, state: Position, unit: number): readonly Hex[] => {
  const { table, zones } = services
  const side = table.side[unit]
  const from = state.hex[unit]
  if (!mayBoard(table, state, unit) || !runsTrains(state, side, from)) return []
  if (state.railLeft[side] < liftReOf(table, state, unit)) return []
  const enemy = otherSide(side)
  const { stretch } = services.supplies.of(state, side).net
  const ofEnemy = zones.of(state, enemy)
  if (stretch[from] === 0 || ofEnemy[from] > 0) return []
  const all = withCargo(table, state, [unit])
  const bars = all.map((one) => barOf(services, state, one))
  return hexesWhere(
    table,
    (to) =>
      to !== from &&
      stretch[to] === stretch[from] &&
      isRailhead(table, state, to) &&
      ofEnemy[to] === 0 &&
      !bars.some((isBarred) => isBarred(to)) &&
      fits(services, state, to, all),
  )
}

export const ride = (services: Services, draft: EchelonDraft, unit: number, to: Hex): void => {
  const { table } = services
  draft.state.railLeft[table.side[unit]] -= liftReOf(table, draft.state, unit)
  carryTo(services, draft, unit, 'rail', to)
}
