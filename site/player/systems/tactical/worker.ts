/** The worker that plays battles of tactical rules. */
import { tactical } from '../../../../engine/systems/tactical/index.ts'
import { tacticalPlayers } from '../../../../engine/systems/tactical/players.ts'
import { answerThePage } from '../../worker.ts'

/** Where this module stands, for the one who starts the worker. */
export const address = import.meta.url

answerThePage({ open: tactical.open, thinkers: tacticalPlayers })
