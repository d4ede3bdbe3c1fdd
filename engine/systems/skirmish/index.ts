/**
 * Platoons, guns, tanks and aircraft as cards on a field of six by eight squares, led by action points and hands of cards. This file is
 * the table of contents: what the game answers, and where the rules stand.
 *
 * A state is one block of memory (`types.ts`, `memory.ts`):
 *
 * - Every copy of a unit card in a deck is a unit with a number of its own, and so is every unit at the start. It has a space: 1 to 48 of
 *   the field, 49 or 50 beside a headquarters for aircraft, 0 while it is no unit but a card. Cards themselves are counted by seat and
 *   kind: in hand, in the deck, which has no order, and on the discard pile.
 * - A space knows the units on it that nothing carries (one, or a vehicle and the infantry behind it), its terrain and the damage to it,
 *   and a hidden mine. A seat has action points and what its cards have begun; a side has its headquarters, general and losses.
 * - Shots wait in a queue (`combat/shots.ts`), because some are several (missions, barrages, assaults) and because others may have a say
 *   before the dice are rolled. `flow.ts` carries on until somebody has to decide: a seat that is asked a question, or the seats of the
 *   active side that are not done with the phase.
 *
 * What a seat may do, by phase; each is a verb in `verbs/`:
 *
 *     before        bid · lead (who moves and builds first) · build · keep, redraw
 *     initial       play · surrender
 *     movement      move · assault · accompany (covered movement) · swap · board · leave · play · surrender
 *     deployment    deploy · equip · play · build (where agreed) · move (with mobility)
 *     shooting      fire · storm (resolves an assault) · fly, then aim, escort · light (smoke) · clear (engineers) · play
 *     flip, discard turn (mounts and dismounts) · treat (medics) · discard
 *     as an answer  answer (an assaulted unit) · light · intercept · ambush
 *     done          with the phase, or with what is offered
 */
import type { KeyedDice } from '../../dice.ts'
import type { Game, RuleSystem, Scenario, Side } from '../../game.ts'
import { makeAction, parseAction, sameAction } from './actions.ts'
import type { SkirmishEvent } from './events.ts'
import { settle } from './flow.ts'
import { type Forecast, forecastOf } from './forecast.ts'
import { actorsOf, legalActions, refusalOf } from './legal.ts'
import { copyInto, copyOf, decode, encode } from './memory.ts'
import { explain, type SkirmishQuestion } from './questions.ts'
import type { SkirmishScenario } from './scenario.ts'
import { setup } from './setup.ts'
import { makeTable, type Table } from './table.ts'
import type { Position, SkirmishState, SkirmishView } from './types.ts'
import type { SkirmishAction } from './verbs/index.ts'
import { verbOf } from './verbs/index.ts'
import { judge } from './victory.ts'
import { viewOf } from './view.ts'

/** A scenario of the skirmish rules, opened. */
export interface SkirmishGame
  extends Game<SkirmishState, SkirmishAction, SkirmishEvent, SkirmishView, SkirmishQuestion> {
  readonly scenario: SkirmishScenario
  readonly table: Table
  /** Returns the forecast of an action by which a side fires; undefined when it fires none. */
  forecast(state: Position, side: Side, action: SkirmishAction): Forecast | undefined
}

const open = (scenario: SkirmishScenario): SkirmishGame => {
  const table = makeTable(scenario)
  return {
    scenario,
    table,
    teams: table.teams,
    actors: actorsOf,
    setup(dice: KeyedDice) {
      const state = setup(table, dice)
      settle({ table, state, dice, emit: () => {} })
      return state
    },
    legal: (state, side: Side, like) => legalActions(table, state, side, like),
    refusal: (state, side: Side, action) => refusalOf(table, state, side, action),
    apply(given, side: Side, action) {
      const draft = { ...given, table }
      const { state } = draft
      if (action.type !== 'equip' && state.equipping > 0 && table.seat[state.equipping - 1] === side)
        state.equipping = 0
      verbOf(action.type).apply(table, draft, side, action)
      settle(draft)
      draft.emit({ type: 'decides', phase: state.phase, question: state.question })
    },
    view: (state, side?: Side) => viewOf(table, state, side),
    outcome: (state) => (state.ended ? judge(table, state) : undefined),
    explain: (state, question) => explain(table, state, question),
    forecast: (state, side, action) => forecastOf(table, state, side, action),
    copy: (state) => copyOf(table, state),
    copyInto,
    encode,
    decode: (json) => decode(table, json),
    same: sameAction,
    makeAction,
    parseAction: (text) => parseAction(table, text),
  }
}

/** The skirmish rule system. `open` throws a RangeError when the scenario names something that its rules do not have. */
export const skirmish = {
  id: 'skirmish',
  open: (scenario: Scenario) => open(scenario as SkirmishScenario),
} satisfies RuleSystem<SkirmishState, SkirmishAction, SkirmishEvent, SkirmishView, SkirmishQuestion>
