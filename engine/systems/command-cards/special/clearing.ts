/** Clearing wire, barricades and mines in place of battling. command-cards.T15, T29, T66 */

import type { CommandCardsDraft } from '../services.ts'
import type { Table } from '../table.ts'
import { type Position, status } from '../types.ts'
import { mineState, removeMine } from './mines.ts'

/** True if a unit stands on an obstacle that its kind can clear, or as pioneers on mines. */
export const canClear = ({ types, obstacles }: Table, state: Position, unit: number): boolean => {
  const hex = state.hex[unit]
  const obstacle = hex > 0 ? obstacles[state.obstacle[hex] - 1] : undefined
  if (obstacle === undefined) return false
  return (
    obstacle.removedInstead.includes(types[unit].kind) || (types[unit].pioneers && state.mine[hex] !== mineState.none)
  )
}

/** Clears the obstacle of a unit's hex. This counts as its battle of the turn. */
export const clear = (draft: CommandCardsDraft, unit: number): void => {
  const { state } = draft
  state.status[unit] |= status.battled
  removeMine(draft, state.hex[unit])
}
