import type { Odds } from '../../../game.ts'

/** Written by `npm run fit -- skirmish`: 2640 positions of 16 games of each of 10 scenarios between planner, cautious, aggressive, seeds from 500000. In games that were not fitted the squared error is 0.178; 0.213 where nothing but the scenario is known. */
export const odds: Odds = {
  units: [1333, -860],
  advance: [203, 68],
  supply: [106, 263],
  means: [1370, -360],
  objectives: [1411, 1308],
  headquarters: [-2019, -336],
}
