/** Putting units into operational reserve: an SP for each stack, and so many REs in a month. echelon.44, 47, W3 */
import { movementCounters, re, reserveParts } from './rules.ts'
import type { Services } from './services.ts'
import { isHeadquarters } from './supply/headquarters.ts'
import { payable } from './supply/stores.ts'
import type { Table } from './table.ts'
import { type Position, status } from './types.ts'
import { can, has, isCombatUnit, reOf } from './units.ts'

/** True if a unit is the first of its nation's reserve or replacement units that goes into reserve in this turn. echelon.47 */
const isFree = (table: Table, state: Position, unit: number): boolean => {
  const nationOf = (one: number): string => table.scenario.units[one].nation
  return (
    can(table, state, unit, 'reserve') &&
    !table.unitsOf[table.side[unit]].some(
      (one) =>
        nationOf(one) === nationOf(unit) && can(table, state, one, 'reserve') && has(state, one, status.inReserve),
    )
  )
}

/**
 * Returns the price of putting a unit into reserve: REs of SPs, none where its stack has paid, and a part of the month's limit in 12ths of
 * an RE.
 */
export const reserveCost = (
  { table, stacks }: Services,
  state: Position,
  unit: number,
): { readonly supply: number; readonly limit: number } => {
  if (isFree(table, state, unit)) return { supply: 0, limit: 0 }
  const { reserve } = table.scenario.rules.movement
  const hasPaid = stacks
    .at(state, state.hex[unit])
    .some((one) => has(state, one, status.inReserve) && !can(table, state, one, 'reserve'))
  const supply = hasPaid ? 0 : reserve.supply * table.scenario.rules.supply.reOfSp
  return { supply, limit: Math.ceil((reOf(table, state, unit) * reserveParts) / re) }
}

/** True if a unit may be put into reserve: one that fights, a movement counter, a headquarters that moves. echelon.34b, 44 */
export const mayReserve = (services: Services, state: Position, unit: number): boolean => {
  const { table } = services
  const mayWait =
    isCombatUnit(table, unit) ||
    movementCounters.some((kind) => can(table, state, unit, kind)) ||
    isHeadquarters({ table }, unit)
  if (state.hex[unit] <= 0 || has(state, unit, status.inReserve) || !mayWait) return false
  const side = table.side[unit]
  const { supply, limit } = reserveCost(services, state, unit)
  return (
    state.reserved[side] + limit <= table.scenario.rules.movement.reserve.monthlyRe * reserveParts &&
    (supply === 0 || payable(services, state, side, state.hex[unit]) >= supply)
  )
}
