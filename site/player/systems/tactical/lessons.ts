/** Tutorials: what they point at, and the facts that they wait for. */
import type { TacticalAction } from '../../../../engine/systems/tactical/verbs/index.ts'
import { pointedAt } from '../../subject.ts'
import type { Lessons } from '../../systemUi.ts'
import { unitsIn } from './seen.ts'
import type { TacticalTypes } from './types.ts'

export const lessons: Lessons<TacticalTypes> = {
  subjectOf: (_, pointer) => pointedAt(pointer),
  facts(state, past) {
    const { bundle, derived } = state
    const taught = bundle.tutorial?.side
    const hasDone = (unit: number, ...types: readonly TacticalAction['type'][]): boolean =>
      past().some(({ action }) => 'unit' in action && action.unit === unit && types.includes(action.type))
    return {
      selected: { holds: (unit) => derived.unit === unit, hint: ['N', 'next unit'], isPassing: true },
      at: {
        holds: (hex) => unitsIn(state, hex).some((unit) => derived.table.side[unit] === taught),
        hint: ['Enter', 'moves'],
        isPassing: true,
      },
      attacked: { holds: (unit) => hasDone(unit, 'attack'), hint: ['T', 'next target'] },
      refitted: { holds: (unit) => hasDone(unit, 'supply', 'regular', 'elite'), hint: ['O', 'to the panel'] },
      holds: {
        holds: (hex) => derived.known.holder[derived.table.placeAt[hex] - 1] === Number(taught) + 1,
        hint: ['Enter', 'moves'],
      },
      gone: { holds: (unit) => derived.known.hex[unit] === 0, hint: ['T', 'next target'] },
      turn: { holds: (turn) => derived.known.turn >= turn, hint: ['E', 'ends the turn'] },
    }
  },
}
