/** The levers: numbers that an author could set one lower or higher. Loaded only to look for levers. */
import type { TacticalScenario } from '../../../engine/systems/tactical/scenario.ts'
import type { TacticalView } from '../../../engine/systems/tactical/types.ts'
import { type Levers, leverOfTurns, movable } from '../../playtest/levers/lever.ts'
import { strengthLeft } from './playtest/metrics.ts'
import type { TacticalOrigins } from './resolve/scenario.ts'

export const levers: Levers<TacticalScenario, TacticalOrigins, TacticalView> = {
  leversOf: ({ turns }, origins) => movable([leverOfTurns(turns, origins.scenario)]),
  /** How much more strength the first side has left. */
  marginOf(scenario, view) {
    const [first, second] = strengthLeft(scenario, view)
    return first - second
  },
}
