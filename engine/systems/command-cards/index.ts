/** Tactical battles led by cards and dice. This file is the table of contents: what the game answers, and where the rules stand. */
import type { KeyedDice } from '../../dice.ts'
import type { Game, RuleSystem, Scenario } from '../../game.ts'
import { type Side, teams } from '../../twoSides.ts'
import { makeAction, parseAction, sameAction } from './actions.ts'
import { askForCards, forgetAnnouncements } from './cards/limits.ts'
import type { CommandCardsEvent } from './events.ts'
import { type BattleForecast, forecastOf } from './forecast.ts'
import { legalActions, refusalOf } from './legal.ts'
import { judge, settleMedals } from './medals.ts'
import { copyInto, copyOf, decode, encode } from './memory.ts'
import { type CommandCardsQuestion, explain } from './questions.ts'
import { makeReacher } from './reach.ts'
import type { CommandCardsScenario } from './scenario.ts'
import type { Reach, Services } from './services.ts'
import { setup } from './setup.ts'
import { makeSight, type Sight } from './sight.ts'
import { settlePlaces } from './special/places.ts'
import { makeTable, type Table } from './table.ts'
import type { CommandCardsState, CommandCardsView, Position } from './types.ts'
import type { CommandCardsAction } from './verbs/index.ts'
import { verbOf } from './verbs/index.ts'
import { viewOf } from './view.ts'

export type { BattleForecast, Reach, Sight, Table }

/** A scenario of the command-card rules, opened. Beyond the contract it answers what players and pages ask most. */
export interface CommandCardsGame
  extends Game<CommandCardsState, CommandCardsAction, CommandCardsEvent, CommandCardsView, CommandCardsQuestion> {
  readonly scenario: CommandCardsScenario
  readonly table: Table
  /** The parts of the opened game, for planners and tests. */
  readonly services: Services
  /** Where a unit can move with the card being played. Valid until the next call. command-cards.C4-C9 */
  reach(state: Position, unit: number): Reach
  /** Returns the forecast of a battle from where the units stand; undefined when it is not possible. command-cards.C10-C14 */
  forecast(state: Position, attacker: number, target: number): BattleForecast | undefined
}

const open = (scenario: CommandCardsScenario): CommandCardsGame => {
  const table = makeTable(scenario)
  const sight = makeSight(table)
  const reacher = makeReacher(table)
  const services: Services = { table, sight, reacher }
  return {
    scenario,
    table,
    services,
    teams,
    actors: (state) => (state.ended ? [] : [state.side]),
    setup: (dice: KeyedDice) => setup(table, dice),
    legal: (state, side: Side, like) => legalActions(services, state, side, like),
    refusal: (state, side: Side, action) => refusalOf(services, state, side, action),
    apply(draft, side: Side, action) {
      verbOf(action.type).apply(services, draft, side, action)
      settlePlaces(table, draft)
      settleMedals(table, draft)
      forgetAnnouncements(table, draft)
      askForCards(table, draft)
      draft.emit({ type: 'decides', side: draft.state.side, phase: draft.state.phase })
    },
    view: (state, side?: Side) => viewOf(table, state, side),
    outcome: (state) => (state.ended ? judge(table, state) : undefined),
    explain: (state, question) => explain(services, state, question),
    copy: (state) => copyOf(table, state),
    copyInto,
    encode,
    decode: (json) => decode(table, json),
    same: sameAction,
    makeAction,
    parseAction: (text) => parseAction(table, text),
    reach: reacher.of,
    forecast: (state, attacker, target) => forecastOf(services, state, attacker, target),
  }
}

/** The command-card rule system. `open` throws a RangeError when the scenario names something that its rules do not have. */
export const commandCards = {
  id: 'command-cards',
  open: (scenario: Scenario) => open(scenario as CommandCardsScenario),
} satisfies RuleSystem<CommandCardsState, CommandCardsAction, CommandCardsEvent, CommandCardsView, CommandCardsQuestion>
