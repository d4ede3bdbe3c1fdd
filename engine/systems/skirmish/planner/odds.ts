import type { Odds } from '../../../game.ts'

/** Written by `npm run fit -- skirmish`: 13450 positions of 80 games of each of 10 scenarios between planner, cautious, aggressive, seeds from 500000. In games that were not fitted the squared error is 0.203; 0.241 where nothing but the scenario is known. */
export const odds: Odds = {
  units: [1398, -1305],
  advance: [420, 496],
  supply: [334, 760],
  means: [1179, -694],
  objectives: [1101, 484],
}
