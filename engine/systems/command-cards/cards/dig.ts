/** Digging in: ordered units get cover in place of moving and battling. command-cards.T10 */

import { buildObstacle } from '../obstacles.ts'
import type { CommandCardsDraft } from '../services.ts'
import type { Table } from '../table.ts'
import { isOrdered } from '../units.ts'

/** Every ordered unit gets the obstacle on its hex, unless there is one already or boats are needed there. */
export const dig = (table: Table, draft: CommandCardsDraft, obstacleId: string): void => {
  const { state } = draft
  for (const unit of table.unitsOf[state.active]) {
    const hex = state.hex[unit]
    if (!isOrdered(state, unit)) continue
    if (state.obstacle[hex] !== 0 || table.terrains[table.terrain[hex]].boats) continue
    buildObstacle(table, draft, hex, obstacleId)
  }
}
