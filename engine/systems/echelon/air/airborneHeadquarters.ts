/** Airborne headquarters turn between their sides before they move, in full supply. echelon.6 */
import { isFresh } from '../lift.ts'
import type { EchelonDraft, Services } from '../services.ts'
import type { Table } from '../table.ts'
import { type Position, status, supply } from '../types.ts'
import { can, has } from '../units.ts'

export const mayTurn = (table: Table, state: Position, unit: number): boolean =>
  can(table, state, unit, 'airborne-hq') &&
  isFresh(state, unit) &&
  !has(state, unit, status.turned) &&
  state.supply[unit] === supply.full

export const turnHeadquarters = ({ table }: Services, { state, emit }: EchelonDraft, unit: number): void => {
  state.reversed[unit] = 1 - state.reversed[unit]
  state.status[unit] |= status.turned
  emit({ type: 'flipped', side: table.side[unit], unit })
}
