/** Planners with a will of their own: which of the usual weights they change. */
import type { Changes } from '../../../game.ts'
import type { usual } from './weights.ts'

type Weight = { [name in keyof typeof usual]: (typeof usual)[name] extends number ? name : never }[keyof typeof usual]

export const styles = {
  /** Spares its steps: attacks late, and stands where it is covered. */
  cautious: { ownLost: 150, attackThreshold: 90, exposed: 14, exposedMost: 380, cover: 60 },
  /** Spends its steps: attacks early, and stands where it can attack again. */
  aggressive: { ownLost: 75, attackThreshold: 10, exposed: 5, exposedMost: 160, urgency: 900 },
  /** Hurries to the objectives, whatever stands beside the way. */
  rusher: { nearer: 45, takeObjective: 2000, block: 90, exposed: 5, exposedMost: 140 },
  /** Attacks nobody, and lets the enemy come. */
  turtle: { attackThreshold: 1_000_000, orderThreshold: 60, exposed: 14, keepObjective: 900, entrench: 60 },
  /** Stays on the objectives that it holds, and goes only to those that are near. */
  sitter: { keepObjective: 2500, block: 260, nearer: 12, guardHub: 300, moveThreshold: 40 },
  /** Goes for hubs, headquarters and stragglers before the objectives. */
  raider: { takeHub: 1200, takeHeadquarters: 1400, takeStragglers: 400, exposed: 6, company: 4 },
  /** The strongest that was found: 348 rounds of `npm run tune -- operational` from seed 80,000 with the weights that are named here. */
  tuned: {
    enemySuppressed: 42,
    ownLost: 111,
    ownSuppressed: 43,
    destroyed: 272,
    dislodged: 66,
    dislodgedOnWay: 31,
    dislodgedFromObjective: 620,
    overrun: 53,
    attackThreshold: 35,
    urgency: 719,
    nearer: 28,
    takeObjective: 1549,
    keepObjective: 431,
    block: 183,
    offPath: 33,
    blockHub: 53,
    guardHub: 127,
    crowded: 34,
    cover: 27,
    entrenched: 71,
    exposed: 0,
    exposedMost: 263,
    unsupplied: 39,
    takeHub: 482,
    company: 15,
    moveThreshold: 15,
    takeHeadquarters: 336,
    entrench: 20,
  },
} as const satisfies Readonly<Record<string, Changes & Partial<Record<Weight, number>>>>
