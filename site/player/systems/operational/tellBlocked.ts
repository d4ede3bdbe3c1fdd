/** Says when a turn begins that reinforcements are due and find no place. */
import { effect } from '@preact/signals'
import { notify } from '../../announce.ts'
import { blockedUnits, blockedWords } from './arrivals.ts'
import type { PlayerState } from './types.ts'

/** Once a turn. Returns how to stop. */
export const tellBlocked = (state: PlayerState): (() => void) => {
  let told = 0
  return effect(() => {
    const { turn } = state.view.value
    const [first, ...others] = state.mayAct.value && told !== turn ? blockedUnits(state) : []
    if (state.mayAct.value) told = turn
    if (first) notify(state, blockedWords(state, first) + (others.length > 0 ? ` ${others.length} more wait.` : ''))
  })
}
