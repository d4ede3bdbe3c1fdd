/** A side ends its turn. new-system.T1, V1 */
import { otherSide } from '../../../twoSides.ts'
import { readyUnits } from '../setup.ts'
import { endGame, holdsObjective } from '../victory.ts'
import { verb, type Words } from './verb.ts'

export const endVerb = verb(
  'end',
  'e',
  {},
)({
  list(_, __, ___, add) {
    add({ type: 'end' })
  },
  apply(table, draft, side) {
    const { state, emit } = draft
    if (side === 0 && holdsObjective(table, state, side)) return endGame(draft, 'objective')
    if (side === 1 && state.turn === table.scenario.turns) return endGame(draft, 'time')
    state.side = otherSide(side)
    if (side === 1) state.turn++
    readyUnits(table, state)
    emit({ type: 'turn', turn: state.turn, side: state.side })
  },
  refusal: () => 'The turn cannot be ended now.',
})

export const endWords = { end: { order: 'End the turn', button: 'End turn' } } satisfies Words
