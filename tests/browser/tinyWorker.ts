/** The worker that plays the tiny rule systems. */
import { answerThePage } from '../../site/player/worker.ts'
import { tinySystems } from '../contract/tiny.ts'

/** Where this module stands, for the one who starts the worker. */
export const address = import.meta.url

answerThePage({
  open: (scenario) => tinySystems[scenario.system].open(scenario),
  thinkers: {
    planner: (game: never) => tinySystems[(game as { scenario: { system: string } }).scenario.system].player(game),
  },
})
