/** What happens by itself at the end of a turn. command-cards.A11, A20 */
import type { CommandCardsDraft, Kit } from '../verbs/verb.ts'

export const endOfTurn = (_kit: Kit, _draft: CommandCardsDraft): void => {}
