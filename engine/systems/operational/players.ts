/** The players of the operational game, apart from the game itself so that a page that only shows it loads no planner. */
import { withChanges } from '../../ai/players.ts'
import type { Insight, Player, Thinkers } from '../../game.ts'
import type { OperationalGame } from './index.ts'
import { operationalPlanner } from './planner/index.ts'
import { insightOf } from './planner/insight.ts'
import { odds } from './planner/odds.ts'
import { styles } from './planner/styles.ts'
import { usual } from './planner/weights.ts'

export const operationalPlayers: Thinkers<OperationalGame> = {
  planner: (game, id, changes) => operationalPlanner(game, id, withChanges(usual, changes)) as Player,
  insight: (game, changes) => insightOf(game, changes) as Insight,
  odds,
  styles,
  levels: {
    recruit: 'careless',
    veteran: 'planner',
    staff: 'search:nodes=80,most=4,turns=2,doubt=100',
    general: 'search:nodes=300,most=4,turns=2,doubt=100',
  },
}
