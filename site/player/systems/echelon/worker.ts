/** The worker that plays echelon campaigns. */
import { echelon } from '../../../../engine/systems/echelon/index.ts'
import { echelonPlayers } from '../../../../engine/systems/echelon/players.ts'
import { answerThePage } from '../../worker.ts'

/** Where this module stands, for the one who starts the worker. */
export const address = import.meta.url

answerThePage({ open: echelon.open, thinkers: echelonPlayers })
