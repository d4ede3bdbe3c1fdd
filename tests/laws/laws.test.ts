/** One line for each rule system. */
import { makePlayer } from '../../engine/ai/index.ts'
import type { Player } from '../../engine/game.ts'
import { type OperationalGame, operational } from '../../engine/systems/operational/index.ts'
import type { OperationalAction } from '../../engine/systems/operational/types.ts'
import type { OperationalView } from '../../engine/systems/operational/viewTypes.ts'
import { loadScenarios, scenarios } from '../support/scenarios.ts'
import { shore } from '../support/shore.ts'
import { lawsOf } from './laws.ts'
import { shuffleHidden } from './shuffleHidden.ts'

const foggy = scenarios.map((scenario) => ({ ...scenario, id: `${scenario.id} in fog`, fog: true }))

lawsOf('operational', operational, [...scenarios, ...foggy, shore, ...(await loadScenarios())], {
  shuffleHidden: (game, state, viewer, dice) => shuffleHidden(game as OperationalGame, state, viewer, dice),
  planner: (game) => makePlayer('planner', game as OperationalGame) as Player<OperationalAction, OperationalView>,
})
