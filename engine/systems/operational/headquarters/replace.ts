/** Who may send replacements and call them in: what the verbs of the force pool share. operational.F12-F14 */
import { isServable } from '../pool.ts'
import type { OrderId } from '../rules.ts'
import type { Services } from '../services.ts'
import type { OperationalDraft, ReadonlyState } from '../types.ts'
import { mayOrder, orderCost, orderRefusal, payForOrder } from './command.ts'

/** Whether replacements can come to a unit and it gets an order of the force pool; the ranges must be up to date. */
export const isServed = (services: Services, state: ReadonlyState, unit: number, order: OrderId): boolean =>
  isServable(state, unit) && mayOrder(services, state, unit, order)

/** Those of some units that get an order of the force pool now. */
export const servedUnits = (
  services: Services,
  state: ReadonlyState,
  units: readonly number[],
  order: OrderId,
): number[] => units.filter((unit) => isServed(services, state, unit, order))

/** Pays for an order of the force pool; a free one is not reported. */
export const payForService = (services: Services, draft: OperationalDraft, unit: number, order: OrderId): void => {
  if (orderCost(services.table, draft.state, services.table.hqOf[unit], order) > 0)
    payForOrder(services, draft, unit, order)
}

/** Why a unit gets no order of the force pool; undefined when it could. */
export const serviceRefusal = (
  services: Services,
  state: ReadonlyState,
  unit: number,
  order: OrderId,
): string | undefined => {
  const { name } = services.table.scenario.units[unit]
  if (state.hex[unit] <= 0) return `${name} is not on the map.`
  const refusal = orderRefusal(services, state, unit, order)
  if (refusal !== undefined) return refusal
  if (state.unsupplied[unit] > 0) return `${name} is without supply.`
  if (!isServable(state, unit))
    return `${name} lives on what was brought by air or convoy, or captured: replacements do not come that way.`
  return undefined
}

/** Whether a unit was formed from the force pool to guard something. operational.F15 */
export const isSecurityUnit = (services: Services, unit: number): boolean =>
  services.table.scenario.units[unit].reserve === 'security'
