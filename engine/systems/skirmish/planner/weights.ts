/** What the planner thinks things are worth, in hundredths of an action point. */
export const usual = {
  /** A unit, for each action point of its printed cost. */
  unit: 100,
  /** Damage to a headquarters, where that decides the battle; so many times as much where it has so many points left. */
  headquarters: 130,
  lastHits: 2,
  lastPoints: 4,
  /** A unit nearer by a row to where it is wanted. */
  advance: 35,
  /** A row of the supply line. */
  supply: 150,
  /** What a unit could do to the enemy from where it stands, in per cent of what it would do. */
  aim: 60,
  /** What the enemy could do to it there, in per cent; and where headquarters decide, so that nobody has to be anywhere in time. */
  threat: 25,
  threatInBattle: 15,
  /** A step of evasion where the enemy can fire at it. */
  cover: 20,
  /** An objective, for each part of it. */
  objective: 400,
  /** An action point kept, and a card in hand. */
  ap: 60,
  card: 70,
  /** A unit that is suppressed. */
  suppression: 60,
  /** What an assault must promise more than it risks. */
  caution: 0,
  /** What a mission of an aircraft must promise, in per cent of what the aircraft costs, and an interception for each point of its cost. */
  mission: 45,
  interception: 15,

  /** A mine or an obstacle that engineers take out of the way. */
  clear: 30,

  // Before the battle.
  /** Points of a bid; units in hand that cost so much at most, and how many of them make a hand that is kept. */
  bid: 0,
  cheapUnit: 3,
  cheapUnits: 2,

  // Where and what to deploy, and what to give it.
  /** An action point paid for it; each that it moves; where it stands: a step of evasion, half a column from the middle, slow ground. */
  deployAp: 10,
  deployMovement: 2,
  deployCover: 8,
  deployAside: 3,
  deploySlow: 40,
  /** To be carried, or covered, instead of alone. */
  deployTogether: 5,
  /** Armour of works, and an action point of a bid that is left. */
  worksArmour: 10,
  worksCover: 30,
  worksBid: 5,
  /** Upgrades: piercing by damage, accuracy, range; evasion of hits and of critical hits. */
  equipPiercing: 8,
  equipAccuracy: 4,
  equipRange: 6,
  equipEvasion: 60,
  equipCritical: 10,

  // Support cards.
  /** A movement point, a wound more in assaults where there is an enemy, armour for each point of the unit's cost, an aircraft's second shot. */
  movement: 25,
  assaultDamage: 70,
  armour: 30,
  airShot: 80,
  /** The number of evasion or armour that would take all risk. */
  risk: 6,
  /** A die that is rolled again, while units fire. */
  luck: 90,
  /** The first general, and another one. */
  general: 220,
  otherGeneral: -100,
  /** A mine, for each wound; works; a unit that comes back. */
  mine: 90,
  works: 130,
  recall: 260,
  /** A promotion, and for each action point of the unit's printed cost. */
  promotion: 60,
  promotionCost: 25,
  /** An ambush, for each action point that it costs. */
  ambushAp: 30,
  /** Discarded last: what a unit card is worth less its cost, and a support card with its cost. */
  keepUnit: 120,
  keepUnitCost: 6,
  keepSupport: 60,
  keepSupportCost: 5,
}

export type Weights = Readonly<typeof usual>
