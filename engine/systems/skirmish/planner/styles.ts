/** Planners with a will of their own: which of the usual weights they change. */
import type { Changes } from '../../../game.ts'
import type { Weights } from './weights.ts'

export const styles = {
  /** Stays out of range, and holds its supply line. */
  cautious: { threat: 30, threatInBattle: 45, supply: 180, caution: 30, bid: 2 },
  /** Goes for the enemy, and minds little what he can do there. */
  aggressive: { threat: 20, threatInBattle: 0, advance: 40, aim: 65 },
} as const satisfies Readonly<Record<string, Changes & Partial<Weights>>>
