/** The shortest way of stragglers and rearguards to a headquarters or hub. operational.D21, F23 */
import type { Side } from '../../../game.ts'
import { takesAll } from '../cost.ts'
import { terrainAt } from '../places.ts'
import type { Table } from '../table.ts'
import type { OperationalState } from '../types.ts'
import type { SupplyNetworks } from './network.ts'

/** `far` where there is no way home. */
export const unreached = 65535

/** The way to the nearest goal, by hex. */
export interface WayHome {
  /** Points to the goal, `unreached` where there is no way. */
  readonly far: Uint16Array
  /** The edge of the next step. */
  readonly next: Int32Array
}

/** Flood from the goals, against the steps of those who walk to them: stragglers, and rearguards that slip away. operational.D21, F23 */
export const wayHome = (
  table: Table,
  networks: SupplyNetworks,
  state: Readonly<OperationalState>,
  side: Side,
  goals: readonly number[],
): WayHome => {
  const { points } = networks(state)
  const { stragglerMovement } = table.scenario.rules.reinforcement
  const far = new Uint16Array(table.size).fill(unreached)
  const next = new Int32Array(table.size)
  const rows: number[][] = [[...goals]]
  for (const goal of goals) far[goal] = 0
  for (let spent = 0; spent < rows.length; spent++)
    for (const hex of rows[spent] ?? []) {
      if (far[hex] !== spent) continue
      for (let direction = 0; direction < 6; direction++) {
        const from = table.neighbours[hex * 6 + direction]
        const edge = from * 6 + ((direction + 3) % 6)
        if (from === 0 || points[edge] === 0 || state.owner[from] !== side) continue
        // Whoever stands in the mountains has been left there by a change of the ground; nobody walks into them.
        if (far[hex] > 0 && !terrainAt(table, state, hex).stragglers) continue
        const total = spent + (points[edge] === takesAll ? stragglerMovement : points[edge])
        if (total >= far[from]) continue
        far[from] = total
        next[from] = edge
        rows[total] ??= []
        rows[total].push(from)
      }
    }
  return { far, next }
}
