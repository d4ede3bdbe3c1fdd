/** Tells of each decision to those who make it. */
import { effect } from '@preact/signals'
import { say } from '../../announce.ts'
import { decisionWords } from './shellWords.ts'
import type { PlayerState } from './types.ts'

/** Returns how to stop. */
export const watchDecisions = (state: PlayerState): (() => void) => {
  let announced = ''
  return effect(() => {
    const now = state.position.value.state
    const decision = `${now.turns}.${now.phase}.${now.question}.${now.fired}.${state.moverIn(now)}`
    if (!state.mayAct.value || decision === announced) return
    announced = decision
    say(state, decisionWords(state))
  })
}
