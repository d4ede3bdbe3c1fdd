/** Digging in: ordered units get cover in place of moving and battling. command-cards.T10 */

import type { Hex } from '../../../hex.ts'
import { buildObstacle } from '../obstacles.ts'
import type { CommandCardsDraft } from '../services.ts'
import type { Table } from '../table.ts'
import type { Position } from '../types.ts'
import { isOrdered } from '../units.ts'

/** True if works can be dug on a hex: not on an obstacle, nor on ground that forbids digging. */
export const canDig = ({ terrains, terrain }: Table, state: Position, hex: Hex): boolean =>
  state.obstacle[hex] === 0 && terrains[terrain[hex]].diggable

/** Every ordered unit gets the obstacle on its hex where it can dig. */
export const dig = (table: Table, draft: CommandCardsDraft, obstacleId: string): void => {
  const { state } = draft
  for (const unit of table.unitsOf[state.active]) {
    const hex = state.hex[unit]
    if (isOrdered(state, unit) && canDig(table, state, hex)) buildObstacle(table, draft, hex, obstacleId)
  }
}
