/** What is lost with depots, headquarters and supply units besides themselves. echelon.33a, 51 */
import { otherSide } from '../../../twoSides.ts'
import { commandAt } from '../commands.ts'
import type { Table } from '../table.ts'
import type { EchelonState } from '../types.ts'
import { isForm, sparesOf } from './forms.ts'

/** What a unit carried falls to the ground where it goes, and nobody is led by it any more. */
export const dropStores = ({ side }: Table, state: EchelonState, unit: number): void => {
  const hex = state.hex[unit]
  if (hex > 0) {
    state.stock[hex] += state.cargo[unit]
    state.special[hex] += state.specialCargo[unit]
  }
  state.cargo[unit] = state.specialCargo[unit] = state.moving[unit] = 0
  if (state.coalition[side[unit]] === unit + 1) state.coalition[side[unit]] = 0
}

/**
 * Half of a supply unit that was eliminated in combat goes over to the enemy: as transports that come to it in its next turn, or as
 * SMPs where it has no such counters. Other units lose nothing by it. Call it before the unit is taken off the map. echelon.51
 */
export const loseSupplier = (
  { table }: { readonly table: Table },
  { state }: { readonly state: EchelonState },
  unit: number,
): void => {
  const { abilities } = table.profiles[unit]
  const hex = state.hex[unit]
  if (!abilities.has('supply-unit') && !abilities.has('wagon')) return
  const { forms, conversions, smp } = table.scenario.rules.transport
  const [numerator, denominator] = table.scenario.rules.supply.supplyUnitCaptured
  const captor = otherSide(table.side[unit])
  const worth = conversions.find((one) => isForm(table, forms[one.unit], unit))
  if (worth === undefined) return
  for (const { unit: form, count } of worth.into ?? []) {
    const wanted = Math.floor((count * numerator) / denominator)
    const spares = sparesOf(table, state, captor).filter((one) => isForm(table, forms[form], one))
    if (wanted === 0 || spares.length < wanted) continue
    for (const one of spares.slice(0, wanted)) {
      state.due[one] = state.turn + 1
      state.dueAt[one] = hex
    }
    return
  }
  state.smpPool[commandAt(table, captor, hex, undefined)] += Math.floor((worth.smp * smp.re * numerator) / denominator)
}
