/** The tutorial: which task is due, judged from the game alone. It never stands in the way of play. */

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import type { Tutorial } from '../../../compiler/bundle.ts'
import type { Space } from '../../../engine/board.ts'
import { attempt } from '../settings.ts'
import { hexOf } from '../subject.ts'
import type { Lessons, PlayerState } from '../systemUi.ts'
import { closedKey, isClosed, taughtSeats } from '../taught.ts'
import type { Fact, KeyHint, Subject } from '../types.ts'

/** The present text of the tutorial. */
export interface Lesson {
  /** Number of the step from 0, and how many there are; the advice after the last step has none. */
  readonly step: number | null
  readonly steps: number
  readonly title: string
  readonly text: string
  /** The subject that it points at, if that is there now. */
  readonly show: Subject | undefined
  /** A key that helps with it, and what it does; where there is no keyboard it is not shown. */
  readonly keys: KeyHint | undefined
}

export interface TutorialProgress {
  /** The present lesson; undefined when it was closed, or nobody it teaches plays. */
  readonly lesson: ReadonlySignal<Lesson | undefined>
  /** The hex that it points at now, 0 or less when there is none. */
  readonly target: ReadonlySignal<Space>
  /** True if the side that it teaches is played against the opponent of which it speaks. */
  readonly isThere: ReadonlySignal<boolean>
  readonly closed: Signal<boolean>
  /** Goes on although the task is not done. */
  next(): void
  close(): void
  reopen(): void
  dispose(): void
}

export interface ShownTutorial extends TutorialProgress {
  /** The card over the map. */
  readonly Card: FunctionComponent
}

/** The key that ends a phase or turn, as tasks name it. */
const endKey = 'E'

const makeClosed = ({ scenario }: PlayerState) => {
  const key = closedKey(scenario.id)
  const closed = signal(isClosed(scenario.id))
  const set = (isClosed: boolean): void => {
    closed.value = isClosed
    attempt(() => (isClosed ? localStorage.setItem(key, 'closed') : localStorage.removeItem(key)))
  }
  return { closed, set }
}

/** The tasks of the tutorial in order, and the number of the one that is due. */
const makeTasks = (state: PlayerState, tutorial: Tutorial, lessons: Lessons, isDue: ReadonlySignal<boolean>) => {
  const past = computed(() => state.timeline.value.steps.filter(({ side }) => side === tutorial.side))
  const facts: Readonly<Record<string, Fact>> = lessons.facts(state, () => past.value)
  const holds = (asked: object): boolean =>
    Object.entries(asked).every(([name, wanted]) => facts[name]?.holds(wanted as never))
  const tasks = tutorial.steps.flatMap(({ title, tasks: list }, step) => list.map((task) => ({ ...task, title, step })))

  /** The first task that is not behind us, as far as the game itself can tell. */
  const resume = (): number =>
    1 + tasks.findLastIndex(({ done }) => !Object.keys(done).some((name) => facts[name]?.isPassing) && holds(done))

  const at = signal(resume())
  let known = state.timeline.peek().first
  const dispose = effect(() => {
    // Another game is taken up where it stands: a new one with the first task.
    const { first } = state.timeline.value
    if (first !== known) {
      known = first
      at.value = resume()
    }
    if (!isDue.value || state.moverIn(state.position.value.state) !== tutorial.side) return
    let next = at.value
    for (let task = tasks[next]; task; task = tasks[next]) {
      if (!holds(task.done) && !(task.skip && holds(task.skip))) break
      next++
    }
    at.value = next
  })
  const next = (): void => {
    at.value = Math.min(tasks.length, at.value + 1)
  }
  const factOf = (done: object): Fact | undefined => facts[Object.keys(done)[0] ?? '']
  return { tasks, at, next, holds, factOf, dispose }
}

export const createTutorial = (state: PlayerState, tutorial: Tutorial, lessons: Lessons): TutorialProgress => {
  const { closed, set } = makeClosed(state)
  // It speaks of one opponent and of what the dice have rolled: whoever chooses another one, or plays another person, knows how to play.
  const isThere = computed(() => {
    const { seats, origin, timeline } = state
    const taught = taughtSeats(state, tutorial)
    const isLed = seats.value.every((seat, side) => seat === taught[side])
    return origin.value === 'own' && timeline.value.seed === tutorial.seed && isLed
  })
  const isDue = computed(() => isThere.value && state.replayAt.value === null && state.outcome.value === undefined)
  const { tasks, at, next, holds, factOf, dispose } = makeTasks(state, tutorial, lessons, isDue)

  const lesson = computed((): Lesson | undefined => {
    if (closed.value || !isDue.value) return undefined
    const steps = tutorial.steps.length
    const side = state.moverIn(state.position.value.state)
    if (side !== tutorial.side) {
      const text =
        'The enemy moves, or decides about one of his units. Watch what he does; Skip shows the rest at once.'
      return { step: null, steps, title: 'The enemy decides', text, show: undefined, keys: ['Esc', 'skips'] }
    }
    const task = tasks[at.value]
    const subjectOf = (show: object | null) => (show ? lessons.subjectOf(state, show) : undefined)
    if (task) {
      const { step, title, say: text, show, done } = task
      const fact = factOf(done)
      return { step, steps, title, text, show: subjectOf(show) ?? fact?.shows?.(), keys: fact?.hint }
    }
    const advice = tutorial.advice.find(({ when }) => holds(when))
    if (!advice) return undefined
    return { step: null, steps, title: 'What now', text: advice.say, show: subjectOf(advice.show), keys: undefined }
  })

  const target = computed((): Space => hexOf(state, lesson.value?.show ?? null))
  const stopTelling = effect(() => {
    state.taught.value = lesson.value?.show ?? null
    // With the last task one is on one's own.
    state.endIsTaught.value = lesson.value?.keys?.[0] === endKey && at.value < tasks.length - 1
  })

  return {
    lesson,
    target,
    isThere,
    closed,
    next,
    close: () => set(true),
    reopen: () => set(false),
    dispose() {
      stopTelling()
      dispose()
    },
  }
}
