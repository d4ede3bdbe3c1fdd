import type { Odds } from '../../../game.ts'

/** Written by `npm run fit -- tactical`: 540 positions of 40 games of each of 1 scenarios between planner, cautious, aggressive, seeds from 500000. In games that were not fitted the squared error is 0.261; 0.303 where nothing but the scenario is known. */
export const odds: Odds = {
  standing: [-27, 955],
  spare: [-9, 141],
  forces: [1678, 907],
}
