/** The worker that plays operational battles. */
import { operational } from '../../../../engine/systems/operational/index.ts'
import { operationalPlayers } from '../../../../engine/systems/operational/players.ts'
import { answerThePage } from '../../worker.ts'

/** Where this module stands, for the one who starts the worker. */
export const address = import.meta.url

answerThePage({ open: operational.open, thinkers: operationalPlayers })
