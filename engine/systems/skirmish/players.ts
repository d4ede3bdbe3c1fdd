/** The players of the skirmish rules. Apart from the game itself, so that a page that only shows it loads no planner. */
import { withChanges } from '../../ai/players.ts'
import type { Changes, Insight, Player, Thinkers } from '../../game.ts'
import type { SkirmishGame } from './index.ts'
import { insightOf } from './planner/insight.ts'
import { odds } from './planner/odds.ts'
import { makeProposer } from './planner/propose.ts'
import { styles } from './planner/styles.ts'
import { usual } from './planner/weights.ts'
import type { SkirmishState, SkirmishView } from './types.ts'
import type { SkirmishAction, SkirmishActionType } from './verbs/index.ts'
import { knownState } from './view.ts'

/** Does what seems best, one action after the other. It looks at what its view knows, in which nothing is dealt. */
const skirmishPlanner = (
  game: SkirmishGame,
  id = 'planner',
  changes?: Changes,
): Player<SkirmishAction, SkirmishView> => {
  const propose = makeProposer(game, withChanges(usual, changes))
  let state: SkirmishState | undefined
  return {
    id,
    choose(view) {
      state = knownState(game.table, view, state)
      return propose(state, view.viewer ?? 0, 1)[0]
    },
  }
}

export const skirmishPlayers: Thinkers<SkirmishGame> = {
  planner: (game, id, changes) => skirmishPlanner(game, id, changes) as Player,
  insight: (game, changes) => insightOf(game, changes) as Insight,
  odds,
  styles,
  givesUp: 'surrender' satisfies SkirmishActionType,
  levels: {
    recruit: 'careless',
    veteran: 'planner',
    staff: 'search:nodes=120,most=5,turns=1,doubt=50',
    general: 'search.planner+cautious+aggressive:nodes=3000,most=6,turns=2,doubt=100',
  },
}
