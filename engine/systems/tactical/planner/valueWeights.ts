/** Weights of the features of a position, in thousandths of a log3 of odds: by judgement, until they are fitted. */
export const valueWeights = {
  standing: 250,
  standingLate: 2200,
  spare: 500,
  forces: 1300,
  forcesEarly: 300,
  nearGoals: 300,
} as const
