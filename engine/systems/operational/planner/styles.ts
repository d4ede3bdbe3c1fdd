/** Planners with a will of their own: which of the usual weights they change. */
import type { Changes } from '../../../game.ts'
import type { usual } from './weights.ts'

type Weight = { [name in keyof typeof usual]: (typeof usual)[name] extends number ? name : never }[keyof typeof usual]

export const styles = {
  /** Spares its steps: attacks late, and stands where it is covered. */
  cautious: { ownLost: 150, attackThreshold: 90, exposed: 14, exposedMost: 380, cover: 60 },
  /** Spends its steps: attacks early, and stands where it can attack again. */
  aggressive: { ownLost: 75, attackThreshold: 10, cover: 10, entrenched: 50, urgency: 900 },
  /** Hurries to the objectives, whatever stands beside the way. */
  rusher: { nearer: 45, takeObjective: 2500, block: 90 },
  /** Attacks nobody, and lets the enemy come. */
  turtle: { attackThreshold: 1_000_000, orderThreshold: 60, exposed: 14, keepObjective: 900, entrench: 60 },
  /** Stays on the objectives that it holds, and goes only to those that are near. */
  sitter: { keepObjective: 2500, block: 300, nearer: 12, guardHub: 300, moveThreshold: 40 },
  /** Goes for hubs, headquarters and stragglers before the objectives. */
  raider: { takeHub: 1200, takeHeadquarters: 1400, takeStragglers: 400, company: 4 },
} as const satisfies Readonly<Record<string, Changes & Partial<Record<Weight, number>>>>
