/**
 * The planner's worths, in tenths of the worth of a point of strength of a cheap unit. These are judgements of a player, not rules: changing
 * one changes how well it plays, never what is legal.
 */
export const usual = {
  /** What each point of strength of any unit is worth beside its price: who holds a place need not be dear. */
  point: 12,
  /** An objective that is still wanted, one that must be kept, any other place, and what the enemy loses with an objective of his. */
  take: 1500,
  keep: 1300,
  flag: 80,
  /** Share of these with which an objective beyond those that are needed counts, in per cent. */
  spare: 45,
  /** What a turn on the way to a goal is worth, in per cent of the goal. */
  approach: 11,
  /** Share of a goal that draws units although it is manned well enough, in per cent. */
  manned: 30,
  /** Strength, in per cent of the enemy's near a goal, with which it is manned well enough: to take it, and to keep it. */
  enoughToTake: 220,
  enoughToKeep: 90,
  /** The weight of own losses in a fight against those of the enemy, and of losses that may come, in per cent. */
  ownLost: 95,
  exposed: 28,
  /** The same for guns, for units on their transports, and for those that are weak already, beside the usual. */
  exposedGuns: 130,
  exposedMounted: 400,
  exposedWeak: 60,
  /** A point of strength that is suppressed when others are to attack, and when none is, in per cent of one that is lost. */
  suppressed: 55,
  idleSuppression: 12,
  /** A unit that is gone, in per cent of its points: it will not come back. */
  finish: 25,
  /** An attack must promise so much. */
  attackThreshold: 12,
  /** Ground that covers, for each level of entrenchment that it gives, where the enemy may come. */
  cover: 14,
  /** A gun whose fire covers a friend beside it, and whose fire reaches the enemy in the next turn. */
  covering: 45,
  inRange: 25,
  /** A gun before which no friend stands. */
  bare: 120,
  /** A fighter or anti-aircraft gun that covers a friend. */
  umbrella: 15,
  /** Each space that scouts would see anew. */
  seen: 3,
  /** A point of strength that comes up, in per cent of its worth; and strength below which a unit sees to that first. */
  refit: 40,
  refitBelow: 5,
  /** Share of the purse that is kept until the last turns, in per cent. */
  purse: 20,
  /** Moving for less is not worth it, nor is mounting. */
  moveThreshold: 12,
  mountThreshold: 90,
  /** Turns before the end in which losses count for less and less to the side that must still take something. */
  lastTurns: 3,
} as const

/** The worths of a player. */
export type Weights = { readonly [name in keyof typeof usual]: number }
