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

type Compiled = CompiledScenario<CommandCardsScenario, CommandCardsOrigins>

export const makeContext = (compiled: Compiled): LintContext => new OpenedScenario(compiled)

/**
 * Two habits of the engine that runs this shape it: with a getter in a literal every scenario would have a shape of its own, slow to
 * read; and functions that are written into a property are old from birth, and keep the scenario until the old garbage is collected.
 */
class OpenedScenario implements LintContext {
  /** One of its own: what rules work out and keep for it goes when the context does. */
  readonly scenario: CommandCardsScenario
  readonly origins: CommandCardsOrigins
  readonly tutorial: Tutorial | null
  readonly unwinnable: LintContext['unwinnable']
  readonly start: LintContext['start']
  readonly nameOf: LintContext['nameOf']
  readonly typeOf: LintContext['typeOf']
  readonly terrainOf: LintContext['terrainOf']
  readonly obstacleOf: LintContext['obstacleOf']
  readonly hasRails: LintContext['hasRails']
  readonly #game: () => LintContext['game']

  constructor({ scenario: read, origins, intent, tutorial }: Compiled) {
    const scenario = { ...read }
    const { map, rules } = scenario
    const game = once(() => commandCards.open(scenario))
    const start = once(() => game().setup(rollingDice(0)))
    const railed = once(() => new Set(map.ways.flatMap(({ kind, hexes }) => (rules.ways[kind].forTrains ? hexes : []))))
    const copyStart = (): ReturnType<LintContext['start']> => game().copy(start())
    const nameOf = (hex: number): string => makeHexName(map, hex)
    const typeOf: LintContext['typeOf'] = (unit) => musterOf(scenario).types[unit]
    // What lies off the board only the engine knows.
    const terrainOf: LintContext['terrainOf'] = (hex) =>
      map.terrain[hex] === 0 ? game().table.terrains[0] : rules.terrain[map.terrainIds[map.terrain[hex]]]
    const obstacleOf: LintContext['obstacleOf'] = (hex) => {
      const found = map.obstacles.find((one) => one.hex === hex)
      return found && rules.obstacles[found.kind]
    }
    const hasRails = (hex: number): boolean => railed().has(hex)
    this.scenario = scenario
    this.origins = origins
    this.tutorial = tutorial as Tutorial | null
    this.unwinnable = intent.unwinnable?.side
    this.start = copyStart
    this.nameOf = nameOf
    this.typeOf = typeOf
    this.terrainOf = terrainOf
    this.obstacleOf = obstacleOf
    this.hasRails = hasRails
    this.#game = game
  }

  get game(): LintContext['game'] {
    return this.#game()
  }
}
