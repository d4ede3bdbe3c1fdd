/** What the planner thinks things are worth, in hundredths of an action point. */
export const usual = {
  /** A unit, for each action point of its printed cost. */
  unit: 100,
  /** Damage to a headquarters, where that decides the battle. */
  headquarters: 130,
  /** A unit nearer by a row to where it is wanted. */
  advance: 35,
  /** A row of the supply line. */
  supply: 150,
  /** What a unit could do to the enemy from where it stands, in per cent of what it would do. */
  aim: 60,
  /** What the enemy could do to it there, in per cent. */
  threat: 25,
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
  /** What a mission of an aircraft must promise, in per cent of what the aircraft costs. */
  mission: 45,
}

export type Weights = Readonly<typeof usual>
