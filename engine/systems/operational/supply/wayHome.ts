/** The shortest way of stragglers and rearguards to a headquarters or hub. operational.D21, F23 */
import { type Flood, floodFrom, unreached } from '../../../flood.ts'
import { reversed } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import { takesAll } from '../cost.ts'
import { terrainAt } from '../places.ts'
import type { Table } from '../table.ts'
import type { ReadonlyState } from '../types.ts'
import type { SupplyNetworks } from './network.ts'

/** Floods own ground from the goals, against the steps of those who walk to them: `previous` is the next hex on the way home. */
export const wayHome = (
  table: Table,
  networks: SupplyNetworks,
  state: ReadonlyState,
  side: Side,
  goals: readonly number[],
): Flood => {
  const { points } = networks(state)
  const { stragglerMovement } = table.scenario.rules.reinforcement
  return floodFrom(table.board, goals, (edge, spent, from) => {
    const paid = points[reversed(table, edge)]
    if (paid === 0 || state.owner[table.neighbours[edge]] !== side) return unreached
    // Whoever stands in the mountains has been left there by a change of the ground; nobody walks into them.
    if (spent > 0 && !terrainAt(table, state, from).stragglers) return unreached
    return paid === takesAll ? stragglerMovement : paid
  })
}
