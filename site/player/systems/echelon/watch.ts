/** Tells of each decision to those who make it, and opens the panel of a combat: on a phone nobody would see it. */
import { effect } from '@preact/signals'
import { say } from '../../announce.ts'
import { hexSubject, isSame } from '../../subject.ts'
import { inCombat } from './attack.ts'
import { decisionWords } from './shellWords.ts'
import type { PlayerState } from './types.ts'

/** Returns how to stop. */
export const watchDecisions = (state: PlayerState): (() => void) => {
  let announced = ''
  let fought = 0
  return effect(() => {
    const { phase: now, side, turn, target } = state.position.value.state
    const decision = `${turn}.${side}.${now}.${target}`
    if (!state.mayAct.value || decision === announced) return
    announced = decision
    say(state, decisionWords(state))
    const selected = state.selected.peek()
    if (inCombat(now) && selected === null) state.selected.value = hexSubject(target)
    // The panel of a combat goes with it.
    if (!inCombat(now) && fought > 0 && isSame(selected, hexSubject(fought))) state.selected.value = null
    fought = inCombat(now) ? target : 0
  })
}
