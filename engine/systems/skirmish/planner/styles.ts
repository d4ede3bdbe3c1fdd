/** Planners with a will of their own: which of the usual weights they change. */
import type { Changes } from '../../../game.ts'
import type { Weights } from './weights.ts'

export const styles = {
  /** Stays out of range, and holds its supply line. */
  cautious: { threat: 45, supply: 220, caution: 60 },
  /** Goes for the enemy, and minds little what he can do there. */
  aggressive: { threat: 10, advance: 55, aim: 80 },
} as const satisfies Readonly<Record<string, Changes & Partial<Weights>>>
