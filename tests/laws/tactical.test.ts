/** The laws of `laws.ts` for the rules of Tactical, in all of its scenarios. */
import type { Player } from '../../engine/game.ts'
import { imagine } from '../../engine/systems/tactical/imagine.ts'
import { type TacticalGame, tactical } from '../../engine/systems/tactical/index.ts'
import { insightOf } from '../../engine/systems/tactical/planner/insight.ts'
import { tacticalPlayers } from '../../engine/systems/tactical/players.ts'
import type { TacticalView } from '../../engine/systems/tactical/types.ts'
import type { TacticalAction } from '../../engine/systems/tactical/verbs/index.ts'
import { loadScenarios } from '../support/scenarios.ts'
import { lawsOf } from './laws.ts'

lawsOf('tactical', tactical, await loadScenarios('tactical'), {
  shuffleHidden: (game, state, viewer, dice) =>
    imagine((game as TacticalGame).services, game.view(state, viewer), dice),
  insight: (game) => insightOf(game as TacticalGame),
  planner: (game) => tacticalPlayers.planner(game as TacticalGame) as Player<TacticalAction, TacticalView>,
})
