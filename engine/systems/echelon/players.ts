/** The players of echelon. Apart from the game itself, so that a page that only shows it loads no planner. */
import { withChanges } from '../../ai/players.ts'
import type { Insight, Player, Thinkers } from '../../game.ts'
import type { EchelonGame } from './index.ts'
import { echelonPlanner } from './planner/index.ts'
import { insightOf } from './planner/insight.ts'
import { odds } from './planner/odds.ts'
import { styles } from './planner/styles.ts'
import { usual } from './planner/weights.ts'

export const echelonPlayers: Thinkers<EchelonGame> = {
  planner: (game, id, changes) => echelonPlanner(game, id, withChanges(usual, changes)) as Player,
  insight: (game, changes) => insightOf(game, changes) as Insight,
  odds,
  styles,
  levels: {
    recruit: 'careless',
    veteran: 'planner',
    staff: 'search:nodes=500,most=2,turns=2,doubt=100',
    general: 'search:nodes=1500,most=3,turns=2,doubt=100',
  },
}
