/** Planners with a will of their own: which of the usual weights they change. */
import type { Changes } from '../../../game.ts'
import type { Weights } from './weights.ts'

export const styles = {
  /** Spares its units: gathers more before it attacks, and attacks only where that promises much. */
  cautious: { attackThreshold: 50, worthPreparing: 250 },
  /** Spends its units: attacks early, and minds little what may come. */
  aggressive: { ownLost: 50, attackThreshold: 15, exposed: 50 },
  /** Holds what it has, and lets the enemy come. */
  turtle: { attackThreshold: 400, approach: 15, keep: 140, worthPreparing: 100_000 },
  /** The strongest that was found: hurries to the goals, whatever stands beside the way. */
  tuned: { approach: 120, take: 140, exposed: 15, enemyLost: 30 },
} as const satisfies Readonly<Record<string, Changes & Partial<Weights>>>
