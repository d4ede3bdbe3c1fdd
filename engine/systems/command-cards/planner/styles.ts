/** Planners with a will of their own: which of the usual weights they change. */
import type { Changes } from '../../../game.ts'
import type { Weights } from './weights.ts'

export const styles = {
  /** Spares its figures: stays out of range, and holds what it has. */
  cautious: { enemyActs: 430, ambush: 60, keep: 600 },
  /** Spends its figures: goes near the enemy, and minds little what he can do there. */
  aggressive: { enemyActs: 230, ambush: 0, towardEnemy: 24 },
} as const satisfies Readonly<Record<string, Changes & Partial<Weights>>>
