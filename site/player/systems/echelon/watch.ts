/** Tells of each decision to those who make it, and opens the panel of a combat: on a phone nobody would see it. */
import { effect } from '@preact/signals'
import { say } from '../../announce.ts'
import { hexSubject } from '../../subject.ts'
import { inCombat } from './attack.ts'
import type { PlayerState } from './types.ts'
import { decisionWords } from './wording.ts'

/** Returns how to stop. */
export const watchDecisions = (state: PlayerState): (() => void) => {
  let announced = ''
  return effect(() => {
    const { phase: now, side, turn, target } = state.position.value.state
    const decision = `${turn}.${side}.${now}.${target}`
    if (!state.mayAct.value || decision === announced) return
    announced = decision
    say(state, decisionWords(state))
    if (inCombat(now) && state.selected.peek() === null) state.selected.value = hexSubject(target)
  })
}
