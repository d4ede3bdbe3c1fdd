/** All that a side may do: the only source of legality; and why all else is refused. */

import { unknownRefusal } from '../../actionText.ts'
import type { Side } from '../../twoSides.ts'
import { actionsLike, listsAny, thoseLike } from '../../verb.ts'
import { withVerb } from '../../words.ts'
import { bounds, type FieldKind } from './fields.ts'
import type { Services } from './services.ts'
import type { Table } from './table.ts'
import { type Phase, type Position, phase } from './types.ts'
import { type EchelonAction, type EchelonVerb, verbOf, verbsIn } from './verbs/index.ts'

export const legalActions = (services: Services, state: Position, side: Side, like: object = {}): EchelonAction[] => {
  if (state.ended || side !== state.side) return []
  const among = { units: thoseLike(services.table.unitsOf[side], like, 'unit') }
  return actionsLike(verbsIn(state.phase), like, (verb, add) => {
    if (!isPast(state, verb)) verb.list(services, state, side, add, among)
  })
}

/** Phases that are passed over when nothing can be done in them but to be done with them. */
const skipped: readonly Phase[] = [phase.initial, phase.declare, phase.combat, phase.reaction, phase.exploitation]

/** True if the present phase allows no action. */
export const isIdle = (services: Services, state: Position): boolean =>
  !state.ended &&
  skipped.includes(state.phase) &&
  verbsIn(state.phase).every((verb) => verb.type === 'done' || !isOffered(services, state, verb))

/** True if a verb of the phase can be chosen now: units are asked one by one, since one is enough. */
const isOffered = (services: Services, state: Position, verb: EchelonVerb): boolean => {
  const own = services.table.unitsOf[state.side]
  const isListed = (units: readonly number[]): boolean => listsAny(verb, services, state, state.side, { units })
  return 'unit' in verb.fields ? own.some((unit) => isListed([unit])) : isListed(own)
}

/** True if it is too late for a verb: drops and bombardment come last in the movement phase. echelon.W1 */
const isPast = (state: Position, verb: EchelonVerb): boolean =>
  state.flown === 1 && state.phase === phase.movement && !verb.isLast && verb.type !== 'done'

/** The demand in each phase, for the refusal of another action. */
const asked: Readonly<Record<Phase, string>> = {
  [phase.initial]: 'Replacements and supplies are being seen to.',
  [phase.declare]: 'Reserves and planned attacks are being declared.',
  [phase.movement]: 'Units are moving.',
  [phase.combat]: 'A hex to attack is being chosen.',
  [phase.commit]: 'An attack is being prepared.',
  [phase.withdraw]: 'The defender may leave first.',
  [phase.answer]: 'The defender is to answer first.',
  [phase.losses]: 'Losses are to be named first.',
  [phase.retreat]: 'A retreat is to be settled first.',
  [phase.advance]: 'It is to be settled first who takes the ground.',
  [phase.reaction]: 'Reserves are reacting.',
  [phase.exploitation]: 'Units are exploiting.',
}

/** For an action that `legal` does not hold; the first reason that applies. */
export const refusalOf = (services: Services, state: Position, side: Side, action: EchelonAction): string => {
  const { scenario, side: sideOf } = services.table
  if (state.ended) return 'The game is over.'
  if (side !== state.side) return `${withVerb(scenario.sides[state.side].name, 'is', 'are')} to decide.`
  const verb = verbOf(action.type)
  if (!verb.in.includes(state.phase)) return asked[state.phase]
  if (isPast(state, verb)) return 'Drops and bombardment have begun: nothing else is done any more in this phase.'
  const unknown = unknownRefusal<Table, FieldKind>(verb, bounds, services.table, action)
  if (unknown !== undefined) return unknown
  if ('unit' in action) {
    const unit = scenario.units[action.unit]
    if (sideOf[action.unit] !== side)
      return `${withVerb(unit.name, 'belongs', 'belong')} to ${scenario.sides[unit.side].name}.`
  }
  return verb.refusal(services, state, side, action)
}
