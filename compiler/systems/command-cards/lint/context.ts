/** Opens a scenario for the lint rules: no more of it than they ask for. */
import { rollingDice } from '../../../../engine/dice.ts'
import { makeHexName } from '../../../../engine/hex.ts'
import { commandCards } from '../../../../engine/systems/command-cards/index.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import type { CompiledScenario } from '../../../content.ts'
import { once } from '../../../lint/once.ts'
import type { Tutorial } from '../bundle.ts'
import type { CommandCardsOrigins } from '../resolve/scenario.ts'
import { musterOf } from './muster.ts'
import type { LintContext } from './rule.ts'

export const makeContext = (compiled: CompiledScenario<CommandCardsScenario, CommandCardsOrigins>): LintContext => {
  const { origins, intent } = compiled
  // A scenario of its own: what rules work out and keep for it goes when the context does.
  const scenario = { ...compiled.scenario }
  const { map, rules } = scenario
  const game = once(() => commandCards.open(scenario))
  const start = once(() => game().setup(rollingDice(0)))
  const railed = once(() => new Set(map.ways.flatMap(({ kind, hexes }) => (rules.ways[kind].forTrains ? hexes : []))))
  return {
    scenario,
    origins,
    tutorial: compiled.tutorial as Tutorial | null,
    unwinnable: intent.unwinnable?.side,
    get game() {
      return game()
    },
    start: () => game().copy(start()),
    nameOf: (hex) => makeHexName(map, hex),
    typeOf: (unit) => musterOf(scenario).types[unit],
    // What lies off the board only the engine knows.
    terrainOf: (hex) =>
      map.terrain[hex] === 0 ? game().table.terrains[0] : rules.terrain[map.terrainIds[map.terrain[hex]]],
    obstacleOf: (hex) => {
      const found = map.obstacles.find((one) => one.hex === hex)
      return found && rules.obstacles[found.kind]
    },
    hasRails: (hex) => railed().has(hex),
  }
}
