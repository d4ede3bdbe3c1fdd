/** The players of command cards. Apart from the game itself, so that a page that only shows it loads no planner. */
import { withChanges } from '../../ai/players.ts'
import type { Insight, Player, Thinkers } from '../../game.ts'
import type { CommandCardsGame } from './index.ts'
import { greedyPlayer } from './planner/greedy.ts'
import { commandCardsPlanner } from './planner/index.ts'
import { insightOf } from './planner/insight.ts'
import { odds } from './planner/odds.ts'
import { styles } from './planner/styles.ts'
import { usual } from './planner/weights.ts'

export const commandCardsPlayers: Thinkers<CommandCardsGame> = {
  greedy: (game) => greedyPlayer(game) as Player,
  insight: (game, changes) => insightOf(game, changes) as Insight,
  odds,
  planner: (game, id, changes) => commandCardsPlanner(game, id, withChanges(usual, changes)) as Player,
  styles,
  levels: {
    recruit: 'careless',
    veteran: 'planner',
    staff: 'search.tuned+planner+aggressive:nodes=400,most=4,turns=2,doubt=60',
    general: 'search.tuned+planner+cautious+aggressive:nodes=3000,most=6,turns=2,doubt=100',
  },
}
