/** The units that a scenario has, for those who name one. */

import type { OperationalUnit } from '../../../../engine/systems/operational/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import type { Place, Report } from '../../../diagnostics/diagnostic.ts'
import { wayOutOfUnknown } from '../../../diagnostics/suggest.ts'

/** The units of a scenario, and by side whether all that were written are among them. */
export interface Roster {
  readonly units: readonly OperationalUnit[]
  readonly isWhole: readonly [boolean, boolean]
}

/** The number of a unit of a side; one that cannot be read has its own message. */
export const findUnit = (
  id: string,
  side: Side,
  { units, isWhole }: Roster,
  place: Place,
  report: Report,
): number | undefined => {
  const found = units.findIndex((unit) => unit.id === id && unit.side === side)
  if (found >= 0) return found
  const isTheOther = units.some((unit) => unit.id === id)
  if (!isTheOther && !isWhole[side]) return undefined
  const known = units.filter((unit) => unit.side === side).map((unit) => unit.id)
  report.error(
    'unit-unknown',
    place,
    isTheOther ? `The unit "${id}" is of the other side.` : `No unit of that side is called "${id}".`,
    wayOutOfUnknown(id, known, place),
  )
  return undefined
}
