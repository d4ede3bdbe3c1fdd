/** The worker that plays battles led by cards. */
import { commandCards } from '../../../../engine/systems/command-cards/index.ts'
import { commandCardsPlayers } from '../../../../engine/systems/command-cards/players.ts'
import { answerThePage } from '../../worker.ts'

/** Where this module stands, for the one who starts the worker. */
export const address = import.meta.url

answerThePage({ open: commandCards.open, thinkers: commandCardsPlayers })
