/** What happens by itself at the start of a turn. command-cards.A6, A18 */
import { settleTurnStart } from '../medals.ts'
import type { CommandCardsDraft, Services } from '../verbs/verb.ts'
import { lightenNight } from './night.ts'
import { workOnLandmarks } from './sabotage.ts'

export const startOfTurn = (services: Services, draft: CommandCardsDraft): void => {
  lightenNight(services, draft)
  workOnLandmarks(services, draft)
  settleTurnStart(services, draft)
}
