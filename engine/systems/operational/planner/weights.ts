/**
 * The planner's worths. These are judgements of a player, not rules: changing one changes how well it plays, never what is legal. The unit
 * is a hundredth of an enemy step. The worths of fights, aims and places were found by 348 rounds of `npm run tune -- operational` from seed
 * 80,000.
 */
export const usual = {
  /** A step lost or suppressed in combat. */
  enemyLost: 100,
  enemySuppressed: 42,
  ownLost: 111,
  ownSuppressed: 43,
  /** Destroying a unit altogether, beyond its last steps. */
  destroyed: 272,
  /** Driving a unit from its hex: anywhere, on the way to an objective (per step nearer, up to six), and from an objective itself. */
  dislodged: 66,
  dislodgedOnWay: 31,
  dislodgedFromObjective: 620,
  /** Keeping the action point by overrunning. */
  overrun: 53,
  /** A plan of attack below this is not begun. */
  attackThreshold: 35,
  /** A side that must take objectives accepts this much more loss, per mille of the gain, when time runs out. */
  urgency: 719,

  /** Each movement point nearer to the next objective, when attacking. */
  nearer: 28,
  /** Standing on an objective that the side needs, and one that it must not lose while the enemy can reach it. */
  takeObjective: 1549,
  keepObjective: 431,
  /** A hex that a bonus objective names: taken from the enemy, kept from it; each movement point nearer, for the unit sent there. */
  takeBonus: 260,
  keepBonus: 120,
  towardBonus: 13,
  /** Destroying a unit that a bonus objective names. */
  bonusUnit: 200,
  /** Standing in the way of the enemy's shortest path to an objective, and each movement point off that path. */
  block: 183,
  offPath: 33,
  /** The same for an own hub, and standing on it. */
  blockHub: 53,
  guardHub: 127,
  /** An adjacent hex already watched by another unit of the side on the same path. */
  crowded: 34,
  /** Each shift of defensive terrain, and each level of entrenchment, while the enemy can attack here. */
  cover: 27,
  entrenched: 71,
  /** Staying in a fort or in trenches while the enemy can attack there. */
  works: 45,
  /** Each point of enemy superiority (in tenths of own defence) that could attack here next turn. */
  exposed: 0,
  exposedMost: 263,
  /** Each hex away from supplied ground beyond the first. */
  unsupplied: 39,
  /** Beyond what hubs and railways could feed if the side held the ground before its front, and each hex of that. */
  hungry: 500,
  beyondRange: 60,
  /** A hub, a headquarters and an aim that the enemy could walk into. */
  hubAtStake: 200,
  headquartersAtStake: 250,
  aimAtStake: 800,
  /** Taking an enemy hub. */
  takeHub: 482,
  /** A friend within two hexes. */
  company: 15,
  /** A change below this is not worth a move. */
  moveThreshold: 15,
  /** Overrunning an enemy headquarters, and taking stragglers. */
  takeHeadquarters: 336,
  takeStragglers: 90,

  /** By choice of an upgrade: a command point, the order to pay for, the free one, prestige. operational.F4 */
  upgrade: [40, 20, 30, 1],
  /** A step or a specialist for a unit, and more for one near the enemy; what prestige is worth. */
  deployStep: 60,
  deploySpecialist: 50,
  deployNear: 40,
  storePrice: 30,
  /** Buying while it is possible rather than taking from a pool that is there for the whole battle. */
  storeInPreparation: 10,
  /** A step or a specialist for the unit that gives it away, and each step that this leaves it short of four. */
  givenStep: 35,
  givenSpecialist: 40,
  lastSteps: 25,
  /** The turn that a step or a specialist spends in the pool, when others may want the specialist more; thousandths of the battle after which none goes there. */
  poolDelay: 45,
  poolDelaySpecialist: 80,
  poolTooLate: 800,
  /** Each own unit that a headquarters keeps in range; standing where the enemy comes or supply does not; least gain for a move. */
  unitInRange: 40,
  headquartersInDanger: 120,
  headquartersThreshold: 100,

  /** Least worth of a strike, and more for one of few at the beginning. */
  strikeThreshold: 28,
  strikeScarce: 40,
  /** Each turn that a unit has gone without supply. */
  relief: 50,
  darkHex: 12,
  bombThreshold: 60,
  bombedTruck: 45,
  bombedBridge: 110,
  card: 100,

  /** A unit in reach of a hub, and the whole supply of one that goes hungry; a hub where the enemy comes; least worth of a truck. */
  fedUnit: 6,
  fedHungry: 40,
  hubInDanger: 60,
  truckThreshold: 12,
  /** A truck brought away from where the enemy could come, and to where a unit goes without supply, in per cent of a unit's supply. */
  truckInDanger: 100,
  truckWanted: 100,
  bridge: 70,
  bridgeThreshold: 30,
  dumpThreshold: 50,

  /** Least worth of an order of a headquarters. */
  orderThreshold: 30,
  /** A special attack that a unit beside stands ready to follow; a level of trenches in the way of a set piece. */
  opens: 30,
  digsOut: 60,
  /** A foot on the far bank or the beach. */
  bridgehead: 320,
  entrench: 20,
  counterattack: 45,
  hold: 40,
  rearguard: 45,
  /** Each step of a guard on what lies open. */
  securityStep: 10,
  /** The last step of a unit, brought away from where the enemy presses at least so much. */
  disband: 60,
  hopeless: 20,
  hopelessHub: 40,
  dropThreshold: 40,
  dropBase: 400,
  /** Per cent: an aim or a hub out of sight is held by nobody. */
  dropDark: 20,
} as const

/** The worths of a player. */
export type Weights = {
  readonly [name in keyof typeof usual]: (typeof usual)[name] extends number ? number : readonly number[]
}
