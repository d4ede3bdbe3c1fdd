/** What happens by itself at the start of a turn. command-cards.A6, A18 */
import { settleTurnStart } from '../medals.ts'
import type { CommandCardsDraft, Kit } from '../verbs/verb.ts'
import { lightenNight } from './night.ts'
import { workOnLandmarks } from './sabotage.ts'

export const startOfTurn = (kit: Kit, draft: CommandCardsDraft): void => {
  lightenNight(kit, draft)
  workOnLandmarks(kit, draft)
  settleTurnStart(kit, draft)
}
