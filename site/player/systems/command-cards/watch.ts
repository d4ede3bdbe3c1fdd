/** Tells persons what they must not miss: that a decision comes to them, and which. */
import { effect } from '@preact/signals'
import { say } from '../../announce.ts'
import { decisionWords } from './speech.ts'
import type { PlayerState } from './types.ts'

export const watch = (state: PlayerState): (() => void) => {
  let told = ''
  return effect(() => {
    const { phase, side, turn } = state.position.value.state
    const now = `${turn}.${side}.${phase}`
    if (!state.mayAct.value || now === told) return
    told = now
    say(state, decisionWords(state))
  })
}
