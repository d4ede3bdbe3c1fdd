/** Moving a unit. command-cards.C4-C9 */
import { moveUnit } from '../movement.ts'
import { moveRefusal } from '../moveRefusal.ts'
import { phase, status } from '../types.ts'
import type { Verb } from './verb.ts'

export const moveVerb: Verb<'move'> = {
  type: 'move',
  code: 'm',
  fields: { unit: 'unit', to: 'hex' },
  in: [phase.move],
  list({ reacher }, state, _side, add, among) {
    for (const unit of among.units)
      if ((state.status[unit] & (status.ordered | status.moved | status.arrived)) === status.ordered)
        for (const to of reacher.of(state, unit).hexes) add({ type: 'move', unit, to })
  },
  apply(services, draft, _side, { unit, to }) {
    moveUnit(services, draft, unit, to)
  },
  refusal: ({ table }, state, _side, { unit, to }) => moveRefusal(table, state, unit, to),
}
