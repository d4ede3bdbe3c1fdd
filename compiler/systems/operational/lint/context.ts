/** Opens a scenario for the lint rules. */
import { rollingDice } from '../../../../engine/dice.ts'
import { makeHexName } from '../../../../engine/hex.ts'
import { terrainCost } from '../../../../engine/systems/operational/cost.ts'
import { operational } from '../../../../engine/systems/operational/index.ts'
import { movementClasses } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type { ResolvedBattle } from '../resolve/scenario.ts'
import { mostSpecialists } from '../resolve/units.ts'
import type { LintContext } from './rule.ts'

export const makeContext = ({ scenario, origins }: Omit<ResolvedBattle, 'tutorial'>): LintContext => {
  const game = operational.open(playable(scenario))
  const { table } = game
  const weathers = [...new Set(table.weatherByTurn.slice(1))]
  return {
    scenario,
    origins,
    game,
    start: () => game.setup(rollingDice(0)),
    nameOf: (hex) => makeHexName(scenario.map, hex),
    canStand: (unit, hex) => {
      const movementClass = movementClasses[table.movementClass[unit]]
      return weathers.some((weather) => terrainCost(table, table.terrain[hex], movementClass, weather) !== 'X')
    },
    isSea: (hex) => table.terrains[table.terrain[hex]].water,
    terrainOf: (hex) => table.terrains[table.terrain[hex]],
  }
}

/** The scenario without what no game can open with; rules of their own tell of it. */
const playable = (scenario: OperationalScenario): OperationalScenario => ({
  ...scenario,
  units: scenario.units.map((unit) => ({
    ...unit,
    suppressed: Math.min(unit.suppressed, unit.steps),
    specialists: unit.specialists.slice(0, mostSpecialists(unit.type, scenario.rules)),
  })),
})
