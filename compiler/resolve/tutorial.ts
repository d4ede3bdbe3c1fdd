/** Reads a scenario's tutorial: its steps here, what it points at and waits for by its rule system. */
import type { Side } from '../../engine/game.ts'
import type { Tutorial } from '../bundle.ts'
import type { Valid } from '../content.ts'
import { below, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { wayOutOfUnknown } from '../diagnostics/suggest.ts'

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
  const side = ids.indexOf(value.side)
  if (side < 0) {
    report.error(
      'side-unknown',
      below(root, 'side'),
      `No side is called "${value.side}".`,
      wayOutOfUnknown(value.side, ids, below(root, 'side')),
    )
  }
  const show = (written: WP | undefined, place: Place): P | null =>
    written === undefined ? null : readers.pointer(written, below(place, 'show'))
  const tutorial: Tutorial<P, C> = {
    side: side as Side,
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
  return side < 0 ? null : tutorial
}
