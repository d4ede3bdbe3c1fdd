/** Opens a scenario for the lint rules: the game is opened when the first rule asks for it. */
import { keyedDice } from '../../../../engine/dice.ts'
import { makeHexName } from '../../../../engine/hex.ts'
import { commandCards } from '../../../../engine/systems/command-cards/index.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import type { CompiledScenario } from '../../../content.ts'
import { once } from '../../../once.ts'
import type { Tutorial } from '../bundle.ts'
import type { CommandCardsOrigins } from '../resolve/scenario.ts'
import type { LintContext } from './rule.ts'

type Compiled = CompiledScenario<CommandCardsScenario, CommandCardsOrigins>

export const makeContext = ({ scenario, origins, intent, tutorial }: Compiled): LintContext => {
  const { map, rules, units } = scenario
  const game = once(() => commandCards.open(scenario))
  const start = once(() => game().setup(keyedDice(0)))
  const railed = once(() => new Set(map.ways.flatMap(({ kind, hexes }) => (rules.ways[kind].forTrains ? hexes : []))))
  const obstacles = new Map(map.obstacles.map(({ hex, kind }) => [hex, rules.obstacles[kind]]))
  return {
    scenario,
    origins,
    tutorial: tutorial as Tutorial | null,
    unwinnable: intent.unwinnable?.side,
    get game() {
      return game()
    },
    get start() {
      return start()
    },
    nameOf: (hex) => makeHexName(map, hex),
    typeOf: (unit) => rules.unitTypes[units[unit].type],
    terrainOf: (hex) => game().table.terrains[map.terrain[hex]],
    obstacleOf: (hex) => obstacles.get(hex),
    hasRails: (hex) => railed().has(hex),
  }
}
