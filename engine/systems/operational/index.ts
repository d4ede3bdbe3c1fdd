/** Operations with divisions on hexes. This file is the table of contents: what the game answers, and where the rules stand. */
import type { Dice } from '../../dice.ts'
import type { Game, RuleSystem, Scenario, Side } from '../../game.ts'
import { makeAction, parseAction, sameAction } from './actions.ts'
import { type Forecast, forecastOf } from './combat/forecast.ts'
import { attackEdge } from './combat/possible.ts'
import { attack } from './combat/resolve.ts'
import { makeRetreater } from './combat/retreat.ts'
import { makeCosts } from './cost.ts'
import { copyInto, decode, emptyState, encode } from './encode.ts'
import { makeExplainer } from './explain.ts'
import { legalActions } from './legal.ts'
import { move } from './movement.ts'
import { makeReacher, type Reach } from './reach.ts'
import { refusalOf } from './refusal.ts'
import { enter } from './reinforcement.ts'
import type { OperationalScenario } from './scenario.ts'
import { setup } from './setup.ts'
import { makeSupplyNetwork } from './supply/network.ts'
import { makeSupplyTracer, type SupplyMap } from './supply/trace.ts'
import { makeTable, type Table, weatherIn } from './table.ts'
import { endTurn } from './turn.ts'
import type {
  OperationalAction,
  OperationalEvent,
  OperationalQuestion,
  OperationalState,
  OperationalView,
} from './types.ts'
import { end, endWhenSpent, judge } from './victory.ts'
import { stateOf, viewOf } from './view.ts'
import { isWeak, makeSurvey, zonesOf } from './zones.ts'

export type { Forecast, Reach, SupplyMap, Table }

/** An operational scenario, opened. Beyond the contract it answers what players and pages ask most. */
export interface OperationalGame
  extends Game<OperationalState, OperationalAction, OperationalEvent, OperationalView, OperationalQuestion> {
  readonly scenario: OperationalScenario
  readonly table: Table
  /** Where a unit can go. Valid until the next call. operational.C1-C14 */
  reach(state: Readonly<OperationalState>, unit: number): Reach
  /** What an attack promises, or undefined when it is not possible from where the units stand; the action point is not looked at. operational.A6 */
  forecast(state: Readonly<OperationalState>, attacker: number, target: number): Forecast | undefined
  /** By hex: 1 where a side exerts a zone of control. operational.C13 */
  zones(state: Readonly<OperationalState>, side: Side): Uint8Array
  /** A side's supply as it would be traced now. operational.E1-E11 */
  supply(state: Readonly<OperationalState>, side: Side): SupplyMap
  /** Whether a unit exerts no zone of control. operational.C15 */
  isWeak(state: Readonly<OperationalState>, unit: number): boolean
  /** A state that looks like a view: for players who think ahead. */
  stateOf(view: OperationalView): OperationalState
}

const open = (scenario: OperationalScenario): OperationalGame => {
  const table = makeTable(scenario)
  const costs = makeCosts(table)
  const survey = makeSurvey(table)
  const reacher = makeReacher(table, costs, survey)
  const retreater = makeRetreater(table, costs)
  const tracer = makeSupplyTracer(table, makeSupplyNetwork(table))
  const waysIn = (state: Readonly<OperationalState>): Uint8Array => costs.ways(weatherIn(table, state.turn))
  const copy = (state: Readonly<OperationalState>): OperationalState => {
    const twin = emptyState(table)
    copyInto(state, twin)
    return twin
  }

  return {
    scenario,
    table,
    setup: (dice: Dice) => setup(table, tracer, dice),
    legal: (state, side) => legalActions(table, state, side, costs, survey, reacher),
    refusal: (state, side, action) => refusalOf(table, state, side, action),
    apply(draft, _side, action) {
      const { state } = draft
      switch (action.type) {
        case 'move': {
          const reach = reacher.of(state, action.unit)
          move(table, draft, action.unit, action.to, reach, survey.meets, tracer)
          break
        }
        case 'attack': {
          const edge = attackEdge(table, state, waysIn(state), action.unit, action.target)
          if (edge === undefined) throw new Error(`unit ${action.unit} cannot attack unit ${action.target}`)
          attack(table, draft, action.unit, action.target, edge, retreater)
          break
        }
        case 'enter':
          enter(table, draft, action.unit, action.to)
          break
        case 'claim':
          end(table, state, draft.emit)
          break
        case 'end-turn':
          endTurn(table, draft, tracer)
          break
      }
      endWhenSpent(table, state, draft.emit)
    },
    view: (state, side) => viewOf(table, state, side),
    outcome: (state) => (state.ended ? judge(table, state) : undefined),
    explain: makeExplainer(table, costs, reacher, tracer),
    copy,
    copyInto,
    encode,
    decode: (json) => decode(table, json),
    same: sameAction,
    makeAction,
    parseAction: (text) => parseAction(table, text),
    reach: reacher.of,
    forecast: (state, attacker, target) => forecastOf(table, state, waysIn(state), attacker, target),
    zones: (state, side) => zonesOf(table, state, side),
    supply: (state, side) => {
      const { value, full } = tracer.of(state, side)
      return { value: value.slice(), full: full.slice() }
    },
    isWeak: (state, unit) => isWeak(table, state, unit),
    stateOf: (view) => stateOf(table, view),
  }
}

/** The operational rule system. `open` throws a RangeError when the scenario names something that its rules do not have. */
export const operational = {
  id: 'operational',
  open: (scenario: Scenario) => open(scenario as OperationalScenario),
} satisfies RuleSystem<OperationalState, OperationalAction, OperationalEvent, OperationalView, OperationalQuestion>
