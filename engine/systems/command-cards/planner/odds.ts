import type { Odds } from '../../../game.ts'

export const odds: Odds = {
  medals: [589, 0],
  nearness: [529, 0],
  figures: [5811, 0],
  weak: [-783, 0],
  units: [1267, 0],
  hand: [1031, 0],
  standing: [1423, 0],
  battles: [-47, 0],
  bestBattle: [431, 0],
  clock: [2825, 0],
  late: [728, 0],
  tempo: [202, 0],
  battlesNow: [42, 0],
}
