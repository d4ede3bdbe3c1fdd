/**
 * The planner's worths, in hundredths of a victory point. These are judgements of a player, not rules: changing one changes how well it
 * plays, never what is legal.
 */
export const usual = {
  /** A strength point of the enemy’s that is lost, of its own, and one of either that is only disrupted. */
  enemyLost: 30,
  ownLost: 55,
  disrupted: 12,
  /** A hex that the enemy has to leave, and each movement point by which that brings a goal nearer. */
  dislodged: 25,
  /** Having to fall back from an attack. */
  repulsed: 60,
  /** Share of the worth of a goal, in per cent: for taking it, for keeping it, for what the enemy could walk into, and for what is lost of it on a long way to it. */
  take: 140,
  keep: 60,
  deny: 100,
  approach: 120,
  /** Least share of that for a goal that all together could hardly take. */
  hope: 30,
  /** Movement points after which a goal is too far away to draw units. */
  horizon: 60,
  /** An attack must promise so much, and odds that so many hundredths to 1 make it one to prepare for. */
  attackThreshold: 30,
  worthPreparing: 200,
  /** The weight of a share in an attack to come, in per cent. */
  press: 200,
  /** Odds in hundredths beyond which nobody joins. */
  enough: 500,
  /** Odds in hundredths from which on an attack begins to succeed, and at which it is certain to. */
  fairOdds: 150,
  sureOdds: 600,
  /** The weight of danger, in per cent of the possible loss. */
  exposed: 15,
  /** Defence that keeps a goal, in per cent of what the enemy can bring against it. */
  guardNeed: 40,
  /** Standing beside friends; each printed point without supply; a staff or a train that the enemy can get. */
  company: 6,
  unsupplied: 30,
  bare: 400,
  /** Share of the strength that has no supply without a headquarters or a depot that that is worth, in per cent. */
  key: 25,
  /** Hexes by which those fed are farther away when the enemy is likely to come between a headquarters and its depot. */
  unsure: 3,
  /** Each printed point that a cadre can win back. */
  renew: 30,
  /** Each hex between a movement counter and those on foot whom it could carry. */
  lead: 4,
  /** Moving for less is not worth it. */
  moveThreshold: 8,
  /** Trains and ships must gain so much more than a march, and work so much at all. */
  lift: 40,
  work: 5,
  /** An airfield of the enemy’s on which more can land. */
  airfield: 60,
  /** A fight that promises the enemy so much is not waited for. */
  withdrawFrom: 150,
} as const

/** The worths of a player. */
export type Weights = { readonly [name in keyof typeof usual]: number }
