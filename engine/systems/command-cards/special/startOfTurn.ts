/** What happens by itself at the start of a turn. command-cards.A6, A18 */
import type { CommandCardsDraft, Kit } from '../verbs/verb.ts'

export const startOfTurn = (_kit: Kit, _draft: CommandCardsDraft): void => {}
