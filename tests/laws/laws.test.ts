/**
 * One call for each rule system, over small scenarios that between them touch every rule, and those of `content/`: some of them,
 * which the commit chooses, and all of them in `npm run laws:long`.
 */
import type { Player } from '../../engine/game.ts'
import { type CommandCardsGame, commandCards } from '../../engine/systems/command-cards/index.ts'
import { insightOf as commandCardsInsight } from '../../engine/systems/command-cards/planner/insight.ts'
import { commandCardsPlayers } from '../../engine/systems/command-cards/players.ts'
import type { CommandCardsView } from '../../engine/systems/command-cards/types.ts'
import type { CommandCardsAction } from '../../engine/systems/command-cards/verbs/index.ts'
import { type OperationalGame, operational } from '../../engine/systems/operational/index.ts'
import { insightOf as operationalInsight } from '../../engine/systems/operational/planner/insight.ts'
import { operationalPlayers } from '../../engine/systems/operational/players.ts'
import type { OperationalAction } from '../../engine/systems/operational/verbs/index.ts'
import type { OperationalView } from '../../engine/systems/operational/viewTypes.ts'
import type { Side } from '../../engine/twoSides.ts'
import { scenarios } from '../support/scenarios.ts'
import { shore } from '../support/shore.ts'
import { hasTurn } from '../support/turns.ts'
import { inTurn } from './inTurn.ts'
import { lawsOf } from './laws.ts'
import { isLong } from './means.ts'
import { shuffleCards } from './shuffleCards.ts'
import { shuffleHidden } from './shuffleHidden.ts'

const foggy = scenarios.map((scenario) => ({ ...scenario, id: `${scenario.id} in fog`, fog: true }))
const made = [...scenarios, ...foggy, shore].filter((_, index) => isLong || hasTurn(index))

lawsOf('operational', operational, [...made, ...(await inTurn('operational'))], {
  shuffleHidden: (game, state, viewer, dice) => shuffleHidden(game as OperationalGame, state, viewer as Side, dice),
  insight: (game) => operationalInsight(game as OperationalGame),
  planner: (game) => operationalPlayers.planner(game as OperationalGame) as Player<OperationalAction, OperationalView>,
})

lawsOf('command-cards', commandCards, await inTurn('command-cards'), {
  shuffleHidden: (game, state, viewer, dice) => shuffleCards(game as CommandCardsGame, state, viewer as Side, dice),
  insight: (game) => commandCardsInsight(game as CommandCardsGame),
  planner: (game) =>
    commandCardsPlayers.planner(game as CommandCardsGame) as Player<CommandCardsAction, CommandCardsView>,
})
