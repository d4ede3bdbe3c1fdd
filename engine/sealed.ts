/**
 * Choices that several sides make at the same time, as numbers of a state. Who has chosen is known to all; what, only to the side
 * itself until all have chosen.
 */
import type { Side } from './game.ts'

/** By side: its choice, counted from 1; 0 while it has made none. */
export interface Sealed {
  readonly length: number
  [side: Side]: number
}

/** The value in place of a choice that a viewer does not know. */
const hidden = 1

export const seal = (sealed: Sealed, side: Side, choice: number): void => {
  sealed[side] = choice + 1
}

export const hasChosen = (sealed: Readonly<Sealed>, side: Side): boolean => sealed[side] > 0

/** The choice of a side that has made one. */
export const choiceOf = (sealed: Readonly<Sealed>, side: Side): number => sealed[side] - 1

/** Hides from a viewer what the other sides have chosen; from everybody, when it is nobody's view. */
export const hideOthers = (sealed: Sealed, viewer: Side | undefined): void => {
  for (let side = 0; side < sealed.length; side++) if (side !== viewer && hasChosen(sealed, side)) sealed[side] = hidden
}
