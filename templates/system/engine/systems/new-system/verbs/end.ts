/** A side ends its turn. new-system.T1 */
import { otherSide } from '../../../twoSides.ts'
import { readyUnits } from '../setup.ts'
import { verb, type Words } from './verb.ts'

export const endVerb = verb(
  'end',
  'e',
  {},
)({
  list(_, __, ___, add) {
    add({ type: 'end' })
  },
  apply(table, { state, emit }, side) {
    state.side = otherSide(side)
    if (side === 1 && state.turn < table.scenario.turns) state.turn++
    readyUnits(table, state)
    emit({ type: 'turn', turn: state.turn, side: state.side })
  },
  refusal: () => 'The turn cannot be ended now.',
})

export const endWords = { end: { order: 'End the turn', button: 'End turn' } } satisfies Words
