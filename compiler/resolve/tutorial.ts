/** Reads a scenario's tutorial: its steps here, what it points at and waits for by its rule system. */
import type { Tutorial } from '../bundle.ts'
import type { Valid } from '../content.ts'
import { below, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { checkKnown, readSide } from './read.ts'

/** A tutorial as it is written: with pointers and conditions of its system. */
export interface WrittenTutorial<Pointer, Condition> {
  /** Id of the side that it teaches. */
  readonly side: string
  readonly opponent?: 'planner' | 'random'
  readonly steps: readonly {
    readonly title: string
    readonly tasks: readonly {
      readonly say: string
      readonly show?: Pointer
      readonly done: Condition
      readonly skip?: Condition
    }[]
  }[]
  readonly advice?: readonly { readonly say: string; readonly show?: Pointer; readonly when: Condition }[]
}

/** How a rule system reads its pointers and conditions; names that mean nothing it reports and leaves out. */
export interface TutorialReaders<WrittenPointer, WrittenCondition, Pointer, Condition> {
  pointer(written: WrittenPointer, place: Place): Pointer | null
  condition(written: WrittenCondition, place: Place): Condition
}

/** The tutorial, or null when there is none. */
export const readTutorial = <WP, WC, P extends object, C extends object>(
  file: Valid<WrittenTutorial<WP, WC>> | undefined,
  sides: readonly { readonly id: string }[],
  readers: TutorialReaders<WP, WC, P, C>,
  report: Report,
): Tutorial<P, C> | null => {
  if (file === undefined) return null
  const { value } = file
  const root: Place = { file: file.file, path: [] }
  const ids = sides.map(({ id }) => id)
  const side = readSide(value.side, ids, root, report, 'side')
  const show = (written: WP | undefined, place: Place): P | null =>
    written === undefined ? null : readers.pointer(written, below(place, 'show'))
  const read: Omit<Tutorial<P, C>, 'side'> = {
    opponent: value.opponent ?? 'planner',
    steps: value.steps.map(({ title, tasks }, step) => ({
      title,
      tasks: tasks.map((task, index) => {
        const place = below(root, 'steps', step, 'tasks', index)
        return {
          say: task.say,
          show: show(task.show, place),
          done: readers.condition(task.done, below(place, 'done')),
          skip: task.skip === undefined ? null : readers.condition(task.skip, below(place, 'skip')),
        }
      }),
    })),
    advice: (value.advice ?? []).map((advice, index) => {
      const place = below(root, 'advice', index)
      return {
        say: advice.say,
        show: show(advice.show, place),
        when: readers.condition(advice.when, below(place, 'when')),
      }
    }),
  }
  return side === undefined ? null : { side, ...read }
}

/** What turns the ids of units into their numbers, and reports those that no unit has. */
export const makeUnitReader =
  (units: readonly { readonly id: string }[], report: Report) =>
  (id: string, place: Place): number | undefined => {
    const number = units.findIndex((unit) => unit.id === id)
    if (number >= 0) return number
    const ids = units.map((unit) => unit.id)
    checkKnown(id, ids, 'unit-unknown', 'unit', place, report)
    return undefined
  }

/** The facts of a condition that name something, by its number; what cannot be read is left out. */
export const readFacts = <F extends string, W>(
  authored: { readonly [K in F]?: W },
  facts: readonly F[],
  read: (name: W, place: Place) => number | undefined,
  place: Place,
): { readonly [K in F]?: number } =>
  Object.fromEntries(
    facts.flatMap((fact) => {
      const name = authored[fact]
      const number = name === undefined ? undefined : read(name, below(place, fact))
      return number === undefined ? [] : [[fact, number]]
    }),
  ) as { readonly [K in F]?: number }
