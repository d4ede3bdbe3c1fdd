/** Carries orders out: the one way an action enters the game, and how it is taken back. */
import type { OperationalAction } from '../../engine/systems/operational/types.ts'
import { announceEvents, notify, say } from './announce.ts'
import type { Games } from './games.ts'
import type { PlayerState } from './state.ts'
import { headquartersName, unitName } from './systems/operational/words.ts'
import { extended, lastPosition, undone } from './timeline.ts'

export interface Orderly {
  /** Carries an action out and keeps the game; false when the engine refuses it. */
  carryOut(action: OperationalAction): boolean
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
    if (done) announceEvents(state, done.events)
    followUnit(state, action)
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
    if (last && 'unit' in last.action) {
      state.selected.value = last.action.unit
      say(state, `Undone: ${unitName(state.bundle.scenario, last.action.unit)} is as it was.`)
    } else if (last && 'hq' in last.action)
      say(state, `Undone: ${headquartersName(state.bundle.scenario, last.action.hq)} is as it was.`)
    else say(state, 'Undone.')
    const hex = state.selected.value === null ? -1 : lastPosition(state.timeline.value).state.hex[state.selected.value]
    if (hex !== undefined && hex > 0) state.cursor.value = hex
    games.keep()
  },
})

/** The unit that acted stays selected while it is there and its side moves; the cursor goes with it. */
const followUnit = (state: PlayerState, action: OperationalAction): void => {
  if (action.type === 'end-turn') state.selected.value = null
  if (!('unit' in action)) return
  const hex = state.position.value.state.hex[action.unit] ?? -1
  if (hex > 0 && state.mayAct.value) state.cursor.value = hex
  if (hex <= 0 && state.selected.value === action.unit) state.selected.value = null
}
