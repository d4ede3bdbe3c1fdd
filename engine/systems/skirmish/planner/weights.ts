/** The planner's worths, in hundredths of an action point. */
export const usual = {
  /** A unit, for each action point of its printed cost. */
  unit: 85,
  /** The battle: shared among the parts of an aim that are missing, so that the last of them is worth all. */
  victory: 1000,
  /** In per cent of what a unit of the enemy does for his aims, or of a place that it bars: to destroy it. */
  deny: 36,
  bar: 31,
  /** In per cent of what a place is worth to the enemy: to stand on it. He is near within so many steps. */
  guard: 90,
  alarm: 3,
  /** In per cent of a unit nearer: to where nobody guards such a place, and to where somebody does. */
  relief: 112,
  reserve: 29,
  /** Rounds before the last one in which who does not hold out hurries. */
  lastRounds: 3,
  /** A unit nearer by a row to where it is wanted. */
  advance: 32,
  /** A row of the supply line, if so many rounds are left. */
  supply: 85,
  supplyRounds: 10,
  /** The weight of a unit's possible harm to the enemy from where it stands, in per cent. */
  aim: 60,
  /**
   * The weight of the enemy's possible harm to it there, in per cent; and where headquarters decide, so that nobody has to be anywhere in
   * time.
   */
  threat: 21,
  threatInBattle: 18,
  /** In per cent, how much each other unit in range draws of that. */
  crowd: 50,
  /** A step of evasion where the enemy can fire at it. */
  cover: 16,
  /** An action point kept, one that no unit in hand needs, and a card in hand. */
  ap: 79,
  spareAp: 15,
  card: 63,
  /** A unit that is suppressed. */
  suppression: 51,
  /** The loss beyond which an action is not even considered. */
  rash: 150,
  /** The margin by which an assault's worth must exceed its risk. */
  caution: 60,
  /**
   * The required worth of an aircraft's mission, in per cent of the aircraft's cost, and the weight of an aircraft that is shot down, for
   * it would be used up.
   */
  mission: 24,
  interception: 30,

  /** A mine or an obstacle that engineers take out of the way. */
  clear: 30,

  // Before the battle.
  /** Points of a bid; units in hand that cost so much at most, and how many of them make a hand that is kept. */
  bid: 0,
  cheapUnit: 3,
  cheapUnits: 2,

  // Where and what to deploy, and what to give it.
  /** An action point paid for it; each that it moves; in per cent, what its weapon does and where it stands; half a column from the middle. */
  deployAp: 13,
  deployMovement: 6,
  deployFire: 40,
  deployPlace: 79,
  deployAside: 5,
  /** An action point by which a dearer unit in hand is delayed. */
  patience: 15,
  /** To be carried, or covered, instead of alone. */
  deployTogether: 5,
  /** Armour of works, and an action point of a bid that is left. */
  worksArmour: 10,
  worksCover: 30,
  worksBid: 5,
  /** Upgrades: shots of a weapon in hundredths, and in per cent of them one that is mounted, or used once; evasion of hits and of critical hits. */
  equipShots: 350,
  equipMounted: 65,
  equipOnce: 38,
  equipEvasion: 59,
  equipCritical: 10,

  // Support cards.
  /** A movement point, a wound more in assaults where there is an enemy, armour for each point of the unit's cost, an aircraft's second shot. */
  movement: 25,
  assaultDamage: 70,
  armour: 21,
  airShot: 80,
  /** The number of evasion or armour that would take all risk. */
  risk: 5,
  /** The first general, and each unit that he is good for. */
  general: 180,
  generalUnit: 5,
  /** A mine, for each wound; works; a unit that comes back. */
  mine: 124,
  works: 137,
  recall: 260,
  /** A promotion, and for each action point of the unit's printed cost. */
  promotion: 76,
  promotionCost: 25,
  /** An ambush, for each action point that it costs. */
  ambushAp: 30,
  /** Discarded last: what a unit card is worth less its cost, and a support card with its cost. */
  keepUnit: 165,
  keepUnitCost: 1,
  keepSupport: 69,
  keepSupportCost: 5,
}

export type Weights = Readonly<typeof usual>
