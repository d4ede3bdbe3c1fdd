/** Putting obstacles on hexes and taking them away. */
import type { Hex } from '../../hex.ts'
import type { CommandCardsDraft } from './services.ts'
import type { Table } from './table.ts'

/** Puts an obstacle of the table on a hex. Throws a RangeError when the table has none of that id. */
export const buildObstacle = (table: Table, draft: CommandCardsDraft, hex: Hex, id: string): void => {
  const obstacle = table.obstacleIds.indexOf(id)
  if (obstacle < 0) throw new RangeError(`no obstacle “${id}”`)
  draft.state.obstacle[hex] = obstacle + 1
  draft.emit({ type: 'obstacle', hex, obstacle, is: 'built' })
}

/** Takes away the obstacle of a hex. */
export const removeObstacle = (draft: CommandCardsDraft, hex: Hex): void => {
  const obstacle = draft.state.obstacle[hex] - 1
  draft.state.obstacle[hex] = 0
  draft.emit({ type: 'obstacle', hex, obstacle, is: 'removed' })
}
