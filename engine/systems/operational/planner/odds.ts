import type { Odds } from '../../../game.ts'

export const odds: Odds = {
  start: [-327, 0],
  time: [1530, 0],
  unheld: [-107, 0],
  unheldShare: [-551, 0],
  latest: [-470, 0],
  late: [583, 0],
  hardest: [496, 0],
  balance: [497, 0],
  material: [125, 0],
  hungry: [251, 0],
  enemyHungry: [-354, 0],
  hardestInTime: [-443, 0],
  materialInTime: [405, 0],
  pressedBack: [-1842, 0],
}
