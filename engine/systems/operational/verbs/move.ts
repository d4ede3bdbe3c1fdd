/** Moving a unit. operational.C1-C12 */
import { move } from '../movement.ts'
import { moveRefusal } from '../refusal.ts'
import type { Verb } from './verb.ts'

export const moveVerb: Verb<'move'> = {
  type: 'move',
  sign: 'm',
  fields: [
    ['unit', 'unit'],
    ['to', 'hex'],
  ],
  when: 'battle',
  list(kit, state, side, add) {
    for (const unit of kit.table.unitsOf[side])
      if (state.hex[unit] >= 0)
        for (const to of kit.reacher.afterSurvey(state, unit).hexes) add({ type: 'move', unit, to })
  },
  apply({ table, reacher, survey, tracer }, draft, _side, { unit, to }) {
    const reach = reacher.of(draft.state, unit)
    move(table, draft, unit, to, reach, survey.meets, tracer)
  },
  refusal: ({ table }, state, side, action) => moveRefusal(table, state, side, action),
}
