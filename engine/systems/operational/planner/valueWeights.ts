/**
 * Weights of the features of a position, in thousandths of a log3 of odds: a logistic regression over 8,948 turns of 630 games (seeds
 * from 500,001) between the planner and its cautious, aggressive, rushing and sitting styles, all scenarios counting alike.
 */
export const valueWeights = {
  start: -327,
  time: 1530,
  unheld: -107,
  unheldShare: -551,
  latest: -470,
  late: 583,
  hardest: 496,
  balance: 497,
  material: 125,
  hungry: 251,
  enemyHungry: -354,
  hardestInTime: -443,
  materialInTime: 405,
  pressedBack: -1842,
} as const
