/** Opens a scenario for the lint rules: no more of it than they ask for. */
import { rollingDice } from '../../../../engine/dice.ts'
import { makeHexName } from '../../../../engine/hex.ts'
import { terrainCost } from '../../../../engine/systems/operational/cost.ts'
import { operational } from '../../../../engine/systems/operational/index.ts'
import { movementClasses } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import { makeTable } from '../../../../engine/systems/operational/table.ts'
import type { CompiledScenario } from '../../../content.ts'
import { once } from '../../../lint/once.ts'
import type { Tutorial } from '../bundle.ts'
import type { OperationalOrigins } from '../resolve/scenario.ts'
import { mostSpecialists } from '../resolve/units.ts'
import { makeOpening } from './opening.ts'
import type { LintContext } from './rule.ts'

export const makeContext = (compiled: CompiledScenario<OperationalScenario, OperationalOrigins>): LintContext => {
  const { scenario, origins, intent } = compiled
  const playing = once(() => playable(scenario))
  const table = once(() => makeTable(playing()))
  const game = once(() => operational.open(playing()))
  const start = once(() => game().setup(rollingDice(0)))
  const opening = once(() => makeOpening(table(), () => ({ game: game(), state: start() })))
  const weathers = once(() => [...new Set(table().weatherByTurn.slice(1))])
  return {
    scenario,
    origins,
    tutorial: compiled.tutorial as Tutorial | null,
    unwinnable: intent.unwinnable?.side,
    get table() {
      return table()
    },
    get game() {
      return game()
    },
    get opening() {
      return opening()
    },
    start: () => game().copy(start()),
    nameOf: (hex) => makeHexName(scenario.map, hex),
    canStand: (unit, hex) => {
      const movementClass = movementClasses[table().movementClass[unit]]
      return weathers().some((weather) => terrainCost(table(), table().terrain[hex], movementClass, weather) !== 'X')
    },
    isSea: (hex) => table().terrains[table().terrain[hex]].water,
    terrainOf: (hex) => table().terrains[table().terrain[hex]],
  }
}

/** The scenario without what no game can open with; rules of their own tell of it. */
const playable = (scenario: OperationalScenario): OperationalScenario => {
  const most = new Map<string, number>()
  const mostOf = (type: string): number => {
    const known = most.get(type) ?? mostSpecialists(type, scenario.rules)
    most.set(type, known)
    return known
  }
  const isPlayable = scenario.units.every(
    ({ suppressed, steps, specialists, type }) => suppressed <= steps && specialists.length <= mostOf(type),
  )
  if (isPlayable) return scenario
  return {
    ...scenario,
    units: scenario.units.map((unit) => ({
      ...unit,
      suppressed: Math.min(unit.suppressed, unit.steps),
      specialists: unit.specialists.slice(0, mostOf(unit.type)),
    })),
  }
}
