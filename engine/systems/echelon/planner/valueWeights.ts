/** Weights of the features of a position, in thousandths of a log3 of odds. */
export const valueWeights = {
  lead: 600,
  leadLate: 900,
  decided: 400,
  tie: 200,
  forces: 300,
  forcesEarly: 300,
  nearGoals: 200,
  fed: 150,
} as const
