/** Opens a scenario for the lint rules: the game is opened when the first rule asks for it. */

import { once } from '../../../../engine/once.ts'
import { type CommandCardsGame, commandCards } from '../../../../engine/systems/command-cards/index.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import type { CompiledScenario } from '../../../content.ts'
import { openScenario, withMore } from '../../../lint/opened.ts'
import type { Tutorial } from '../bundle.ts'
import type { CommandCardsOrigins } from '../resolve/scenario.ts'
import type { LintContext } from './rule.ts'

type Compiled = CompiledScenario<CommandCardsScenario, CommandCardsOrigins>

export const makeContext = (compiled: Compiled): LintContext => {
  const { map, rules, units } = compiled.scenario
  const opened = openScenario<CommandCardsScenario, CommandCardsOrigins, CommandCardsGame, Tutorial>(
    commandCards.open,
    compiled,
  )
  const railed = once(() => new Set(map.ways.flatMap(({ kind, hexes }) => (rules.ways[kind].forTrains ? hexes : []))))
  const obstacles = new Map(map.obstacles.map(({ hex, kind }) => [hex, rules.obstacles[kind]]))
  return withMore(opened, {
    typeOf: (unit: number) => rules.unitTypes[units[unit].type],
    terrainOf: (hex: number) => opened.game.table.terrains[map.terrain[hex]],
    obstacleOf: (hex: number) => obstacles.get(hex),
    hasRails: (hex: number) => railed().has(hex),
  })
}
