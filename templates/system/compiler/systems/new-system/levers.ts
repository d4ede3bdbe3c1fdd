/** The levers: numbers that an author could set one lower or higher. Loaded only to look for levers. */
import type { NewSystemScenario } from '../../../engine/systems/new-system/scenario.ts'
import type { NewSystemView } from '../../../engine/systems/new-system/view.ts'
import { type Levers, leverOfTurns, movable } from '../../playtest/levers/lever.ts'
import { stepsLeft } from './playtest/metrics.ts'
import type { NewSystemOrigins } from './resolve/scenario.ts'

export const levers: Levers<NewSystemScenario, NewSystemOrigins, NewSystemView> = {
  leversOf: ({ turns }, origins) => movable([leverOfTurns(turns, origins.scenario)]),
  /** How many steps more the first side has left. */
  marginOf(scenario, view) {
    const [first, second] = stepsLeft(scenario, view)
    return first - second
  },
}
