/**
 * Weights of the features of a position, in thousandths of a log3 of odds: a logistic regression over 24,120 positions of 750 games
 * (`npm run fit -- command-cards --games 100 --players planner,greedy`), all scenarios counting alike.
 */
export const valueWeights = {
  medals: 589,
  nearness: 529,
  figures: 5811,
  weak: -783,
  units: 1267,
  hand: 1031,
  standing: 1423,
  battles: -47,
  bestBattle: 431,
  clock: 2825,
  late: 728,
  tempo: 202,
  battlesNow: 42,
} as const
