/** The legal actions by kind, and what an expert of the staff proposes. */
import type { Ask } from '../../../game.ts'
import type { ActionOf, OperationalAction, OperationalActionType } from '../verbs/index.ts'

/** The legal actions, by kind. */
export interface Options {
  of<T extends OperationalActionType>(type: T): readonly ActionOf<T>[]
  /** True if a unit can move. */
  canMove(unit: number): boolean
}

/** Asks for each kind when it is first wanted. */
export const askOptions = (ask: Ask<OperationalAction>): Options => {
  const asked = new Map<OperationalActionType, readonly OperationalAction[]>()
  return {
    of<T extends OperationalActionType>(type: T) {
      let found = asked.get(type)
      if (found === undefined) {
        found = ask({ type })
        asked.set(type, found)
      }
      return found as readonly ActionOf<T>[]
    },
    canMove: (unit) => ask({ type: 'move', unit }).length > 0,
  }
}

/** An action and what it is worth, in hundredths of an enemy step. */
export interface Proposal {
  readonly value: number
  readonly action: OperationalAction
}

/** The most valuable of some actions, if it is worth at least `least`; the first of equals. */
export const bestOf = <A extends OperationalAction>(
  actions: readonly A[],
  least: number,
  worth: (action: A) => number,
): Proposal | undefined => {
  let best: Proposal | undefined
  for (const action of actions) {
    const value = worth(action)
    if (value >= least && (!best || value > best.value)) best = { value, action }
  }
  return best
}

/** The more valuable of some proposals. */
export const strongest = (...proposals: readonly (Proposal | undefined)[]): Proposal | undefined => {
  let best: Proposal | undefined
  for (const proposal of proposals) if (proposal && (!best || proposal.value > best.value)) best = proposal
  return best
}

/** Proposals with the most valuable first, equals as they come. */
export const bestFirst = (proposals: readonly Proposal[]): readonly Proposal[] =>
  [...proposals].sort((one, other) => other.value - one.value)
