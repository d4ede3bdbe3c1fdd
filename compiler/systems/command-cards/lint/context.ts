/** Opens a scenario for the lint rules. */
import { rollingDice } from '../../../../engine/dice.ts'
import { makeHexName } from '../../../../engine/hex.ts'
import { commandCards } from '../../../../engine/systems/command-cards/index.ts'
import type { ResolvedBattle } from '../resolve/scenario.ts'
import type { LintContext } from './rule.ts'

export const makeContext = ({ scenario, origins }: Omit<ResolvedBattle, 'tutorial'>): LintContext => {
  const game = commandCards.open(scenario)
  const { table } = game
  return {
    scenario,
    origins,
    game,
    start: () => game.setup(rollingDice(0)),
    nameOf: (hex) => makeHexName(scenario.map, hex),
    terrainOf: (hex) => table.terrains[table.terrain[hex]],
    obstacleOf: (hex) => (table.firstObstacle[hex] === 0 ? undefined : table.obstacles[table.firstObstacle[hex] - 1]),
  }
}
