/** What happens by itself at the end of a turn. command-cards.A11, A20 */
import type { CommandCardsDraft, Kit } from '../verbs/verb.ts'
import { thinSmoke } from './smoke.ts'

export const endOfTurn = (kit: Kit, draft: CommandCardsDraft): void => {
  const { state } = draft
  state.announced[state.active] = 0
  thinSmoke(kit, draft)
}
