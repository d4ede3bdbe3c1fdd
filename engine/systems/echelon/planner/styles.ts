/** Planners with a will of their own: which of the usual weights they change. */
import type { Changes } from '../../../game.ts'
import type { Weights } from './weights.ts'

export const styles = {
  /** Spares its units: attacks late, and stands where it is safe. */
  cautious: { ownLost: 85, attackThreshold: 90, exposed: 100, worthPreparing: 300 },
  /** Spends its units: attacks early, and minds little what may come. */
  aggressive: { ownLost: 35, attackThreshold: 5, exposed: 25, worthPreparing: 150 },
  /** Hurries to the goals, whatever stands beside the way. */
  rusher: { approach: 120, take: 140, exposed: 15, enemyLost: 30 },
  /** Holds what it has, and lets the enemy come. */
  turtle: { attackThreshold: 400, approach: 15, keep: 140, worthPreparing: 100_000 },
} as const satisfies Readonly<Record<string, Changes & Partial<Weights>>>
