/** Carries orders out: the one way an action enters the game, and how it is taken back. */
import type { Action } from '../../engine/game.ts'
import { announceEvents, notify, say } from './announce.ts'
import type { Games } from './games.ts'
import type { PlayerState } from './state.ts'
import { hexOf, isSame } from './subject.ts'
import { extended, type Step, undone } from './timeline.ts'

export interface Orderly {
  /** Carries an action out and keeps the game; false when the engine refuses it. */
  carryOut(action: Action): boolean
  undo(): void
}

export const createOrderly = (state: PlayerState, games: Games): Orderly => ({
  carryOut(action) {
    const result = extended(state.game, state.timeline.value, action)
    if ('reason' in result) {
      notify(state, result.reason)
      return false
    }
    state.timeline.value = result.timeline
    state.pointed.value = null
    state.aim.value = null
    state.suggested.value = null
    const done = result.timeline.steps.at(-1)
    if (done) {
      announceEvents(state, done.events)
      follow(state, done)
    }
    games.keep()
    return true
  },

  undo() {
    if (state.busy.value) return notify(state, 'Wait until the other side has moved.')
    if (state.replayAt.value !== null) return notify(state, 'This is the replay: go back to the game first.')
    const barrier = state.barrier.value
    if (barrier !== undefined) return notify(state, barrier)
    const last = state.timeline.value.steps.at(-1)
    state.timeline.value = undone(state.timeline.value)
    state.suggested.value = null
    const actor = last && state.ui.orders.actorOf(last.action)
    if (actor) state.selected.value = actor
    say(state, actor ? `Undone: ${state.ui.words.subject(state, actor)} is as it was.` : 'Undone.')
    const hex = hexOf(state, state.selected.value)
    if (hex > 0) state.cursor.value = hex
    games.keep()
  },
})

/** Who acted stays selected while it is there and its side moves; the cursor goes with it. */
const follow = (state: PlayerState, { action, side, after }: Step): void => {
  if (after.state.side !== side) state.selected.value = null
  const actor = state.ui.orders.actorOf(action)
  if (!actor) return
  const hex = hexOf(state, actor)
  if (hex > 0 && state.mayAct.value) state.cursor.value = hex
  if (hex <= 0 && isSame(state.selected.value, actor)) state.selected.value = null
}
