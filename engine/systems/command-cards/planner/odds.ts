import type { Odds } from '../../../game.ts'

/** Written by `npm run fit -- command-cards`: 18580 positions of 80 games of each of 10 scenarios between planner, cautious, aggressive, seeds from 500000. In games that were not fitted the squared error is 0.185; 0.249 where nothing but the scenario is known. */
export const odds: Odds = {
  medals: [1475, 300],
  nearness: [1348, -537],
  figures: [2010, -729],
  weak: [534, 202],
  units: [320, -995],
  hand: [871, -352],
  standing: [-1064, -147],
  battles: [96, 406],
  bestBattle: [129, -1],
  clock: [1855, 849],
  late: [-6, 753],
  tempo: [148, -134],
  battlesNow: [19, 141],
}
