/** Opens a scenario for the lint rules: the game is opened when the first rule asks for it. */

import { once } from '../../../../engine/once.ts'
import { terrainCost } from '../../../../engine/systems/operational/cost.ts'
import { type OperationalGame, operational } from '../../../../engine/systems/operational/index.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import type { CompiledScenario } from '../../../content.ts'
import { openScenario, withMore } from '../../../lint/opened.ts'
import type { Tutorial } from '../bundle.ts'
import type { OperationalOrigins } from '../resolve/scenario.ts'
import { mostSpecialists } from '../resolve/units.ts'
import type { LintContext } from './rule.ts'

type Compiled = CompiledScenario<OperationalScenario, OperationalOrigins>

export const makeContext = (compiled: Compiled): LintContext => {
  const { scenario } = compiled
  const { map, rules } = scenario
  const opened = openScenario<OperationalScenario, OperationalOrigins, OperationalGame, Tutorial>(
    (sound) => operational.open(playable(sound)),
    compiled,
  )
  const supply = once(() => [opened.game.supply(opened.start, 0), opened.game.supply(opened.start, 1)] as const)
  return withMore(opened, {
    get supply() {
      return supply()
    },
    canStand: makeStanding(scenario),
    isHeld: (side: Side, hex: number) => opened.start.owner[hex] === side,
    isSea: (hex: number) => map.terrain[hex] !== 0 && rules.terrain[map.terrainIds[map.terrain[hex]]].water,
    terrainOf: (hex: number) => opened.game.table.terrains[map.terrain[hex]],
  })
}

/** Makes a predicate: true if a unit may end a move in a hex in some weather of the scenario. operational.C4 */
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
