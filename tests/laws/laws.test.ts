/**
 * One call for each rule system, over small scenarios that between them touch every rule, and those of `content/`: some of them,
 * which the commit chooses, and all of them in `npm run laws:long`.
 */
import { execFileSync } from 'node:child_process'
import type { Player } from '../../engine/game.ts'
import { type CommandCardsGame, commandCards } from '../../engine/systems/command-cards/index.ts'
import { insightOf as commandCardsInsight } from '../../engine/systems/command-cards/planner/insight.ts'
import { commandCardsPlayers } from '../../engine/systems/command-cards/players.ts'
import type { CommandCardsAction, CommandCardsView } from '../../engine/systems/command-cards/types.ts'
import { imagine } from '../../engine/systems/command-cards/view.ts'
import { type OperationalGame, operational } from '../../engine/systems/operational/index.ts'
import { insightOf as operationalInsight } from '../../engine/systems/operational/planner/insight.ts'
import { operationalPlayers } from '../../engine/systems/operational/players.ts'
import type { OperationalAction } from '../../engine/systems/operational/types.ts'
import type { OperationalView } from '../../engine/systems/operational/viewTypes.ts'
import type { Side } from '../../engine/twoSides.ts'
import { loadScenarios, scenarios } from '../support/scenarios.ts'
import { shore } from '../support/shore.ts'
import { lawsOf } from './laws.ts'
import { isLong } from './means.ts'
import { shuffleHidden } from './shuffleHidden.ts'

/** One of so many scenarios of `content/` has its turn with a commit. */
const turns = 4

/** A number that stays while the commit stays, and is as good as random otherwise; 0 outside of a repository. */
const numberOfCommit = (): number => {
  try {
    return Number.parseInt(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).slice(0, 8), 16)
  } catch {
    return 0
  }
}

const commit = numberOfCommit()
const inTurn = async (system: string) =>
  (await loadScenarios(system)).filter((_, index) => isLong || index % turns === commit % turns)

const foggy = scenarios.map((scenario) => ({ ...scenario, id: `${scenario.id} in fog`, fog: true }))

lawsOf('operational', operational, [...scenarios, ...foggy, shore, ...(await inTurn('operational'))], {
  shuffleHidden: (game, state, viewer, dice) => shuffleHidden(game as OperationalGame, state, viewer as Side, dice),
  insight: (game) => operationalInsight(game as OperationalGame),
  planner: (game) => operationalPlayers.planner(game as OperationalGame) as Player<OperationalAction, OperationalView>,
})

lawsOf('command-cards', commandCards, await inTurn('command-cards'), {
  shuffleHidden: (game, state, viewer, dice) =>
    imagine((game as CommandCardsGame).table, game.view(state, viewer), dice),
  insight: (game) => commandCardsInsight(game as CommandCardsGame),
  planner: (game) =>
    commandCardsPlayers.planner(game as CommandCardsGame) as Player<CommandCardsAction, CommandCardsView>,
})
