/**
 * The facts that tutorials of all rule systems wait for: each with its place in `tutorial.yaml`, and the message if it never comes true.
 */
import type { Side } from '../../engine/game.ts'
import type { BattleScenario, Tutorial } from '../bundle.ts'
import type { Origins } from '../content.ts'
import { below, type Place } from '../diagnostics/diagnostic.ts'
import type { Finding } from './rule.ts'

/** The parts of a scenario that matter to its tutorial, if it has one. */
interface Taught<Condition extends object> {
  readonly scenario: BattleScenario
  readonly origins: Origins
  readonly tutorial: Tutorial<object, Condition> | null
}

/** A fact that never comes true, and why, as the end of a sentence. */
export interface Never<Condition> {
  readonly fact: keyof Condition & string
  readonly why: string
}

/** Finds tasks and advice that wait for facts which never come true, as the rule system describes them. `S` are the sides that it has. */
export function* findNeverDone<Context extends Taught<Condition>, Condition extends object, S extends Side>(
  context: Context,
  whyNever: (context: Context, side: S, asked: Condition) => Never<Condition> | undefined,
): Generator<Finding> {
  const { tutorial, scenario, origins } = context
  if (tutorial === null) return
  for (const { condition, what, place } of waitingOf(tutorial, origins.scenario)) {
    const never = whyNever(context, tutorial.side as S, condition)
    if (never === undefined) continue
    yield {
      place: below(place, never.fact),
      about: scenario.sides[tutorial.side].id,
      message: `${neverWords[what]}: ${never.why}.`,
      hint: 'The tutorial stops there. Wait for something that the player can do.',
    }
  }
}

/** Facts that must hold together for a task to be done, or for advice to be shown. */
interface Waiting<Condition> {
  readonly condition: Condition
  readonly what: 'task' | 'advice'
  /** Its place; that of a fact is the field of its name below. */
  readonly place: Place
}

/** Lists the conditions of a tutorial's steps and of its advice. `scenario` is the place of the scenario's file. */
function* waitingOf<P extends object, C extends object>(
  tutorial: Tutorial<P, C>,
  scenario: Place,
): Generator<Waiting<C>> {
  const root: Place = { file: scenario.file.replace(/[^/]*$/, 'tutorial.yaml'), path: [] }
  for (const [step, { tasks }] of tutorial.steps.entries())
    for (const [task, { done }] of tasks.entries())
      yield { condition: done, what: 'task', place: below(root, 'steps', step, 'tasks', task, 'done') }
  for (const [index, { when }] of tutorial.advice.entries())
    yield { condition: when, what: 'advice', place: below(root, 'advice', index, 'when') }
}

/** How a message begins that says why a task is never done or advice never given. */
const neverWords = { task: 'This task can never be done', advice: 'This advice can never be given' } as const
