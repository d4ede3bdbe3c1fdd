/** Replacements: who may send them and call them in. Shared by the verbs of the force pool. operational.F12-F14 */
import { withVerb } from '../../../words.ts'
import type { OperationalDraft } from '../events.ts'
import { isServable } from '../pool.ts'
import type { OrderId } from '../rules.ts'
import type { Services } from '../services.ts'
import type { ReadonlyState } from '../types.ts'
import { orderCost, orderRefusal, payForOrder, unitsToOrder } from './command.ts'

/** Those of some units to which replacements can come by an order of the force pool now. */
export const servedUnits = (
  services: Services,
  state: ReadonlyState,
  units: readonly number[],
  order: OrderId,
): number[] => unitsToOrder(services, state, units, order).filter((unit) => isServable(state, unit))

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
  if (state.hex[unit] <= 0) return `${withVerb(name, 'is', 'are')} not on the map.`
  const refusal = orderRefusal(services, state, unit, order)
  if (refusal !== undefined) return refusal
  if (state.unsupplied[unit] > 0) return `${withVerb(name, 'is', 'are')} without supply.`
  if (!isServable(state, unit))
    return `${withVerb(name, 'lives', 'live')} on what was brought by air or convoy, or captured: replacements do not come that way.`
  return undefined
}

/** True if a unit was formed from the force pool to guard something. operational.F15 */
export const isSecurityUnit = (services: Services, unit: number): boolean =>
  services.table.scenario.units[unit].reserve === 'security'
