import type { Odds } from '../../../game.ts'

export const odds: Odds = {
  lead: [22, 0],
  leadLate: [1376, 0],
  decided: [1272, 0],
  decidedLate: [1457, 0],
  tie: [1513, 0],
  tieLate: [1092, 0],
  forces: [98, 0],
  forcesEarly: [-64, 0],
  nearGoals: [213, 0],
  fed: [34, 0],
}
