import type { Odds } from '../../../game.ts'

/** Written by `npm run fit -- command-cards`: 17700 positions of 80 games of each of 10 scenarios between planner, cautious, aggressive, seeds from 500000. In games that were not fitted the squared error is 0.193; 0.256 where nothing but the scenario is known. */
export const odds: Odds = {
  medals: [960, 214],
  nearness: [1633, -380],
  figures: [3838, -141],
  weak: [602, 125],
  units: [499, -839],
  hand: [1042, 221],
  standing: [-760, -597],
  battles: [80, 291],
  bestBattle: [250, -394],
  clock: [1778, 205],
  late: [202, 606],
  tempo: [196, 21],
  battlesNow: [27, 71],
}
