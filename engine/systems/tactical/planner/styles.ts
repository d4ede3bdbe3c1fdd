/** Planners with a will of their own: which of the usual weights they change. */
import type { Changes } from '../../../game.ts'
import type { Weights } from './weights.ts'

export const styles = {
  /** Spares its units: attacks where that promises much, and stays out of reach. */
  cautious: { ownLost: 125, exposed: 45, attackThreshold: 40, refitBelow: 6 },
  /** Spends its units: attacks early, and minds little what may come. */
  aggressive: { ownLost: 70, exposed: 14, attackThreshold: 5, approach: 14, refitBelow: 4 },
} as const satisfies Readonly<Record<string, Changes & Partial<Weights>>>
