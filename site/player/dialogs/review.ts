/** Asks the computer about a game that is over. */
import { readMove } from '../../../engine/play.ts'
import { makeRecord } from '../../../engine/record.ts'
import { firstMoveOf } from '../actions/staff.ts'
import { createState } from '../state.ts'
import type { Store } from '../store.ts'
import { cutAt, recordOf, type Timeline } from '../timeline.ts'
import type { Chances } from './story.ts'

/** The game, and the computer that is asked. */
type Asked = Pick<Store, 'state' | 'worker'>

/** How likely each side was to win, after each action and before the first. */
export const chances = ({ state, worker }: Asked): Promise<Chances> => {
  const timeline = state.timeline.value
  return worker.chances(makeRecord(recordOf(state.bundle, timeline)), timeline.base)
}

/** An action in the words of the position in which it was, or could have been, done. */
const wordsAt = ({ state }: Asked, timeline: Timeline, action: Timeline['steps'][number]['action']): string => {
  const then = createState(state.ui, state.bundle, timeline)
  return state.ui.words.action(then, action)
}

/** What was done in a step, and what the best player would have done instead: null where that is the same. */
export const adviseAt = async (
  asked: Asked,
  at: number,
): Promise<{ readonly done: string; readonly advice: string | null }> => {
  const { state } = asked
  const timeline = state.timeline.value
  const step = timeline.steps[at]
  if (step === undefined) throw new RangeError(`the game has no action ${at}`)
  const then = cutAt(timeline, at)
  const text = await firstMoveOf(asked, then)
  const action = text === undefined ? undefined : readMove(state.game, text)?.action
  if (action === undefined) throw new Error('the computer has no answer')
  const isSame = state.game.same(action, step.action)
  return { done: wordsAt(asked, then, step.action), advice: isSame ? null : wordsAt(asked, then, action) }
}
