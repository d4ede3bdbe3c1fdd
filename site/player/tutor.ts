/** The tutorial: which task is due, judged from the game alone. It never stands in the way of play. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Hex } from '../../engine/hex.ts'
import type { PlayerState } from './state.ts'
import { hexOf } from './subject.ts'
import type { KeyHint } from './systemUi.ts'

/** What the tutorial says now. */
export interface Lesson {
  /** Number of the step from 0, and how many there are; the advice after the last step has none. */
  readonly step: number | null
  readonly steps: number
  readonly title: string
  readonly text: string
  /** What it points at, in the system's own terms. */
  readonly show: object | null
  /** A key that helps with it, and what it does; where there is no keyboard it is not shown. */
  readonly keys: KeyHint | undefined
}

export interface Tutor {
  /** What is to be said; undefined when there is no tutorial, it was closed, or nobody it teaches plays. */
  readonly lesson: ReadonlySignal<Lesson | undefined>
  /** The hex that it points at now, 0 or less when there is none. */
  readonly target: ReadonlySignal<Hex>
  /** Whether the scenario has one for the side that is played. */
  readonly isThere: ReadonlySignal<boolean>
  readonly closed: Signal<boolean>
  /** Goes on without having done it. */
  next(): void
  close(): void
  reopen(): void
  dispose(): void
}

const ids = (state: PlayerState): string => `sandtable.tutorial.${state.bundle.scenario.id}`

const isStoredClosed = (state: PlayerState): boolean => {
  try {
    return localStorage.getItem(ids(state)) === 'closed'
  } catch {
    return false
  }
}

const storeClosed = (state: PlayerState, closed: boolean): void => {
  try {
    if (closed) localStorage.setItem(ids(state), 'closed')
    else localStorage.removeItem(ids(state))
  } catch {
    // Where nothing is kept, the tutorial opens again next time.
  }
}

export const createTutor = (state: PlayerState): Tutor => {
  const { tutorial } = state.bundle
  const closed = signal(isStoredClosed(state))
  if (!tutorial)
    return {
      lesson: computed(() => undefined),
      target: computed(() => 0),
      isThere: computed(() => false),
      closed,
      next: () => {},
      close: () => {},
      reopen: () => {},
      dispose: () => {},
    }

  const { lessons } = state.ui
  const past = computed(() => state.timeline.value.steps.filter(({ side }) => side === tutorial.side))
  const holds = lessons.judge(state, () => past.value)
  const tasks = tutorial.steps.flatMap(({ title, tasks: list }, step) => list.map((task) => ({ ...task, title, step })))
  const isThere = computed(() => state.seats.value[tutorial.side] === 'human' && state.origin.value === 'own')
  const isDue = computed(() => isThere.value && state.replayAt.value === null && state.outcome.value === undefined)
  const hintFor = (done: object): KeyHint | undefined => Object.keys(done).map((fact) => lessons.hints[fact])[0]

  /** The first task that is not behind us, as far as the game itself can tell. */
  const resume = (): number =>
    1 + tasks.findLastIndex(({ done }) => !Object.keys(done).some((fact) => lessons.passing.has(fact)) && holds(done))

  const at = signal(resume())
  let known = state.timeline.peek().first
  const stopWatching = effect(() => {
    // Another game on the table is taken up where it stands: a new one with the first task.
    const { first } = state.timeline.value
    if (first !== known) {
      known = first
      at.value = resume()
    }
    if (!isDue.value || state.position.value.state.side !== tutorial.side) return
    let next = at.value
    for (let task = tasks[next]; task; task = tasks[next]) {
      if (!holds(task.done) && !(task.skip && holds(task.skip))) break
      next++
    }
    at.value = next
  })

  const lesson = computed((): Lesson | undefined => {
    if (closed.value || !isDue.value) return undefined
    const steps = tutorial.steps.length
    const { side } = state.position.value.state
    if (side !== tutorial.side) {
      if (state.seats.value[side] === 'human') return undefined
      const text = 'The enemy moves. Watch what he does; Skip shows the rest at once.'
      return { step: null, steps, title: 'The enemy’s turn', text, show: null, keys: ['Esc', 'skips'] }
    }
    const task = tasks[at.value]
    if (task)
      return { step: task.step, steps, title: task.title, text: task.say, show: task.show, keys: hintFor(task.done) }
    const advice = tutorial.advice.find(({ when }) => holds(when))
    return advice && { step: null, steps, title: 'What now', text: advice.say, show: advice.show, keys: undefined }
  })

  const target = computed((): Hex => {
    const show = lesson.value?.show
    return hexOf(state, (show && lessons.subjectOf(state, show)) ?? null)
  })

  return {
    lesson,
    target,
    isThere,
    closed,
    next() {
      at.value = Math.min(tasks.length, at.value + 1)
    },
    close() {
      closed.value = true
      storeClosed(state, true)
    },
    reopen() {
      closed.value = false
      storeClosed(state, false)
    },
    dispose: stopWatching,
  }
}
