/** Opens a scenario for the lint rules: no more of it than they ask for. */
import { rollingDice } from '../../../../engine/dice.ts'
import { makeHexName } from '../../../../engine/hex.ts'
import { terrainCost } from '../../../../engine/systems/operational/cost.ts'
import { operational } from '../../../../engine/systems/operational/index.ts'
import type { MovementClass, TerrainRules } from '../../../../engine/systems/operational/rules.ts'
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
  const { origins, intent } = compiled
  // A scenario of its own: what rules work out and keep for it goes when the context does.
  const scenario = { ...compiled.scenario }
  const playing = once(() => playable(scenario))
  const table = once(() => makeTable(playing()))
  const game = once(() => operational.open(playing()))
  const start = once(() => game().setup(rollingDice(0)))
  const opening = once(() => makeOpening(table(), () => ({ game: game(), state: start() })))
  const { map, rules, units } = scenario
  /** Off the map only the engine knows. */
  const terrainOf = (hex: number): TerrainRules =>
    map.terrain[hex] === 0 ? table().terrains[0] : rules.terrain[map.terrainIds[map.terrain[hex]]]
  const standing = once(() => makeStanding(scenario))
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
    canStand: (unit, hex) => standing()(rules.unitTypes[units[unit].type].movementClass, map.terrain[hex]),
    isSea: (hex) => map.terrain[hex] !== 0 && terrainOf(hex).water,
    terrainOf,
  }
}

/** Whether a class of movement may end a move on a terrain of the map in some weather of the scenario. operational.C4 */
const makeStanding = ({
  map: { terrainIds },
  rules,
  weather,
}: OperationalScenario): ((movementClass: MovementClass, terrain: number) => boolean) => {
  const weathers = [...new Set(weather)].map((id) => rules.weather[id])
  const terrains = terrainIds.map((id) => rules.terrain[id])
  const known = new Map<MovementClass, (boolean | undefined)[]>()
  return (movementClass, terrain) => {
    if (terrain === 0) return false
    const answers = known.get(movementClass) ?? []
    known.set(movementClass, answers)
    answers[terrain] ??= weathers.some(
      (_, index) => terrainCost({ terrains, terrainIds, weathers }, terrain, movementClass, index) !== 'X',
    )
    return answers[terrain]
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
