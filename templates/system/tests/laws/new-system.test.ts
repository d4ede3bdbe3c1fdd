/** The laws of `laws.ts` for the rules of New system, in all of its scenarios. */
import type { Player } from '../../engine/game.ts'
import { type NewSystemGame, newSystem } from '../../engine/systems/new-system/index.ts'
import { insightOf } from '../../engine/systems/new-system/planner/index.ts'
import { newSystemPlayers } from '../../engine/systems/new-system/players.ts'
import type { NewSystemAction } from '../../engine/systems/new-system/verbs/index.ts'
import type { NewSystemView } from '../../engine/systems/new-system/view.ts'
import { loadScenarios } from '../support/scenarios.ts'
import { lawsOf } from './laws.ts'

lawsOf('new-system', newSystem, await loadScenarios('new-system'), {
  // Nothing is hidden.
  shuffleHidden: (game, state) => game.copy(state),
  insight: (game) => insightOf(game as NewSystemGame),
  planner: (game) => newSystemPlayers.planner(game as NewSystemGame) as Player<NewSystemAction, NewSystemView>,
})
