/** Opens a scenario for the lint rules: the game is opened when the first rule asks for it. */
import { keyedDice } from '../../../../engine/dice.ts'
import { makeHexName } from '../../../../engine/hex.ts'
import { terrainCost } from '../../../../engine/systems/operational/cost.ts'
import { operational } from '../../../../engine/systems/operational/index.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type { CompiledScenario } from '../../../content.ts'
import { once } from '../../../once.ts'
import type { Tutorial } from '../bundle.ts'
import type { OperationalOrigins } from '../resolve/scenario.ts'
import { mostSpecialists } from '../resolve/units.ts'
import type { LintContext } from './rule.ts'

type Compiled = CompiledScenario<OperationalScenario, OperationalOrigins>

export const makeContext = ({ scenario, origins, intent, tutorial }: Compiled): LintContext => {
  const { map, rules } = scenario
  const game = once(() => operational.open(playable(scenario)))
  const start = once(() => game().setup(keyedDice(0)))
  const supply = once(() => [game().supply(start(), 0), game().supply(start(), 1)] as const)
  const terrainOf: LintContext['terrainOf'] = (hex) => game().table.terrains[map.terrain[hex]]
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
    get supply() {
      return supply()
    },
    nameOf: (hex) => makeHexName(map, hex),
    canStand: makeStanding(scenario),
    isHeld: (side, hex) => start().owner[hex] === side,
    isSea: (hex) => map.terrain[hex] !== 0 && rules.terrain[map.terrainIds[map.terrain[hex]]].water,
    terrainOf,
  }
}

/** Whether a unit may end a move in a hex in some weather of the scenario. operational.C4 */
const makeStanding = ({ map, rules, weather, units }: OperationalScenario): LintContext['canStand'] => {
  const { terrainIds } = map
  const weathers = [...new Set(weather)].map((id) => rules.weather[id])
  const terrains = terrainIds.map((id) => rules.terrain[id])
  return (unit, hex) => {
    const terrain = map.terrain[hex]
    const { movementClass } = rules.unitTypes[units[unit].type]
    return (
      terrain !== 0 &&
      weathers.some((_, at) => terrainCost({ terrains, terrainIds, weathers }, terrain, movementClass, at) !== 'X')
    )
  }
}

/** The scenario without what no game can open with; rules of their own report it. */
const playable = (scenario: OperationalScenario): OperationalScenario => ({
  ...scenario,
  units: scenario.units.map((unit) => ({
    ...unit,
    suppressed: Math.min(unit.suppressed, unit.steps),
    specialists: unit.specialists.slice(0, mostSpecialists(unit.type, scenario.rules)),
  })),
})
