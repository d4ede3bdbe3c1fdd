/** Opens a scenario for the lint rules. */
import { rollingDice } from '../../engine/dice.ts'
import { makeHexName } from '../../engine/hex.ts'
import { makeCosts } from '../../engine/systems/operational/cost.ts'
import { operational } from '../../engine/systems/operational/index.ts'
import { terrainAt } from '../../engine/systems/operational/table.ts'
import type { CompiledScenario, Suppression } from '../content.ts'
import type { LintContext } from './rule.ts'

export const makeContext = (
  compiled: CompiledScenario,
  codes: readonly string[],
  used: ReadonlySet<Suppression>,
): LintContext => {
  const { scenario, origins } = compiled
  const game = operational.open(scenario)
  const { table } = game
  const costs = makeCosts(table)
  const weathers = [...new Set(table.weatherByTurn.slice(1))]
  return {
    compiled,
    scenario,
    origins,
    game,
    start: () => game.setup(rollingDice(0)),
    nameOf: (hex) => makeHexName(scenario.map, hex),
    canStand: (unit, hex) => weathers.some((weather) => costs.of(table.movementClass[unit], weather).stops[hex] === 1),
    isSea: (hex) => terrainAt(table, hex).water,
    codes,
    used,
  }
}
