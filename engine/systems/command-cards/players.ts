/** Who plays command cards. Apart from the game itself, so that a page that only shows it loads no planner. */
import type { Insight, Player, Thinkers } from '../../game.ts'
import type { CommandCardsGame } from './index.ts'
import { greedyPlayer } from './planner/greedy.ts'
import { commandCardsPlanner } from './planner/index.ts'
import { insightOf } from './planner/insight.ts'

export const commandCardsPlayers: Thinkers<CommandCardsGame> = {
  greedy: (game) => greedyPlayer(game) as Player,
  insight: (game) => insightOf(game) as Insight,
  planner: (game) => commandCardsPlanner(game) as Player,
}
