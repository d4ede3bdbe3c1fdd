/** Units that the viewer sees in a hex. */

import type { Readiness } from '../../../../compiler/cartography/pieces.ts'
import type { Hex } from '../../../../engine/hex.ts'
import { done } from '../../../../engine/systems/tactical/types.ts'
import { has, isUp } from '../../../../engine/systems/tactical/units.ts'
import type { PlayerState } from './types.ts'

/** The one on the ground or sea, then the one in the air. */
export const unitsIn = ({ derived: { known, table } }: PlayerState, hex: Hex): readonly number[] =>
  [...known.hex.keys()]
    .filter((unit) => hex > 0 && known.hex[unit] === hex)
    .sort((one, other) => Number(isUp(table, known, one)) - Number(isUp(table, known, other)))

/** Whether a unit can still move and attack in this turn, only one of them, or nothing. */
export const readinessOf = ({ derived, mayAct, orders }: PlayerState, unit: number): Readiness => {
  const { known, table } = derived
  if (!mayAct.value || table.side[unit] !== known.side) return 'idle'
  const own = orders.value.byUnit.get(unit)
  if (own === undefined || own.moves.size + own.targets.length + own.keys.length + own.replacements.length === 0)
    return has(known, unit, done.moved | done.attacked | done.refitted) ? 'spent' : 'idle'
  return has(known, unit, done.moved | done.attacked) ? 'partial' : 'ready'
}
