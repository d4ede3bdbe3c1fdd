/** The New system rules. This file is the table of contents: what the game answers, and where the rules stand. */
import { makeActionText, unknownRefusal } from '../../actionText.ts'
import type { Game, RuleSystem, Scenario, Side } from '../../game.ts'
import { type Side as TwoSide, teams } from '../../twoSides.ts'
import { actionsLike, thoseLike } from '../../verb.ts'
import type { NewSystemEvent } from './events.ts'
import { bounds, type FieldKind } from './fields.ts'
import { copyInto, copyOf, decode, encode, type NewSystemState, type Position } from './memory.ts'
import { explain, type NewSystemQuestion } from './questions.ts'
import type { NewSystemScenario } from './scenario.ts'
import { setup } from './setup.ts'
import { makeTable, type Table } from './table.ts'
import { type NewSystemAction, verbOf, verbs } from './verbs/index.ts'
import { judge } from './victory.ts'
import { type NewSystemView, viewOf } from './view.ts'

/** A scenario of these rules, opened. */
export interface NewSystemGame
  extends Game<NewSystemState, NewSystemAction, NewSystemEvent, NewSystemView, NewSystemQuestion> {
  readonly scenario: NewSystemScenario
  readonly table: Table
}

const text = makeActionText<Table, NewSystemAction, FieldKind>(verbs, bounds)

/** All that a side may do: the only source of legality. */
const legalActions = (table: Table, state: Position, side: Side, like: object = {}): NewSystemAction[] => {
  if (state.ended > 0 || side !== state.side) return []
  const among = { units: thoseLike(table.unitsOf[state.side], like, 'unit') }
  return actionsLike(verbs, like, (verb, add) => verb.list(table, state, state.side, add, among))
}

/** For an action that `legalActions` does not hold. */
const refusalOf = (table: Table, state: Position, side: Side, action: NewSystemAction): string => {
  if (state.ended > 0) return 'The game is over.'
  const { sides, units } = table.scenario
  if (side !== state.side) return `It is the turn of ${sides[state.side].name}.`
  const verb = verbOf(action.type)
  const unknown = unknownRefusal<Table, FieldKind>(verb, bounds, table, action)
  if (unknown !== undefined) return unknown
  if ('unit' in action && table.side[action.unit] !== side)
    return `${units[action.unit].name} belongs to ${sides[table.side[action.unit]].name}.`
  if ('unit' in action && state.hex[action.unit] === 0) return `${units[action.unit].name} is destroyed.`
  return verb.refusal(table, state, side as TwoSide, action)
}

const open = (scenario: NewSystemScenario): NewSystemGame => {
  const table = makeTable(scenario)
  return {
    scenario,
    table,
    teams,
    actors: (state) => (state.ended > 0 ? [] : [state.side]),
    setup: () => setup(table),
    legal: (state, side, like) => legalActions(table, state, side, like),
    refusal: (state, side, action) => refusalOf(table, state, side, action),
    apply: (draft, side, action) => verbOf(action.type).apply(table, draft, side as TwoSide, action),
    view: viewOf,
    outcome: (state) => (state.ended > 0 ? judge(table, state) : undefined),
    explain: (state, question) => explain(table, state, question),
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
export const newSystem = {
  id: 'new-system',
  open: (scenario: Scenario) => open(scenario as NewSystemScenario),
} satisfies RuleSystem<NewSystemState, NewSystemAction, NewSystemEvent, NewSystemView, NewSystemQuestion>
