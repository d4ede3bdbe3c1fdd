/** Who plays the skirmish rules. Apart from the game itself, so that a page that only shows it loads no planner. */
import { followPlayer } from '../../ai/search.ts'
import type { Insight, Player, Thinkers } from '../../game.ts'
import type { SkirmishGame } from './index.ts'
import { insightOf } from './planner/insight.ts'
import { styles } from './planner/styles.ts'

export const skirmishPlayers: Thinkers<SkirmishGame> = {
  planner: (game, id = 'planner', changes) => followPlayer(id, insightOf(game, changes)) as Player,
  insight: (game, changes) => insightOf(game, changes) as Insight,
  styles,
  levels: {
    recruit: 'careless',
    veteran: 'planner',
    staff: 'search:nodes=60,most=2,turns=1,doubt=100',
    general: 'search.planner+cautious+aggressive:nodes=3000,most=6,turns=2,doubt=100',
  },
}
