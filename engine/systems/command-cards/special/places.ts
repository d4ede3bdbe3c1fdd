/** What stands on the scenario's special places: prisoners, equipment, headquarters, landmarks. command-cards.A6, A7, A12, A16 */
import type { CommandCardsDraft, Kit } from '../verbs/verb.ts'

/** After every action: what was entered is taken. */
export const settlePlaces = (_kit: Kit, _draft: CommandCardsDraft): void => {}
