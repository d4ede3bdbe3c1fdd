/** The players of the operational game, apart from the game itself so that a page that only shows it loads no planner. */
import type { Player, Thinkers } from '../../game.ts'
import type { OperationalGame } from './index.ts'
import { operationalPlanner } from './planner/index.ts'

export const operationalPlayers: Thinkers<OperationalGame> = {
  planner: (game) => operationalPlanner(game) as Player,
}
