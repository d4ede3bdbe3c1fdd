/** Supply that reaches a unit in the middle of its turn: by air, by convoy, from a captured hub. operational.E9, F26, G8 */

import type { OperationalDraft } from '../events.ts'
import { restorePoints } from '../mobility.ts'
import { recover } from '../steps.ts'
import type { Table } from '../table.ts'
import type { OperationalState } from '../types.ts'
import { recoveryOf } from './check.ts'

/**
 * Supplies a unit as if its turn had begun in supply: steps recover, and the points that it lost by being unsupplied are
 * restored.
 * @param by a `suppliedBy`
 * @returns how many steps and specialists recovered
 */
export const resupply = (table: Table, state: OperationalState, unit: number, by: number): number => {
  restorePoints(table, state, unit)
  state.unsupplied[unit] = 0
  state.supplied[unit] = by
  return recover(table, state, unit, recoveryOf(table, state, unit))
}

/** The same, and tells of it. */
export const relieve = (table: Table, draft: OperationalDraft, unit: number, by: number): void => {
  const recovered = resupply(table, draft.state, unit, by)
  draft.emit({ type: 'supply', unit, turns: 0, recovered, suppressed: 0, lost: 0, chance: 100 })
}
