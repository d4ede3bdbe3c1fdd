/** Orders whose only parameter is a unit. operational.F22-F32 */

import { degree } from '../../../hex.ts'
import { withVerb } from '../../../words.ts'
import type { OperationalDraft } from '../events.ts'
import { orderRefusal, payForOrder, unitsToOrder } from '../headquarters/command.ts'
import type { OrderId } from '../rules.ts'
import type { Services } from '../services.ts'
import type { ReadonlyState } from '../types.ts'
import { allHold, type Condition, failureOf } from './conditions.ts'
import { type Chosen, verb } from './verb.ts'

interface UnitOrderRules extends Chosen {
  /** Conditions for the unit, the most important reason of a refusal first. */
  readonly conditions: readonly Condition[]
  /** Does what is ordered, once it is paid for. */
  carryOut(services: Services, draft: OperationalDraft, unit: number): void
}

/** The verb of such an order: given by the unit’s headquarters to a unit that meets the conditions. */
export const unitOrder = <T extends OrderId>(type: T, code: string, { when, conditions, carryOut }: UnitOrderRules) =>
  verb(type, code, { unit: 'unit' })({
    when,
    list(services, state, _side, add, among) {
      for (const unit of unitsToOrder(services, state, among.units, type))
        if (allHold(conditions, services, state, unit)) add({ type, unit })
    },
    apply(services, draft, _side, { unit }) {
      payForOrder(services, draft, unit, type)
      carryOut(services, draft, unit)
    },
    refusal: (services, state, _side, { unit }) =>
      orderFailure(services, state, unit, type, conditions) ??
      `${services.table.scenario.units[unit].name} cannot do that now.`,
  })

/** Calls `add` with each of some units that may be given an order over one of its hexsides, and the hex beyond it. */
export const eachOrderOver = (
  services: Services,
  state: ReadonlyState,
  units: readonly number[],
  order: OrderId,
  conditions: readonly Condition[],
  leadsOver: (services: Services, state: ReadonlyState, unit: number, edge: number) => boolean,
  add: (unit: number, to: number) => void,
): void => {
  const { table } = services
  for (const unit of unitsToOrder(services, state, units, order)) {
    if (!allHold(conditions, services, state, unit)) continue
    for (let edge = state.hex[unit] * degree; edge < (state.hex[unit] + 1) * degree; edge++)
      if (leadsOver(services, state, unit, edge)) add(unit, table.neighbours[edge])
  }
}

/** Why a unit does not get an order: where it is, its headquarters, or itself; undefined when none of them is to blame. */
export const orderFailure = (
  services: Services,
  state: ReadonlyState,
  unit: number,
  order: OrderId,
  conditions: readonly Condition[],
): string | undefined =>
  state.hex[unit] < 0
    ? `${withVerb(services.table.scenario.units[unit].name, 'is', 'are')} not on the map.`
    : (orderRefusal(services, state, unit, order) ?? failureOf(conditions, services, state, unit))
