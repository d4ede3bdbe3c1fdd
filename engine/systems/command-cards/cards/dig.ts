/** Digging in: ordered units get cover in place of moving and battling. command-cards.T10 */
import { status } from '../types.ts'
import type { CommandCardsDraft, Services } from '../verbs/verb.ts'

/** Every ordered unit gets the obstacle on its hex, unless something lies there already or boats are needed there. */
export const dig = ({ table }: Services, draft: CommandCardsDraft, obstacleId: string): void => {
  const { state } = draft
  const obstacle = table.obstacleIds.indexOf(obstacleId)
  if (obstacle < 0) throw new RangeError(`no obstacle “${obstacleId}”`)
  for (const unit of table.unitsOf[state.active]) {
    const hex = state.hex[unit]
    if (hex <= 0 || (state.status[unit] & status.ordered) === 0) continue
    if (state.obstacle[hex] !== 0 || table.terrains[table.terrain[hex]].boats) continue
    state.obstacle[hex] = obstacle + 1
    draft.emit({ type: 'obstacle', hex, obstacle, is: 'built' })
  }
}
