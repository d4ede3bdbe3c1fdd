/** For rule systems in which two sides play against each other, in turns. */
import type { Outcome } from './game.ts'

/** The side that moves first in a round is 0, the other is 1. */
export const sides = [0, 1] as const
export type Side = (typeof sides)[number]

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)

/** Each side for itself. */
export const teams = [[0], [1]] as const

/** The winning side, or null after a draw. */
export const winnerOf = ({ winners }: Outcome): Side | null => (winners.length === 0 ? null : (winners[0] as Side))

/** The winners of an outcome. */
export const winnersOf = (winner: Side | null): readonly Side[] => (winner === null ? [] : [winner])
