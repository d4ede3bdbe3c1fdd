/** Bringing in a reinforcement over land. operational.G4 */
import { enterRefusal } from '../refusal.ts'
import { enter, entriesOf } from '../reinforcement.ts'
import { enRoute } from '../types.ts'
import type { Verb } from './verb.ts'

export const enterVerb: Verb<'enter'> = {
  type: 'enter',
  code: 'e',
  fields: { unit: 'unit', to: 'hex' },
  when: 'battle',
  list({ table }, state, side, add) {
    for (const unit of table.unitsOf[side])
      if (state.hex[unit] === enRoute) for (const to of entriesOf(table, state, unit)) add({ type: 'enter', unit, to })
  },
  apply({ table }, draft, _side, { unit, to }) {
    enter(table, draft, unit, to)
  },
  refusal: ({ table }, state, side, action) => enterRefusal(table, state, side, action),
}
