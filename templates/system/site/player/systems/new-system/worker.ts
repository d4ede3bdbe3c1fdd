/** The worker that plays battles of New system. */
import { newSystem } from '../../../../engine/systems/new-system/index.ts'
import { newSystemPlayers } from '../../../../engine/systems/new-system/players.ts'
import { answerThePage } from '../../worker.ts'

/** Where this module stands, for the one who starts the worker. */
export const address = import.meta.url

answerThePage({ open: newSystem.open, thinkers: newSystemPlayers })
