/**
 * Weights of the features of a position, in thousandths of a log3 of odds: a logistic regression over 17,170 positions of 750 games
 * (`npm run fit -- command-cards --games 75 --players planner,greedy`), all scenarios counting alike.
 */
export const valueWeights = {
  medals: 2566,
  nearness: 1422,
  figures: 6439,
  weak: -1376,
  units: -1555,
  hand: 1166,
  standing: 1636,
  battles: 79,
  bestBattle: 22,
  clock: 2340,
  late: -831,
  tempo: 293,
  battlesNow: 31,
} as const
