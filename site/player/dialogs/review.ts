/** Asks the computer about a game that is over. */
import type { Action } from '../../../engine/game.ts'
import { makeRecord } from '../../../engine/record.ts'
import { orderedBy, sentencesOf } from '../staff/askStaff.ts'
import { createState } from '../state.ts'
import type { Store } from '../store.ts'
import { cutAt, recordOf, type Timeline } from '../timeline.ts'
import type { Chances, Moment } from './story.ts'

/** The game, and the computer that is asked. */
type Asked = Pick<Store, 'state' | 'worker'>

/** How likely each side was to win, after each action and before the first. `onSlow` is told when it takes long. */
export const chances = ({ state, worker }: Asked, onSlow: () => void): Promise<Chances> => {
  const timeline = state.timeline.value
  return worker.chances(makeRecord(recordOf(state.bundle, timeline)), { base: timeline.base, onSlow })
}

/** Actions in the words of the position in which they were, or could have been, done. */
const wordsAt = ({ state }: Asked, timeline: Timeline, actions: readonly Action[]): string =>
  sentencesOf(createState(state.ui, state.bundle, timeline), actions)

/** Words the actions of a step. */
export const doneAt = (asked: Asked, at: number): string => {
  const timeline = asked.state.timeline.value
  const step = timeline.steps[at]
  return step === undefined ? '' : wordsAt(asked, cutAt(timeline, at), [step.action])
}

/**
 * Words the actions of a step, and the best player's choice instead: null where that is the same. `onSlow` is called when it takes long.
 */
export const adviseAt = async (
  asked: Asked,
  at: number,
  onSlow?: () => void,
): Promise<{ readonly done: string; readonly advice: string | null }> => {
  const { state } = asked
  const timeline = state.timeline.value
  const step = timeline.steps[at]
  if (step === undefined) throw new RangeError(`the game has no action ${at}`)
  const then = cutAt(timeline, at)
  const actions = await orderedBy(asked, then, onSlow)
  const [first] = actions
  if (first === undefined) throw new Error('the computer has no answer')
  const isSame = state.game.same(first, step.action)
  return { done: doneAt(asked, at), advice: isSame ? null : wordsAt(asked, then, actions) }
}

/** A moment at which the best player would have done something else than what was done. */
export interface Mistake {
  readonly moment: Moment
  readonly done: string
  readonly advice: string
}

/** The first of some moments at which the best player would have done something else; null where it would have done the same each time. */
export const mistakeIn = async (
  moments: readonly Moment[],
  ask: (at: number) => ReturnType<typeof adviseAt>,
): Promise<Mistake | null> => {
  for (const moment of moments) {
    const { done, advice } = await ask(moment.at)
    if (advice !== null) return { moment, done, advice }
  }
  return null
}
