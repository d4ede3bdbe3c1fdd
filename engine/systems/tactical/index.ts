/** Battles of battalions and squadrons, turn by turn. This file is the table of contents: what the game answers, and where the rules stand. */
import { makeActionText, unknownRefusal } from '../../actionText.ts'
import type { Side as AnySide, Game, RuleSystem, Scenario } from '../../game.ts'
import { type Side, teams } from '../../twoSides.ts'
import { actionsLike, thoseLike } from '../../verb.ts'
import type { TacticalEvent } from './events.ts'
import { bounds, type FieldKind } from './fields.ts'
import { copyInto, copyOf, decode, encode } from './memory.ts'
import { explain, type TacticalQuestion } from './questions.ts'
import type { TacticalScenario } from './scenario.ts'
import { makeServices, type Services } from './services.ts'
import { setup } from './setup.ts'
import { refreshSight } from './sight.ts'
import { makeTable, type Table } from './table.ts'
import { deployment } from './turn.ts'
import { fate, type Position, type TacticalState, type TacticalView } from './types.ts'
import { stands } from './units.ts'
import { type TacticalAction, verbOf, verbs } from './verbs/index.ts'
import type { Chosen } from './verbs/verb.ts'
import { judge } from './victory.ts'
import { viewOf } from './view.ts'

/** A scenario of these rules, opened. */
export interface TacticalGame
  extends Game<TacticalState, TacticalAction, TacticalEvent, TacticalView, TacticalQuestion> {
  readonly scenario: TacticalScenario
  readonly table: Table
  /** The parts of the opened game, for planners and tests. */
  readonly services: Services
}

const text = makeActionText<Table, TacticalAction, FieldKind>(verbs, bounds)

/** True if a verb can be chosen in the turn of a state. */
const isOffered = ({ in: when }: Chosen, { turn }: Position): boolean =>
  when === 'both' || (when === 'deployment') === (turn === deployment)

/** All that a side may do: the only source of legality. */
const legalActions = (services: Services, state: Position, side: AnySide, like: object = {}): TacticalAction[] => {
  if (state.ended > 0 || side !== state.side) return []
  const among = { units: thoseLike(services.table.unitsOf[state.side], like, 'unit') }
  return actionsLike(verbs, like, (verb, add) => {
    if (isOffered(verb, state)) verb.list(services, state, state.side, add, among)
  })
}

/** For an action that `legalActions` does not hold. */
const refusalOf = (services: Services, state: Position, side: AnySide, action: TacticalAction): string => {
  if (state.ended > 0) return 'The battle is over.'
  const { table } = services
  const { sides, units } = table.scenario
  if (side !== state.side) return `It is the turn of ${sides[state.side].name}.`
  const verb = verbOf(action.type)
  const unknown = unknownRefusal<Table, FieldKind>(verb, bounds, table, action)
  if (unknown !== undefined) return unknown
  if (!isOffered(verb, state))
    return state.turn === deployment ? 'In the first turn units deploy only.' : 'Units deploy in the first turn only.'
  if ('unit' in action) {
    const { name } = units[action.unit]
    if (table.side[action.unit] !== side) return `${name} belongs to ${sides[table.side[action.unit]].name}.`
    if (action.type === 'buy') return verb.refusal(services, state, side as Side, action)
    if (state.fate[action.unit] === fate.offered) return `${name} has not been bought.`
    if (state.fate[action.unit] === fate.waiting) return `${name} has not arrived.`
    if (!stands(state, action.unit)) return `${name} is gone.`
  }
  return verb.refusal(services, state, side as Side, action)
}

const open = (scenario: TacticalScenario): TacticalGame => {
  const table = makeTable(scenario)
  const services = makeServices(table)
  return {
    scenario,
    table,
    services,
    teams,
    actors: (state) => (state.ended > 0 ? [] : [state.side]),
    setup: (dice) => setup(services, dice),
    legal: (state, side, like) => legalActions(services, state, side, like),
    refusal: (state, side, action) => refusalOf(services, state, side, action),
    apply(draft, side, action) {
      draft.state.begun = 1
      verbOf(action.type).apply(services, draft, side as Side, action)
      refreshSight(services, draft.state)
    },
    view: (state, side) => viewOf(services, state, side),
    outcome: (state) => (state.ended > 0 ? judge(table, state) : undefined),
    explain: (state, question) => explain(services, state, question),
    copy: (state) => copyOf(table, state),
    copyInto,
    encode,
    decode: (json) => decode(table, json),
    same: text.same,
    makeAction: text.makeAction,
    parseAction: (word) => text.parseAction(table, word),
  }
}

/** The rule system. `open` throws a RangeError when the scenario names something that its rules do not have. */
export const tactical = {
  id: 'tactical',
  open: (scenario: Scenario) => open(scenario as TacticalScenario),
} satisfies RuleSystem<TacticalState, TacticalAction, TacticalEvent, TacticalView, TacticalQuestion>
