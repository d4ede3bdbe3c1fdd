/** Weeks of war between divisions. This file is the table of contents: what the game answers, and where the rules stand. */
import type { Game, RuleSystem, Scenario } from '../../game.ts'
import { type Side, sides, teams } from '../../twoSides.ts'
import { makeAction, parseAction, sameAction } from './actions.ts'
import type { EchelonEvent } from './events.ts'
import { isIdle, legalActions, refusalOf } from './legal.ts'
import { beginMissions } from './lift.ts'
import { copyInto, copyOf, decode, encode } from './memory.ts'
import { type Reach, reachOf } from './movement.ts'
import { type EchelonQuestion, explain } from './questions.ts'
import type { EchelonScenario } from './scenario.ts'
import type { Services } from './services.ts'
import { setup } from './setup.ts'
import { listeningPosts, tellHeard } from './sight.ts'
import { makeStacks } from './stacks.ts'
import { makeSupplyNetwork } from './supply/network.ts'
import { makeTable, type Table } from './table.ts'
import { finishPhase } from './turn.ts'
import type { EchelonState, EchelonView, Position } from './types.ts'
import { type EchelonAction, verbOf } from './verbs/index.ts'
import { judge } from './victory.ts'
import { viewOf } from './view.ts'
import { makeZones } from './zones.ts'

export type { Reach, Table }

/** A scenario of the echelon rules, opened. Beyond the contract it answers what players and pages ask most. */
export interface EchelonGame extends Game<EchelonState, EchelonAction, EchelonEvent, EchelonView, EchelonQuestion> {
  readonly scenario: EchelonScenario
  readonly table: Table
  /** The parts of the opened game, for planners and tests. */
  readonly services: Services
  /** Where units of one hex can move together. Valid until the next call. */
  reach(state: Position, units: readonly number[]): Reach
}

const open = (scenario: EchelonScenario): EchelonGame => {
  const table = makeTable(scenario)
  const base = { table, stacks: makeStacks(table), zones: makeZones(table) }
  const services: Services = { ...base, supplies: makeSupplyNetwork(base) }
  return {
    scenario,
    table,
    services,
    teams,
    actors: (state) => (state.ended ? [] : [state.side]),
    setup(dice) {
      const state = setup(services, dice)
      while (isIdle(services, state)) finishPhase(services, { state, dice, emit: () => {} })
      return state
    },
    legal: (state, side, like) => legalActions(services, state, side as Side, like),
    refusal: (state, side, action) => refusalOf(services, state, side as Side, action),
    apply(draft, side, action) {
      const verb = verbOf(action.type)
      if (verb.isLast) beginMissions(table, draft.state)
      // Everybody hears of each choice, also of one about which there is nothing to tell; nobody hears whether others were told more.
      let untold: readonly Side[] = sides
      const emit = (event: EchelonEvent): void => {
        untold = untold.filter((one) => event.seenBy?.includes(one) === false)
        draft.emit(event)
      }
      const posts = listeningPosts(table, draft.state, side as Side)
      verb.apply(services, { ...draft, emit }, side as Side, action)
      tellHeard(services, draft, side as Side, posts)
      if (untold.length > 0) draft.emit({ type: 'decided', side: side as Side, seenBy: untold })
      while (isIdle(services, draft.state)) finishPhase(services, draft)
    },
    view: (state, side) => viewOf(services, state, side as Side | undefined),
    outcome: (state) => (state.ended ? judge(table, state) : undefined),
    explain: (state, question) => explain(services, state, question),
    copy: (state) => copyOf(table, state),
    copyInto,
    encode,
    decode: (json) => decode(table, json),
    same: sameAction,
    makeAction,
    parseAction: (text) => parseAction(table, text),
    reach: (state, units) => reachOf(services, state, units),
  }
}

/** The echelon rule system. `open` throws a RangeError when the scenario names something that its rules do not have. */
export const echelon = {
  id: 'echelon',
  open: (scenario: Scenario) => open(scenario as EchelonScenario),
} satisfies RuleSystem<EchelonState, EchelonAction, EchelonEvent, EchelonView, EchelonQuestion>
