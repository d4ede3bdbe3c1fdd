/** All that a side may do: the only source of legality; and why all else is refused. command-cards.C1 */

import { unknownRefusal } from '../../actionText.ts'
import type { Side } from '../../twoSides.ts'
import { actionsLike, thoseLike } from '../../verb.ts'
import { withVerb } from '../../words.ts'
import { bounds, type FieldKind } from './fields.ts'
import type { Services } from './services.ts'
import type { Table } from './table.ts'
import { type Phase, type Position, phase } from './types.ts'
import type { CommandCardsAction } from './verbs/index.ts'
import { verbOf, verbsIn } from './verbs/index.ts'

export const legalActions = (
  services: Services,
  state: Position,
  side: Side,
  like: object = {},
): CommandCardsAction[] => {
  if (state.ended || side !== state.side) return []
  const among = { units: thoseLike(services.table.unitsOf[side], like, 'unit') }
  return actionsLike(verbsIn(state.phase), like, (verb, add) => verb.list(services, state, side, add, among))
}

/** The demand in each phase, for the refusal of another action. */
const asked: Readonly<Record<Phase, string>> = {
  [phase.play]: 'A card is to be played first.',
  [phase.aim]: 'The targets of the strike are being named.',
  [phase.order]: 'Units are being ordered.',
  [phase.move]: 'Units are moving.',
  [phase.battle]: 'Units are battling.',
  [phase.react]: 'The defender may spring an ambush first.',
  [phase.retreat]: 'A retreat is to be settled first.',
  [phase.advance]: 'It is to be settled first whether the ground is taken.',
  [phase.overrun]: 'The unit that took ground may battle again first.',
  [phase.second]: 'The second close assault is to be settled first.',
  [phase.discard]: 'A card must be given up first.',
  [phase.keep]: 'One of the drawn cards is to be kept first.',
  [phase.announce]: 'A strike may be announced first.',
  [phase.prepare]: 'A card is to be put aside first.',
  [phase.mines]: 'Minefields are being laid.',
}

/** For an action that `legal` does not hold; the first reason that applies. */
export const refusalOf = (services: Services, state: Position, side: Side, action: CommandCardsAction): string => {
  const { scenario, side: sideOf } = services.table
  if (state.ended) return 'The game is over.'
  if (side !== state.side) return `${withVerb(scenario.sides[state.side].name, 'is', 'are')} to decide.`
  const verb = verbOf(action.type)
  if (!verb.in.includes(state.phase)) return asked[state.phase]
  const unknown = unknownRefusal<Table, FieldKind>(verb, bounds, services.table, action)
  if (unknown !== undefined) return unknown
  if ('unit' in action) {
    const unit = scenario.units[action.unit]
    if (action.type !== 'aim' && sideOf[action.unit] !== side)
      return `${withVerb(unit.name, 'belongs', 'belong')} to ${scenario.sides[unit.side].name}.`
  }
  return verb.refusal(services, state, side, action)
}
