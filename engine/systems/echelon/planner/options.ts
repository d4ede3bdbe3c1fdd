/** The answers of an expert of the planner's staff, and their comparison. */
import type { Ask } from '../../../game.ts'
import type { ActionOf, EchelonAction, EchelonActionType } from '../verbs/index.ts'
import type { Assessment } from './assessment.ts'

/**
 * Names actions that are legal now, the best first; nothing when it is best to be done.
 * @param order the side's units in the order in which they are thought of
 */
export type Expert = (
  assessment: Assessment,
  ask: Ask<EchelonAction>,
  order: readonly number[],
) => Iterable<EchelonAction>

/** The legal actions of one type, of one unit if it is named. */
export const optionsOf = <T extends EchelonActionType>(
  ask: Ask<EchelonAction>,
  type: T,
  like: object = {},
): readonly ActionOf<T>[] => ask({ type, ...like }) as readonly ActionOf<T>[]

/** Some things that are worth more than `least`, those that are worth most first; of the same worth, in their order. */
export const ranked = <T>(things: readonly T[], worth: (thing: T) => number, least = 0): readonly T[] =>
  things
    .map((thing) => ({ thing, worth: worth(thing) }))
    .filter((one) => one.worth > least)
    .sort((one, other) => other.worth - one.worth)
    .map(({ thing }) => thing)
