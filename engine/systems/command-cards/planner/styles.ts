/** Planners with a will of their own: which of the usual weights they change. */
import type { Changes } from '../../../game.ts'
import type { Weights } from './weights.ts'

export const styles = {
  /** Spares its figures: stays out of range, and holds what it has. */
  cautious: { enemyActs: 300, towardEnemy: 14, ambush: 60, deny: 900 },
  /** Spends its figures: goes near the enemy, and minds little what he can do there. */
  aggressive: { enemyActs: 160, towardEnemy: 24, ambush: 0 },
  /** For those who think ahead: 2,500 rounds of `npm run tune -- command-cards` from seed 80,000, with more caution since danger is weighed by chances. */
  tuned: {
    medal: 895,
    figure: 336,
    retreat: 79,
    win: 973,
    deny: 400,
    exit: 831,
    errand: 491,
    towardPlace: 46,
    towardEnemy: 19,
    enemyActs: 160,
    restless: 4,
    ambush: 20,
  },
} as const satisfies Readonly<Record<string, Changes & Partial<Weights>>>
