/** All legal actions, and why all others are refused. operational.A3, A5 */

import { unknownRefusal } from '../../actionText.ts'
import type { Side } from '../../twoSides.ts'
import { actionsLike, thoseLike } from '../../verb.ts'
import { withVerb } from '../../words.ts'
import { bounds, type FieldKind } from './fields.ts'
import type { Services } from './services.ts'
import type { Table } from './table.ts'
import { destroyed, type ReadonlyState } from './types.ts'
import { type OperationalAction, verbOf, verbs } from './verbs/index.ts'

/** Verb by verb; ending the turn comes last and is always possible. */
export const legalActions = (
  services: Services,
  state: ReadonlyState,
  side: Side,
  like: object = {},
): OperationalAction[] => {
  if (state.ended || side !== state.side) return []
  const now = state.turn === 0 ? 'preparation' : 'battle'
  services.encounters.aim(state, side)
  services.ranges.aim(state)
  const { unitsOf, hqsOf } = services.table
  const among = { units: thoseLike(unitsOf[side], like, 'unit'), hqs: thoseLike(hqsOf[side], like, 'hq') }
  return actionsLike(verbs, like, (verb, add) => {
    if (verb.when === 'always' || verb.when === now) verb.list(services, state, side, add, among)
  })
}

/** For an action that `legal` does not hold; the first reason that applies. */
export const refusalOf = (services: Services, state: ReadonlyState, side: Side, action: OperationalAction): string => {
  const { scenario } = services.table
  if (state.ended) return 'The game is over.'
  if (side !== state.side) return `It is the turn of ${scenario.sides[state.side].name}.`
  const verb = verbOf(action.type)
  if (verb.when === 'battle' && state.turn === 0) return 'The battle has not begun: it is still being prepared.'
  if (verb.when === 'preparation' && state.turn > 0) return 'The battle has begun: this belongs to its preparation.'
  services.encounters.aim(state, side)
  services.ranges.aim(state)
  return (
    unknownRefusal<Table, FieldKind>(verb, bounds, services.table, action) ??
    actorRefusal(services.table, state, side, action) ??
    verb.refusal(services, state, side, action)
  )
}

/** Returns the reason why the acting unit or headquarters can take no action at all. */
const actorRefusal = (
  { scenario }: Table,
  state: ReadonlyState,
  side: Side,
  action: OperationalAction,
): string | undefined => {
  if ('unit' in action) {
    const unit = scenario.units[action.unit]
    if (unit.side !== side) return `${withVerb(unit.name, 'belongs', 'belong')} to ${scenario.sides[unit.side].name}.`
    if (state.hex[action.unit] === destroyed) return `${withVerb(unit.name, 'is', 'are')} destroyed.`
  }
  if ('hq' in action) {
    const hq = scenario.headquarters[action.hq]
    if (hq.side !== side) return `${withVerb(hq.name, 'belongs', 'belong')} to ${scenario.sides[hq.side].name}.`
  }
  return undefined
}
