/** All that a seat may do: the only source of legality; and why all else is refused. */
import type { Side } from '../../game.ts'
import { fieldOf, isLike, thoseLike } from '../../verb.ts'
import type { Table } from './table.ts'
import { type Phase, type Position, type Question, question, type SkirmishAction } from './types.ts'
import { isOffered, verbOf, verbs } from './verbs/index.ts'

/** Seats that may act now. Those of a side act in whatever order they like. skirmish.P10 */
export const actorsOf = ({ seats }: Table, state: Position): readonly Side[] => {
  if (state.ended) return []
  const bits = state.question === question.none ? state.waiting : state.asked
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => bits & (1 << seat))
}

export const legalActions = (table: Table, state: Position, side: Side, like: object = {}): SkirmishAction[] => {
  const actions: SkirmishAction[] = []
  if (!actorsOf(table, state).includes(side)) return actions
  const isAny = Object.keys(like).length === 0
  const add = (action: SkirmishAction): void => {
    if (isAny || isLike(action, like)) actions.push(action)
  }
  const among = { units: thoseLike(table.unitsOf[side], like, 'unit') }
  const type = fieldOf(like, 'type')
  for (const verb of verbs)
    if (isOffered(verb, state) && (type === undefined || verb.type === type)) verb.list(table, state, side, add, among)
  return actions
}

/** What is being done, by phase. */
const phaseWords: Readonly<Record<Phase, string>> = {
  0: 'Action points are being bid.',
  1: 'It is being said who moves first.',
  2: 'Works are being built.',
  3: 'Hands are being chosen.',
  4: 'The turn is beginning.',
  5: 'Units are moving.',
  6: 'Units are being deployed.',
  7: 'Units are firing.',
  8: 'Weapons are being turned over.',
  9: 'Cards are being discarded.',
}

/** What is being asked. */
const questionWords: Readonly<Record<Exclude<Question, 0>, string>> = {
  1: 'It is to be settled first whether smoke is lit.',
  2: 'The assaulted unit reacts first.',
  3: 'The mission is to be planned first.',
  4: 'It is to be settled first whether a fighter intercepts.',
  5: 'It is to be settled first whether there is an ambush.',
}

/** For an action that `legal` does not hold; the first reason that applies. */
export const refusalOf = (table: Table, state: Position, side: Side, action: SkirmishAction): string => {
  if (state.ended) return 'The game is over.'
  if (!actorsOf(table, state).includes(side)) return 'Another seat is to decide.'
  const verb = verbOf(action.type)
  if (!isOffered(verb, state))
    return state.question === question.none ? phaseWords[state.phase] : questionWords[state.question]
  if ('unit' in action && table.seat[action.unit] !== side)
    return `${table.rules[action.unit].name} belongs to another seat.`
  return verb.refusal(table, state, side, action)
}
