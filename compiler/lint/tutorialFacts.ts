/** What the tutorials of all rule systems wait for: each fact with its place in `tutorial.yaml`. */
import type { Tutorial } from '../bundle.ts'
import { below, type Place } from '../diagnostics/diagnostic.ts'

/** Facts that must hold together for a task to be done, or for advice to be shown. */
export interface Waiting<Condition> {
  readonly condition: Condition
  readonly what: 'task' | 'advice'
  /** Its place; that of a fact is the field of its name below. */
  readonly place: Place
}

/** What the steps of a tutorial wait for, and when its advice is given. `scenario` is the place of the scenario's file. */
export function* waitingOf<P extends object, C extends object>(
  tutorial: Tutorial<P, C> | null,
  scenario: Place,
): Generator<Waiting<C>> {
  if (tutorial === null) return
  const root: Place = { file: scenario.file.replace(/[^/]*$/, 'tutorial.yaml'), path: [] }
  for (const [step, { tasks }] of tutorial.steps.entries())
    for (const [task, { done }] of tasks.entries())
      yield { condition: done, what: 'task', place: below(root, 'steps', step, 'tasks', task, 'done') }
  for (const [index, { when }] of tutorial.advice.entries())
    yield { condition: when, what: 'advice', place: below(root, 'advice', index, 'when') }
}

/** How a message begins that says why a task is never done or advice never given. */
export const neverWords = { task: 'This task can never be done', advice: 'This advice can never be given' } as const
