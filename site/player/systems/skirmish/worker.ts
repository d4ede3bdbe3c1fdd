/** The worker that plays skirmishes. */
import { skirmish } from '../../../../engine/systems/skirmish/index.ts'
import { skirmishPlayers } from '../../../../engine/systems/skirmish/players.ts'
import { answerThePage } from '../../worker.ts'

/** Where this module stands, for the one who starts the worker. */
export const address = import.meta.url

answerThePage({ open: skirmish.open, thinkers: skirmishPlayers })
