/**
 * What the planner thinks things are worth. These are judgements of a player, not rules: changing one changes how well
 * it plays, never what is legal. The unit is a hundredth of an enemy step.
 */
export const weights = {
  /** A step lost or suppressed in combat. */
  enemyLost: 100,
  enemySuppressed: 45,
  ownLost: 105,
  ownSuppressed: 30,
  /** Destroying a unit altogether, beyond its last steps. */
  destroyed: 250,
  /** Driving a unit from its hex: anywhere, on the way to an objective (per step nearer, up to six), and from an objective itself. */
  dislodged: 60,
  dislodgedOnWay: 35,
  dislodgedFromObjective: 500,
  /** Keeping the action point by overrunning. */
  overrun: 60,
  /** A plan of attack below this is not begun. */
  attackThreshold: 40,
  /** A side that must take objectives accepts this much more loss, per mille of the gain, when time runs out. */
  urgency: 700,

  /** Each movement point nearer to the next objective, when attacking. */
  nearer: 26,
  /** Standing on an objective that the side needs, and one that it must not lose while the enemy can reach it. */
  takeObjective: 1200,
  keepObjective: 420,
  /** Standing in the way of the enemy's shortest path to an objective, and each movement point off that path. */
  block: 150,
  offPath: 38,
  /** The same for an own hub, and standing on it. */
  blockHub: 90,
  guardHub: 110,
  /** An adjacent hex already watched by another unit of the side on the same path. */
  crowded: 40,
  /** Each shift of defensive terrain, and each level of entrenchment, while the enemy can attack here. */
  cover: 45,
  entrenched: 60,
  /** Each point of enemy superiority (in tenths of own defence) that could attack here next turn. */
  exposed: 9,
  exposedMost: 260,
  /** Each hex away from supplied ground beyond the first. */
  unsupplied: 60,
  /** Taking an enemy hub. */
  takeHub: 300,
  /** A friend within two hexes. */
  company: 14,
  /** A change below this is not worth a move. */
  moveThreshold: 12,
} as const
