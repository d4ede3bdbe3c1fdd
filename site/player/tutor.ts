/** The tutorial: which task is due, judged from the game alone. It never stands in the way of play. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Tutorial, TutorialCondition, TutorialPointer } from '../../compiler/systems/operational/bundle.ts'
import type { Hex } from '../../engine/hex.ts'
import { destroyed } from '../../engine/systems/operational/types.ts'
import type { PlayerState } from './state.ts'

/** What the tutorial says now. */
export interface Lesson {
  /** Number of the step from 0, and how many there are; the advice after the last step has none. */
  readonly step: number | null
  readonly steps: number
  readonly title: string
  readonly text: string
  readonly show: TutorialPointer | null
  /** A key that helps with it, and what it does. */
  readonly keys: KeyHint | undefined
}

type KeyHint = readonly [key: string, meaning: string]

/** The key for what a task waits for; where there is no keyboard it is not shown. */
const hints: Readonly<Partial<Record<keyof TutorialCondition, KeyHint>>> = {
  selected: ['N', 'next unit'],
  moved: ['Enter', 'moves'],
  fights: ['T', 'next target'],
  strikes: ['T', 'next target'],
  shown: ['1 – 7', 'layers'],
  headquarters: ['H', 'headquarters'],
  orders: ['O', 'orders'],
  turn: ['E', 'ends the turn'],
}

const hintFor = (done: TutorialCondition): KeyHint | undefined =>
  (Object.keys(done) as (keyof TutorialCondition)[]).map((fact) => hints[fact])[0]

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

/** What a condition asks about the past, counted from the record. */
interface Past {
  readonly moved: ReadonlySet<number>
  readonly moves: number
  readonly fights: number
  readonly orders: number
  readonly strikes: number
}

const pastOf = (state: PlayerState, side: number): Past => {
  const moved = new Set<number>()
  let [moves, fights, orders, strikes] = [0, 0, 0, 0]
  for (const { side: actor, action, events } of state.timeline.value.steps) {
    if (actor !== side) continue
    if (action.type === 'move') {
      moved.add(action.unit)
      moves++
    }
    for (const { type } of events) {
      if (type === 'combat') fights++
      if (type === 'order' || type === 'pool' || type === 'formed') orders++
      if (type === 'strike') strikes++
    }
  }
  return { moved, moves, fights, orders, strikes }
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

/** Whether all facts of a condition hold. */
const makeJudge =
  (state: PlayerState, tutorial: Tutorial) =>
  (asked: TutorialCondition, past: Past): boolean => {
    const view = state.view.value
    const hexOf = (unit: number): number => view.units[unit]?.hex ?? destroyed
    const orders = state.orders.value.byUnit
    const able = [...orders.values()].filter(({ enters }) => !enters).length
    const owns = (hex: number): boolean => view.owner[hex] === tutorial.side
    const facts: Readonly<Record<keyof TutorialCondition, () => boolean>> = {
      selected: () => state.selected.value === asked.selected,
      headquarters: () => view.headquarters[state.selectedHq.value ?? -1]?.side === tutorial.side,
      shown: () => asked.shown !== undefined && state.layers.value[asked.shown],
      moved: () => past.moved.has(asked.moved ?? -1),
      moves: () => past.moves >= (asked.moves ?? 0),
      fights: () => past.fights >= (asked.fights ?? 0),
      orders: () => past.orders >= (asked.orders ?? 0),
      strikes: () => past.strikes >= (asked.strikes ?? 0),
      turn: () => view.turn >= (asked.turn ?? 0),
      before: () => view.turn < (asked.before ?? 0),
      holds: () => owns(asked.holds ?? 0),
      lacks: () => !owns(asked.lacks ?? 0),
      arrived: () => hexOf(asked.arrived ?? -1) > 0,
      waits: () => orders.get(asked.waits ?? -1)?.enters === true,
      gone: () => hexOf(asked.gone ?? -1) === destroyed,
      targets: () => [...orders.values()].reduce((sum, { attacks }) => sum + attacks.size, 0) >= (asked.targets ?? 0),
      able: () => able >= (asked.able ?? 0),
      spent: () => able === 0,
    }
    return (Object.keys(asked) as (keyof TutorialCondition)[]).every((fact) => facts[fact]())
  }

/** Facts that pass by while one plays; all others stay true, or can be counted again after a reload. */
const passing: ReadonlySet<string> = new Set(['selected', 'headquarters', 'shown', 'targets', 'able', 'spent', 'waits'])

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

  const holds = makeJudge(state, tutorial)
  const tasks = tutorial.steps.flatMap(({ title, tasks: list }, step) => list.map((task) => ({ ...task, title, step })))
  const past = computed(() => pastOf(state, tutorial.side))
  const isThere = computed(() => state.seats.value[tutorial.side] === 'human' && state.origin.value === 'own')
  const isDue = computed(() => isThere.value && state.replayAt.value === null && state.outcome.value === undefined)

  /** The first task that is not behind us, as far as the game itself can tell. */
  const resume = (): number =>
    1 +
    tasks.findLastIndex(({ done }) => !Object.keys(done).some((fact) => passing.has(fact)) && holds(done, past.value))

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
      if (!holds(task.done, past.value) && !(task.skip && holds(task.skip, past.value))) break
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
    const advice = tutorial.advice.find(({ when }) => holds(when, past.value))
    return advice && { step: null, steps, title: 'What now', text: advice.say, show: advice.show, keys: undefined }
  })

  const target = computed((): Hex => {
    const show = lesson.value?.show
    return show?.hex ?? state.view.value.units[show?.unit ?? -1]?.hex ?? 0
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
