/** The players of the system. Apart from the game itself, so that a page that only shows it loads no planner. */
import { withChanges } from '../../ai/players.ts'
import type { Insight, Player, Thinkers } from '../../game.ts'
import type { TacticalGame } from './index.ts'
import { tacticalPlanner } from './planner/index.ts'
import { insightOf } from './planner/insight.ts'
import { odds } from './planner/odds.ts'
import { styles } from './planner/styles.ts'
import { usual } from './planner/weights.ts'
import type { TacticalAction } from './verbs/index.ts'

export const tacticalPlayers: Thinkers<TacticalGame> = {
  planner: (game, id, changes) => tacticalPlanner(game, id, withChanges(usual, changes)) as Player,
  insight: (game, changes) => insightOf(game, changes) as Insight,
  odds,
  styles,
  givesUp: 'surrender' satisfies TacticalAction['type'],
  levels: {
    recruit: 'careless:oneIn=14',
    veteran: 'planner',
    staff: 'search.planner+cautious+aggressive:nodes=200,most=3,turns=2,doubt=100',
    general: 'search.planner+cautious+aggressive:nodes=1000,most=4,turns=2,doubt=100',
  },
}
