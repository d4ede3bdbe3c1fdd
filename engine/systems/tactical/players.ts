/** The players of the system. Apart from the game itself, so that a page that only shows it loads no planner. */
import { withChanges } from '../../ai/players.ts'
import type { Insight, Player, Thinkers } from '../../game.ts'
import type { TacticalGame } from './index.ts'
import { insightOf, tacticalPlanner } from './planner/index.ts'

export const tacticalPlayers: Thinkers<TacticalGame> = {
  insight: (game) => insightOf(game) as Insight,
  planner(game, id, changes) {
    withChanges({}, changes)
    return tacticalPlanner(game, id) as Player
  },
  // Until `npm run fit` has measured what tells who wins.
  odds: {},
  givesUp: 'surrender',
  levels: { recruit: 'careless', veteran: 'planner', staff: 'search:nodes=200', general: 'search:nodes=1000' },
}
