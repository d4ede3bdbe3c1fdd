/** All that a seat may do: the only source of legality; and why all else is refused. */

import { unknownRefusal } from '../../actionText.ts'
import type { Side } from '../../game.ts'
import { actionsLike, thoseLike } from '../../verb.ts'
import { withVerb } from '../../words.ts'
import { bounds, type FieldKind } from './fields.ts'
import { canMove } from './reach.ts'
import { bitsOf, type Table } from './table.ts'
import { type Phase, type Position, phase, type Question, question } from './types.ts'
import type { SkirmishAction } from './verbs/index.ts'
import { verbOf, verbsAt } from './verbs/index.ts'

/** Seats that may act now, a bit each. */
const actingBits = ({ ended, question: asking, waiting, asked }: Position): number =>
  ended ? 0 : asking === question.none ? waiting : asked

/** Seats that may act now. Those of a side act in whatever order they like. skirmish.P10 */
export const actorsOf = (state: Position): readonly Side[] => bitsOf(actingBits(state))

/** Returns the decision that is due: a question, or a phase. */
const matterOf = (state: Position): Phase | Question => state.question || state.phase

export const legalActions = (table: Table, state: Position, side: Side, like: object = {}): SkirmishAction[] => {
  if ((actingBits(state) & (1 << side)) === 0) return []
  const own: number[] = []
  for (const unit of table.unitsOf[side]) if (state.space[unit] > 0) own.push(unit)
  const movers = own.filter((unit) => canMove(table, state, unit))
  const among = { own, movers, units: thoseLike(own, like, 'unit') }
  return actionsLike(verbsAt(matterOf(state)), like, (verb, add) => verb.list(table, state, side, add, among))
}

/** The name of each phase and question. */
const matterWords: Readonly<Record<Phase | Exclude<Question, 0>, string>> = {
  [phase.bid]: 'Action points are being bid.',
  [phase.lead]: 'It is being said who moves first.',
  [phase.build]: 'Works are being built.',
  [phase.redraw]: 'Hands are being chosen.',
  [phase.initial]: 'The turn is beginning.',
  [phase.movement]: 'Units are moving.',
  [phase.deployment]: 'Units are being deployed.',
  [phase.shooting]: 'Units are firing.',
  [phase.flip]: 'Weapons are being turned over.',
  [phase.discard]: 'Cards are being discarded.',
  [question.smoke]: 'It is to be settled first whether smoke is lit.',
  [question.answer]: 'The assaulted unit reacts first.',
  [question.mission]: 'The mission is to be planned first.',
  [question.intercept]: 'It is to be settled first whether a fighter intercepts.',
  [question.ambush]: 'It is to be settled first whether there is an ambush.',
}

/** For an action that `legal` does not hold; the first reason that applies. */
export const refusalOf = (table: Table, state: Position, side: Side, action: SkirmishAction): string => {
  if (state.ended) return 'The game is over.'
  if ((actingBits(state) & (1 << side)) === 0) return 'Another seat is to decide.'
  const verb = verbOf(action.type)
  if (!verb.in.includes(matterOf(state))) return matterWords[matterOf(state)]
  const unknown = unknownRefusal<Table, FieldKind>(verb, bounds, table, action)
  if (unknown !== undefined) return unknown
  if ('unit' in action && table.seat[action.unit] !== side)
    return `${withVerb(table.names[action.unit], 'belongs', 'belong')} to another seat.`
  return verb.refusal(table, state, side, action)
}
