/** A unit moves to a hex beside its own. new-system.M1, M2 */
import { around, type Space } from '../../../board.ts'
import type { Position } from '../memory.ts'
import type { Table } from '../table.ts'
import { verb, type Words } from './verb.ts'

/** The movement points that a hex costs; none where no unit may enter. new-system.M2 */
const costOf = ({ terrain }: Table, { hex }: Position, to: Space): number | undefined =>
  hex.includes(to) ? undefined : terrain[to]?.cost

export const moveVerb = verb('move', 'm', { unit: 'unit', to: 'hex' })({
  list(table, state, _, add, { units }) {
    for (const unit of units) {
      if (state.hex[unit] === 0) continue
      for (const to of around(table.board, state.hex[unit]))
        if ((costOf(table, state, to) ?? Number.POSITIVE_INFINITY) <= state.points[unit])
          add({ type: 'move', unit, to })
    }
  },
  apply(table, { state, emit }, _, { unit, to }) {
    const from = state.hex[unit]
    state.points[unit] -= costOf(table, state, to) ?? 0
    state.hex[unit] = to
    emit({ type: 'moved', unit, from, to })
  },
  refusal(table, state, _, { unit, to }) {
    if (state.hex.includes(to)) return 'A unit stands there.'
    if (!around(table.board, state.hex[unit]).includes(to)) return 'A unit moves to a hex beside its own.'
    return costOf(table, state, to) === undefined ? 'No unit may go there.' : 'It has too few movement points left.'
  },
})

export const moveWords = { move: { order: '{unit} {moves|move} to {to}', button: 'Move' } } satisfies Words
