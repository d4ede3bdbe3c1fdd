/** The rule systems, one line each. */
import type { AnyGame, Scenario } from '../game.ts'
import { commandCards } from './command-cards/index.ts'
import { operational } from './operational/index.ts'

export const systems = {
  operational,
  'command-cards': commandCards,
} as const

export type SystemId = keyof typeof systems

/** Opens a resolved scenario with the rule system that it names; throws a RangeError when there is none. */
export const openGame = (scenario: Scenario): AnyGame => {
  if (!Object.hasOwn(systems, scenario.system)) throw new RangeError(`no rule system “${scenario.system}”`)
  return systems[scenario.system as SystemId].open(scenario)
}
