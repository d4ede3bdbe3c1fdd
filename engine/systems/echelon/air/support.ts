/** Support of a combat from the air and from the sea. echelon.9, 22, A1 */
import type { Hex } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import { times } from '../rules.ts'
import { isCoast } from '../sea/coast.ts'
import type { EchelonDraft, Services } from '../services.ts'
import type { Table } from '../table.ts'
import type { Position } from '../types.ts'
import { isShotAt } from './antiAircraft.ts'

/** Points from the air that a side may still ask for in the combat that goes on. */
export const airPointsLeft = ({ scenario }: Table, state: Position, side: Side): number =>
  Math.min(state.airPoints[side], scenario.rules.combat.airMost - state.airSupport[side])

/** Points from the sea likewise: ships reach nothing but the coast. */
export const navalPointsLeft = (table: Table, state: Position, side: Side, hex: Hex): number =>
  isCoast(table, hex) ? state.navalPoints[side] : 0

/**
 * Flies the support of a side before its points are counted: anti-aircraft that hits takes a part of them. echelon.A2
 * @param hexes as for `airDoubled`
 */
export const flySupport = (
  services: Services,
  draft: EchelonDraft,
  side: Side,
  hexes: readonly Hex[],
  attackers?: readonly number[],
): void => {
  const { state } = draft
  if (state.airSupport[side] > 0 && isShotAt(services, draft, side, hexes, 'support', attackers))
    state.airSupport[side] = times(state.airSupport[side], services.table.scenario.rules.air.hitShare)
}
