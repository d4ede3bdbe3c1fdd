/** Experience and upgrades of headquarters. operational.F4, F5 */

import type { OperationalDraft } from '../events.ts'
import { type OrderId, orderIds } from '../rules.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import type { ReadonlyState } from '../types.ts'
import { orderCost, orderLevel } from './command.ts'

/** Adds the experience that a unit gained in a fight to its headquarters, if the unit is in range. operational.F4, F6 */
export const earnExperience = (services: Services, draft: OperationalDraft, unit: number, amount: number): void => {
  const { state } = draft
  const hq = services.table.hqOf[unit]
  if (amount <= 0 || hq < 0 || state.hqHex[hq] <= 0 || state.hex[unit] <= 0) return
  if (services.ranges.fresh(state, hq)[state.hex[unit]] !== 1) return
  state.hqExperience[hq] += amount
  const { targetStep } = services.table.scenario.rules.headquarters.upgrade
  while (state.hqExperience[hq] >= state.hqTarget[hq]) {
    state.hqExperience[hq] -= state.hqTarget[hq]
    state.hqTarget[hq] += targetStep
    grantUpgrade(services.table, draft, hq)
  }
}

/** Gives a headquarters an upgrade to choose; offers are drawn one upgrade at a time. operational.F4, H3 */
export const grantUpgrade = (table: Table, draft: OperationalDraft, hq: number): void => {
  draft.state.hqUpgrades[hq]++
  if (draft.state.hqUpgrades[hq] === 1) drawOffer(table, draft, hq)
  draft.emit({ type: 'hq-upgrade-due', hq, rolled: true })
}

/**
 * Draws the orders offered for specialisation: a free one among those never specialised before, and any other one for prestige.
 * Only orders that its branches know and that cost more than the minimum are offered.
 */
export const drawOffer = (table: Table, { state, dice }: OperationalDraft, hq: number): void => {
  const rolls = dice.at(state, 'specialisation', hq)
  const draw = (orders: readonly OrderId[]): number => {
    if (orders.length === 0) return 0
    const order = orders.length === 1 ? orders[0] : orders[rolls.below(orders.length)]
    return orderIds.indexOf(order) + 1
  }
  const cheapening = orderIds.filter((order) => canSpecialise(table, state, hq, order))
  const free = draw(
    cheapening.filter((order) => state.hqSpecialised[hq * table.orderCount + orderIds.indexOf(order)] === 0),
  )
  const paid = draw(cheapening.filter((order) => orderIds.indexOf(order) + 1 !== free))
  state.hqOffer[hq * 2] = paid
  state.hqOffer[hq * 2 + 1] = free
}

const canSpecialise = (table: Table, state: ReadonlyState, hq: number, order: OrderId): boolean => {
  const { orders, headquarters } = table.scenario.rules
  const level = orderLevel(table, hq, order)
  const branch = Object.keys(headquarters.branches).indexOf(orders[order].branch)
  return (
    level > 0 && state.hqLevel[hq * 5 + branch] >= level && orderCost(table, state, hq, order) > headquarters.leastCost
  )
}
