/** Planners with a will of their own: which of the usual weights they change. */
import type { Changes } from '../../../game.ts'
import type { Weights } from './weights.ts'

export const styles = {
  /** Stays out of range, and holds its supply line. */
  cautious: { threat: 32, threatInBattle: 40, cover: 25, reserve: 60, supply: 130, caution: 100, bid: 2 },
  /** Goes for the enemy, and minds little what he can do there. */
  aggressive: { threat: 10, threatInBattle: 5, advance: 40, aim: 75, caution: 0 },
} as const satisfies Readonly<Record<string, Changes & Partial<Weights>>>
