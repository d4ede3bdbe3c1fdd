/** The inputs of every part of the planner, and its comparison of choices. */
import type { KeyedDice } from '../../../dice.ts'
import type { Side } from '../../../twoSides.ts'
import type { CommandCardsGame } from '../index.ts'
import type { Services } from '../services.ts'
import type { CommandCardsState } from '../types.ts'
import type { ActionOf, CommandCardsAction } from '../verbs/index.ts'
import type { Trial } from './trial.ts'
import type { Judge } from './weights.ts'
import type { Goals } from './worth.ts'

export type Actions = readonly CommandCardsAction[]

/** The inputs of a decision. */
export interface Decision {
  readonly game: CommandCardsGame
  readonly services: Judge
  readonly trial: Trial
  readonly state: CommandCardsState
  readonly side: Side
  readonly goals: Goals
  /** For trying things out: nothing of it is what the game will roll. */
  readonly dice: KeyedDice
}

/** The greatest of some things by their worth; undefined when none is worth more than `least`. */
export const best = <T>(
  things: Iterable<T>,
  worth: (thing: T) => number,
  least = Number.NEGATIVE_INFINITY,
): T | undefined => {
  let found: T | undefined
  let most = least
  for (const thing of things) {
    const now = worth(thing)
    if (now <= most) continue
    most = now
    found = thing
  }
  return found
}

/** Some things, those that are worth most first; of the same worth, in their order. */
export const ranked = <T>(things: readonly T[], worth: (thing: T) => number): readonly T[] =>
  things
    .map((thing) => ({ thing, worth: worth(thing) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ thing }) => thing)

/** The legal actions of one type. */
export const ofType = <T extends CommandCardsAction['type']>(legal: Actions, type: T): ActionOf<T>[] =>
  legal.filter((action): action is ActionOf<T> => action.type === type)

/** Returns the average worth of a card, by the orders that it allows: for keeping and for giving up. */
export const usualWorth = ({ services }: { readonly services: Services }, card: number): number => {
  const rules = services.table.cards[card]
  const ordered = rules.orders.reduce((sum, { count }) => sum + Math.min(count ?? 4, 4), 0)
  const extra = (rules.strike ? 3 : 0) + (rules.reacts ? 3 : 0) + (rules.battle?.dice ?? 0) * 2 + (rules.echoes ? 2 : 0)
  return (ordered + extra + (rules.rolls ? 3 : 0)) * 55
}
