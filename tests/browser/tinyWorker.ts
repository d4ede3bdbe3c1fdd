/** The worker that plays the tiny rule systems. */
import type { AnyGame } from '../../engine/game.ts'
import { answerThePage } from '../../site/player/worker.ts'
import { tinyPlanner, tinySystems } from '../contract/tiny.ts'

/** Where this module stands, for the one who starts the worker. */
export const address = import.meta.url

answerThePage({
  open: (scenario) => tinySystems[scenario.system].open(scenario),
  thinkers: {
    planner: tinyPlanner,
    levels: { recruit: 'planner', veteran: 'planner', staff: 'search', general: 'search:nodes=1000' },
    odds: {},
    insight: (game: AnyGame) => tinySystems[game.scenario.system].insight(game) as never,
  },
})
