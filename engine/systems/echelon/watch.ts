/** Tells whether what something depends on has changed. */
import { type Kept, makeKept, type Numbers } from '../../memory.ts'
import type { Position } from './types.ts'

/** Remembers what some arrays of a state held, and tells whether any has changed since. */
export const watch = <N extends keyof Position>(names: readonly N[]): ((state: Position) => boolean) => {
  const kept: Kept<Numbers>[] = []
  return (state) => {
    let changed = kept.length === 0
    for (let index = 0; index < kept.length && !changed; index++)
      changed = !kept[index].isSame(state, state[names[index]] as Numbers)
    if (!changed) return false
    for (let index = 0; index < names.length; index++) {
      const now = state[names[index]] as Numbers
      if (kept[index] === undefined) kept[index] = makeKept(now)
      else kept[index].keep(now)
    }
    return true
  }
}
