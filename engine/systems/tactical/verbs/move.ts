/** A unit moves. tactical.E1-E13 */
import { march } from '../march.ts'
import { mayMove, reachOf } from '../movement.ts'
import { done } from '../types.ts'
import { has } from '../units.ts'
import { verb, type Words } from './verb.ts'

export const moveVerb = verb('move', 'm', { unit: 'unit', to: 'hex' })({
  in: 'battle',
  list(services, state, _, add, { units }) {
    for (const unit of units) {
      if (!mayMove(state, unit)) continue
      for (const to of reachOf(services, state, unit).ends) add({ type: 'move', unit, to })
    }
  },
  apply(services, draft, _, { unit, to }) {
    march(services, draft, unit, to)
  },
  refusal(_, state, __, { unit }) {
    if (has(state, unit, done.refitted)) return 'It is done for this half-turn.'
    return state.points[unit] === 0 ? 'It has no movement points left.' : 'It does not get there.'
  },
})

export const moveWords = { move: { order: '{unit} {moves|move} to {to}', button: 'Move' } } satisfies Words
