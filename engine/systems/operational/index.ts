/** Operations with divisions on hexes. This file is the table of contents: what the game answers, and where the rules stand. */
import type { KeyedDice } from '../../dice.ts'
import type { Game, RuleSystem, Scenario } from '../../game.ts'
import { type Side, teams } from '../../twoSides.ts'
import { makeAction, parseAction, sameAction } from './actions.ts'
import { type StrikeForecast, strikeForecast } from './assets/strike.ts'
import { settleBonuses } from './bonus.ts'
import { forecastOf } from './combat/forecast.ts'
import type { Forecast } from './combat/forecastTypes.ts'
import type { OperationalEvent } from './events.ts'
import { makeChangeTracker, withObservers } from './fog/observers.ts'
import { legalActions, refusalOf } from './legal.ts'
import { copyInto, copyOf, decode, encode } from './memory.ts'
import { explain, type OperationalQuestion } from './questions.ts'
import type { Reach } from './reach.ts'
import { difficulties } from './rules.ts'
import type { OperationalScenario } from './scenario.ts'
import { makeServices, type Services } from './services.ts'
import { setup } from './setup.ts'
import type { SupplyMap } from './supply/trace.ts'
import { makeTable, type Table } from './table.ts'
import type { CombatKind, OperationalState, ReadonlyState } from './types.ts'
import { type OperationalAction, verbOf } from './verbs/index.ts'
import { endWhenSpent, judge } from './victory.ts'
import { viewOf } from './view.ts'
import type { OperationalView } from './viewTypes.ts'
import { isWeak, zonesOf } from './zones.ts'

export type { Forecast, Reach, StrikeForecast, SupplyMap, Table }

/**
 * An operational scenario, opened: one battle for two sides, whoever plays them. Beyond the contract it answers what players and
 * pages ask most. operational.A1
 */
export interface OperationalGame
  extends Game<OperationalState, OperationalAction, OperationalEvent, OperationalView, OperationalQuestion> {
  readonly scenario: OperationalScenario
  readonly table: Table
  /** The parts of the opened game, for planners and tests. */
  readonly services: Services
  /** Where a unit can go. Valid until the next call. operational.C1-C14 */
  reach(state: ReadonlyState, unit: number): Reach
  /**
   * Forecasts a fight, a plain attack when no kind is given; undefined when it is impossible from where the units stand. Points
   * and orders are not checked. operational.A6
   */
  forecast(state: ReadonlyState, attacker: number, target: number, kind?: CombatKind): Forecast | undefined
  /**
   * Forecasts a strike of a theatre asset, or undefined when the asset is none. Whether the side sees the target is not
   * checked. operational.G6
   */
  strikeForecast(state: ReadonlyState, asset: number, target: number): StrikeForecast | undefined
  /** By hex: 1 where a side exerts a zone of control. operational.C13 */
  zones(state: ReadonlyState, side: Side): Uint8Array
  /** A side's supply as it would be traced now. operational.E1-E11 */
  supply(state: ReadonlyState, side: Side): SupplyMap
  /** True if a unit exerts no zone of control. operational.C15 */
  isWeak(state: ReadonlyState, unit: number): boolean
}

const open = (scenario: OperationalScenario): OperationalGame => {
  const table = makeTable(scenario)
  const services = makeServices(table)
  const { costs, reacher, tracer } = services
  const tracker = makeChangeTracker(table)

  return {
    scenario,
    table,
    services,
    teams,
    actors: (state) => (state.ended ? [] : [state.side]),
    setup: (dice: KeyedDice) => setup(services, dice),
    legal: (state, side: Side, like) => legalActions(services, state, side, like),
    refusal: (state, side: Side, action) => refusalOf(services, state, side, action),
    apply(plain, side: Side, action) {
      const draft = withObservers(table, plain)
      tracker.before(draft.state)
      verbOf(action.type).apply(services, draft, side, action)
      tracker.after(services, draft)
      settleBonuses(table, draft, 'unit' in action ? action.unit : -1)
      endWhenSpent(table, draft)
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
    forecast: (state, attacker, target, kind) => forecastOf(table, state, costs.ways(state), attacker, target, kind),
    strikeForecast: (state, asset, target) => strikeForecast(table, state, asset, target),
    zones: (state, side) => zonesOf(table, state, side),
    supply: (state, side) => {
      const { value, full } = tracer.of(state, side)
      return { value: value.slice(), full: full.slice() }
    },
    isWeak: (state, unit) => isWeak(table, state, unit),
  }
}

/** The operational rule system. `open` throws a RangeError when the scenario names something that its rules do not have. */
export const operational = {
  id: 'operational',
  difficulties,
  open: (scenario: Scenario) => open(scenario as OperationalScenario),
} satisfies RuleSystem<OperationalState, OperationalAction, OperationalEvent, OperationalView, OperationalQuestion>
