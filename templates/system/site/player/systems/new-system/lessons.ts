/** Tutorials: what they point at, and the facts that they wait for. */
import { pointedAt } from '../../subject.ts'
import type { Lessons } from '../../systemUi.ts'
import { unitAt } from './names.ts'
import type { NewSystemTypes } from './types.ts'

export const lessons: Lessons<NewSystemTypes> = {
  subjectOf: (_, pointer) => pointedAt(pointer),
  facts({ bundle, derived }) {
    const taught = bundle.tutorial?.side
    return {
      selected: { holds: (unit) => derived.unit === unit, hint: ['N', 'next unit'], isPassing: true },
      at: {
        holds: (hex) => derived.table.side[unitAt(derived.known, hex) ?? -1] === taught,
        hint: ['Enter', 'moves'],
        isPassing: true,
      },
      gone: { holds: (unit) => derived.known.hex[unit] === 0, hint: ['T', 'next target'] },
      turn: { holds: (turn) => derived.known.turn >= turn, hint: ['E', 'ends the turn'] },
    }
  },
}
