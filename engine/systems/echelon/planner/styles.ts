/** Planners with a will of their own: which of the usual weights they change. */
import type { Changes } from '../../../game.ts'
import type { Weights } from './weights.ts'

export const styles = {
  /** Spares its units: gathers more before it attacks, and attacks only where that promises much. */
  cautious: { attackThreshold: 50, worthPreparing: 250 },
  /** Spends its units: attacks early, and minds little what may come. */
  aggressive: { ownLost: 45, attackThreshold: 15, exposed: 5 },
  /** Holds what it has, and lets the enemy come. */
  turtle: { attackThreshold: 400, approach: 15, keep: 140, deny: 150, worthPreparing: 100_000 },
} as const satisfies Readonly<Record<string, Changes & Partial<Weights>>>
