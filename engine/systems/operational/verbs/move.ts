/** Moving a unit. operational.C1-C19, H7 */
import { move } from '../movement.ts'
import { moveRefusal } from '../refusal.ts'
import { verb, type Words } from './verb.ts'

export const moveVerb = verb('move', 'm', { unit: 'unit', to: 'hex' })({
  when: 'battle',
  list(services, state, _side, add, among) {
    const reachOf = services.reacher.each(state)
    for (const unit of among.units) if (state.hex[unit] >= 0) for (const move of reachOf(unit).moves) add(move)
  },
  apply(services, draft, _side, { unit, to }) {
    move(services, draft, unit, to)
  },
  refusal: ({ table }, state, _side, { unit, to }) => moveRefusal(table, state, unit, to),
})

export const moveWords = { move: { order: '{unit} {moves|move} to {to}', button: 'Move' } } satisfies Words
