/** Steps killed and scattered in fights. operational.D20, F5, I3 */

import type { Rolls } from '../../../dice.ts'
import type { Side } from '../../../twoSides.ts'
import { bookKilled, bookSpecialist } from '../destruction.ts'
import type { OperationalDraft } from '../events.ts'
import type { Lost } from '../steps.ts'
import { scatter } from '../stragglers.ts'
import type { Table } from '../table.ts'
import type { Losses } from '../types.ts'

export const noneLost: Lost = { steps: 0, specialists: [] }

/** Steps and specialists together: both are losses. */
export const countOf = ({ steps, specialists }: Lost): number => steps + specialists.length

/** One side's losses as an event reports them. */
export const lossesOf = (lost: Lost, suppressed: Lost, scattered: number): Losses => ({
  lost: lost.steps,
  suppressed: suppressed.steps,
  scattered,
  specialistsLost: lost.specialists,
  specialistsSuppressed: suppressed.specialists,
})

/** Rolls for each lost step of a unit whether it scatters, by nation. operational.D20, d4 */
export const rollStragglers = (table: Table, unit: number, steps: number, dice: Rolls): number => {
  const [scatters, of] = table.scenario.rules.nations[table.types[unit].nation].stragglers
  let scattered = 0
  for (let step = 0; step < steps; step++) if (dice.below(of) < scatters) scattered++
  return scattered
}

/**
 * Records what a unit lost: scattered steps go into a hex as far as there is room, all others are killed and cost score.
 * @param hex where stragglers gather, 0 for nowhere
 * @returns how many stragglers there are now. operational.D20, D21, I3
 */
export const bookLosses = (
  table: Table,
  draft: OperationalDraft,
  unit: number,
  lost: Lost,
  scattered: number,
  hex: number,
): number => {
  const { state } = draft
  const side = table.side[unit] as Side
  const found = hex > 0 && scattered > 0 ? scatter(table, draft, unit, hex, scattered) : 0
  bookKilled(table, state, side, lost.steps - (hex > 0 ? scattered : 0))
  for (const specialist of lost.specialists) bookSpecialist(table, state, side, specialist)
  return found
}
