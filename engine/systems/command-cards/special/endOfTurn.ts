/** What happens by itself at the end of a turn. command-cards.A11, A20 */
import type { CommandCardsDraft, Services } from '../verbs/verb.ts'
import { thinSmoke } from './smoke.ts'

export const endOfTurn = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  state.announced[state.active] = 0
  thinSmoke(services, draft)
}
