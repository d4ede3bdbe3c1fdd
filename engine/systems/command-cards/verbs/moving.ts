/** Units are ordered, come in, and move. */
import { withVerb } from '../../../words.ts'
import { giveOrder, listOrders } from '../cards/orders.ts'
import { moveUnit } from '../movement.ts'
import { moveRefusal } from '../moveRefusal.ts'
import { land, landingRefusal, listLandings } from '../special/landing.ts'
import { phase, status } from '../types.ts'
import { hasStatus } from '../units.ts'
import { verb, type Words } from './verb.ts'

/** Ordering a unit. command-cards.C2, C3 */
export const orderVerb = verb('order', 'o', { unit: 'unit' })({
  in: [phase.order],
  list: ({ table }, state, _side, add) => listOrders(table, state, (unit) => add({ type: 'order', unit })),
  apply: (_services, draft, _side, { unit }) => giveOrder(draft, unit),
  refusal({ table }, state, _side, { unit }) {
    const { name } = table.scenario.units[unit]
    if (state.hex[unit] <= 0) return `${withVerb(name, 'is', 'are')} not on the board.`
    if (hasStatus(state, unit, status.ordered)) return `${withVerb(name, 'is', 'are')} ordered already.`
    if (hasStatus(state, unit, status.arrived)) return `${withVerb(name, 'has', 'have')} come in this turn.`
    return `The card lets no more units like ${name} be ordered.`
  },
})

/** Bringing reserves in. command-cards.A1, A13, A19 */
export const landVerb = verb('land', 'l', { unit: 'unit', to: 'hex' })({
  in: [phase.play, phase.order, phase.move],
  list: ({ table }, state, side, add) =>
    listLandings(table, state, side, (unit, to) => add({ type: 'land', unit, to })),
  apply: ({ table }, draft, _side, { unit, to }) => land(table, draft, unit, to),
  refusal: ({ table }, state, _side, { unit, to }) => landingRefusal(table, state, unit, to),
})

/** Moving a unit. command-cards.C4-C9 */
export const moveVerb = verb('move', 'm', { unit: 'unit', to: 'hex' })({
  in: [phase.move],
  list({ reacher }, state, _side, add, among) {
    for (const unit of among.units)
      if ((state.status[unit] & (status.ordered | status.moved | status.arrived)) === status.ordered)
        for (const to of reacher.of(state, unit).hexes) add({ type: 'move', unit, to })
  },
  apply: (services, draft, _side, { unit, to }) => moveUnit(services, draft, unit, to),
  refusal: ({ table }, state, _side, { unit, to }) => moveRefusal(table, state, unit, to),
})

export const movingWords = {
  order: { order: 'Order {unit}', button: 'Order' },
  land: { order: 'Bring in {unit} at {to}', button: 'Bring in' },
  move: { order: '{unit} {moves|move} to {to}', button: 'Move' },
} satisfies Words
