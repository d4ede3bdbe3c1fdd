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
import { survey } from './survey/survey.ts'

type Compiled = CompiledScenario<OperationalScenario, OperationalOrigins>

export const makeContext = (compiled: Compiled): LintContext => new OpenedScenario(compiled)

/**
 * Two habits of the engine that runs this shape it: with getters in a literal every scenario would have a shape of its own, slow to
 * read; and functions that are written into a property are old from birth, and keep the scenario until the old garbage is collected.
 */
class OpenedScenario implements LintContext {
  /** One of its own: what rules work out and keep for it goes when the context does. */
  readonly scenario: OperationalScenario
  readonly origins: OperationalOrigins
  readonly tutorial: Tutorial | null
  readonly unwinnable: LintContext['unwinnable']
  readonly survey: LintContext['survey']
  readonly nameOf: LintContext['nameOf']
  readonly canStand: LintContext['canStand']
  readonly isSea: LintContext['isSea']
  readonly terrainOf: LintContext['terrainOf']
  readonly start: LintContext['start']
  readonly #table: () => LintContext['table']
  readonly #game: () => LintContext['game']
  readonly #opening: () => LintContext['opening']

  constructor({ scenario: read, origins, intent, tutorial }: Compiled) {
    const scenario = { ...read }
    const { map, rules, units } = scenario
    const playing = once(() => playable(scenario))
    const table = once(() => makeTable(playing()))
    const game = once(() => operational.open(playing()))
    const start = once(() => game().setup(rollingDice(0)))
    const standing = once(() => makeStanding(scenario))
    /** Off the map only the engine knows. */
    const terrainOf = (hex: number): TerrainRules =>
      map.terrain[hex] === 0 ? table().terrains[0] : rules.terrain[map.terrainIds[map.terrain[hex]]]
    const nameOf = (hex: number): string => makeHexName(map, hex)
    const canStand = (unit: number, hex: number): boolean =>
      standing()(rules.unitTypes[units[unit].type].movementClass, map.terrain[hex])
    const isSea = (hex: number): boolean => map.terrain[hex] !== 0 && terrainOf(hex).water
    const copyStart = (): ReturnType<LintContext['start']> => game().copy(start())
    this.scenario = scenario
    this.origins = origins
    this.tutorial = tutorial as Tutorial | null
    this.unwinnable = intent.unwinnable?.side
    this.survey = survey(scenario)
    this.nameOf = nameOf
    this.canStand = canStand
    this.isSea = isSea
    this.terrainOf = terrainOf
    this.start = copyStart
    this.#table = table
    this.#game = game
    this.#opening = once(() => makeOpening(table(), () => ({ game: game(), state: start() })))
  }

  get table(): LintContext['table'] {
    return this.#table()
  }

  get game(): LintContext['game'] {
    return this.#game()
  }

  get opening(): LintContext['opening'] {
    return this.#opening()
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
