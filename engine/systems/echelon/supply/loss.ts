/** The losses that come with the loss of depots, headquarters and supply units. echelon.33a, 51 */
import type { Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { commandAt } from '../commands.ts'
import { type Fraction, type TransportRules, times } from '../rules.ts'
import type { Table } from '../table.ts'
import type { EchelonState } from '../types.ts'
import { isForm, sparesOf } from './conversionTable.ts'

/** Drops a unit's cargo where the unit is lost, and clears it as the headquarters or depot of others. */
export const dropStores = ({ side }: Table, state: EchelonState, unit: number): void => {
  const hex = state.hex[unit]
  if (hex > 0) {
    state.stock[hex] += state.cargo[unit]
    state.special[hex] += state.specialCargo[unit]
  }
  state.cargo[unit] = state.specialCargo[unit] = state.moving[unit] = 0
  if (state.coalition[side[unit]] === unit + 1) state.coalition[side[unit]] = 0
}

type Column = TransportRules['conversions'][number]

/** Returns the parts of a supply unit, into which it breaks down; undefined for other units. */
const columnOf = (table: Table, unit: number): Column | undefined => {
  const { abilities } = table.profiles[unit]
  const { forms, conversions } = table.scenario.rules.transport
  return abilities.has('supply-unit') || abilities.has('wagon')
    ? conversions.find((one) => isForm(table, forms[one.unit], unit))
    : undefined
}

/**
 * A part of a supply unit goes over to the enemy: as transports that come to him in his next turn, or as SMPs where he has no such
 * counters. echelon.51
 */
const handOver = (
  table: Table,
  state: EchelonState,
  captor: Side,
  hex: Hex,
  { smp: worth, into = [] }: Column,
  share: Fraction,
): void => {
  for (const { unit: form, count } of into) if (bring(table, state, captor, hex, form, times(count, share))) return
  const thirds = worth * table.scenario.rules.transport.smp.re
  state.smpPool[commandAt(table, captor, hex, undefined)] += times(thirds, share)
}

/** Sends spare counters of a form to a hex. Returns whether there were any to send, and enough. */
const bring = (table: Table, state: EchelonState, side: Side, hex: Hex, form: string, wanted: number): boolean => {
  const spares = sparesOf(table, state, side).filter((one) =>
    isForm(table, table.scenario.rules.transport.forms[form], one),
  )
  if (wanted === 0 || spares.length < wanted) return false
  for (const one of spares.slice(0, wanted)) {
    state.due[one] = state.turn + 1
    state.dueAt[one] = hex
  }
  return true
}

/** Half of a supply unit that was eliminated in combat is captured. Call it before the unit is taken off the map. echelon.51 */
export const loseSupplier = (
  { table }: { readonly table: Table },
  { state }: { readonly state: EchelonState },
  unit: number,
): void => {
  const column = columnOf(table, unit)
  const { supplyUnitCaptured } = table.scenario.rules.supply
  if (column !== undefined)
    handOver(table, state, otherSide(table.side[unit]), state.hex[unit], column, supplyUnitCaptured)
}

/** A quarter of the supply units of a nation that surrenders goes over: whole ones where the enemy has counters for them. echelon.51 */
export const captureColumns = (table: Table, state: EchelonState, units: readonly number[]): void => {
  const [above, below] = table.scenario.rules.supply.surrenderCaptured
  for (const column of table.scenario.rules.transport.conversions) {
    const all = units.filter((unit) => state.hex[unit] > 0 && columnOf(table, unit) === column)
    if (all.length === 0) continue
    const captor = otherSide(table.side[all[0]])
    const hex = state.hex[all[0]]
    const share = all.length * above
    const whole = Math.floor(share / below)
    const isBrought = bring(table, state, captor, hex, column.unit, whole)
    handOver(table, state, captor, hex, column, [isBrought ? share - whole * below : share, below])
  }
}
