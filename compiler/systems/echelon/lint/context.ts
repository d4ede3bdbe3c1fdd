/** Opens a scenario for the lint rules: the game is opened when the first rule asks for it. */
import { keyedDice } from '../../../../engine/dice.ts'
import { makeHexName } from '../../../../engine/hex.ts'
import { echelon } from '../../../../engine/systems/echelon/index.ts'
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import type { CompiledScenario } from '../../../content.ts'
import { once } from '../../../once.ts'
import type { EchelonOrigins } from '../resolve/scenario.ts'
import type { LintContext } from './rule.ts'

export const makeContext = ({ scenario, origins }: CompiledScenario<EchelonScenario, EchelonOrigins>): LintContext => {
  const game = once(() => echelon.open(scenario))
  const start = once(() => game().setup(keyedDice(0)))
  return {
    scenario,
    origins,
    get game() {
      return game()
    },
    get start() {
      return start()
    },
    nameOf: (hex) => makeHexName(scenario.map, hex),
  }
}
