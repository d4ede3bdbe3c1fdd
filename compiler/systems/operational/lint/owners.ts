/** The check for a layer of owners whose signs are exchanged. */

import { oncePer } from '../../../../engine/once.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import { type Side, sides } from '../../../../engine/twoSides.ts'

/**
 * True if most units of each side, and more than one, stand in hexes of others: then the signs are wrong, and not each place where one of
 * them stands.
 */
export const areOwnersExchanged = oncePer(({ units, map }: OperationalScenario): boolean => {
  const standing = units.flatMap(({ hex, side }) => (hex === undefined ? [] : [{ hex, side }]))
  const isMost = (side: Side): boolean => {
    const own = standing.filter((unit) => unit.side === side)
    const wrong = own.filter(({ hex }) => map.owner[hex] !== side).length
    return wrong > 1 && wrong * 2 > own.length
  }
  return sides.every(isMost)
})
