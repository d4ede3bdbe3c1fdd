/**
 * Choices that several sides make at the same time. Who has chosen is known to all; what, only to the side itself until all have
 * chosen. Plain JSON, to be kept in a state.
 */
import type { Side } from './game.ts'

/** By side: its choice; null while it has none, undefined for a side that is not asked. */
export type Sealed<C> = (C | null | undefined)[]

/** What a view shows of sealed choices. */
export interface SealedView<C> {
  /** Sides that have chosen. */
  readonly chosen: readonly Side[]
  /** The viewer's own choice, if it has one. */
  readonly own: C | null
}

/** Asks some of so many sides. */
export const ask = <C>(sides: number, asked: readonly Side[]): Sealed<C> =>
  Array.from({ length: sides }, (_, side) => (asked.includes(side) ? null : undefined))

/** Sides that are asked and have not chosen yet. */
export const undecided = (sealed: Readonly<Sealed<unknown>>): readonly Side[] =>
  sealed.flatMap((choice, side) => (choice === null ? [side] : []))

export const sealedView = <C>(sealed: Readonly<Sealed<C>>, viewer: Side | undefined): SealedView<C> => ({
  chosen: sealed.flatMap((choice, side) => (choice === null || choice === undefined ? [] : [side])),
  own: (viewer === undefined ? undefined : sealed[viewer]) ?? null,
})
