/** Ordering a unit. command-cards.C2, C3 */

import { giveOrder, listOrders } from '../cards/orders.ts'
import { phase, status } from '../types.ts'
import { hasStatus } from '../units.ts'
import type { Verb } from './verb.ts'

export const orderVerb: Verb<'order'> = {
  type: 'order',
  code: 'o',
  fields: { unit: 'unit' },
  in: [phase.order],
  list({ table }, state, _side, add) {
    listOrders(table, state, (unit) => add({ type: 'order', unit }))
  },
  apply(_services, draft, _side, { unit }) {
    giveOrder(draft, unit)
  },
  refusal({ table }, state, _side, { unit }) {
    const { name } = table.scenario.units[unit]
    if (state.hex[unit] <= 0) return `${name} is not on the board.`
    if (hasStatus(state, unit, status.ordered)) return `${name} is ordered already.`
    if (hasStatus(state, unit, status.arrived)) return `${name} has come in this turn.`
    return `The card lets no more units like ${name} be ordered.`
  },
}
