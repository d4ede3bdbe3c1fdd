/** The orders that a headquarters may give, with their targets and costs. operational.F3, F6, F12 */
import { withVerb } from '../../../words.ts'
import type { OperationalDraft } from '../events.ts'
import { count } from '../names.ts'
import { branches, type OrderId, orderIds } from '../rules.ts'
import type { Services } from '../services.ts'
import type { StaffOrder, Table } from '../table.ts'
import type { ReadonlyState } from '../types.ts'

const indexOf = <T extends string>(names: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(names.map((name, index) => [name, index])) as Record<T, number>

const orderIndex = indexOf(orderIds)

/** Returns the requirements of an order for a headquarters. */
const staffOrder = ({ staffOrders }: Table, hq: number, order: OrderId): StaffOrder =>
  staffOrders[hq][orderIndex[order]]

/** The branch level that a headquarters needs for an order; 0: it never gives it. operational.d30 */
export const orderLevel = (table: Table, hq: number, order: OrderId): number => staffOrder(table, hq, order).level

/** Command points that an order costs a headquarters now. operational.F3 */
export const orderCost = (table: Table, state: ReadonlyState, hq: number, order: OrderId): number => {
  const { cost } = staffOrder(table, hq, order)
  const cheaper = state.hqSpecialised[hq * table.orderCount + orderIndex[order]]
  return cost === 0 ? 0 : Math.max(table.scenario.rules.headquarters.leastCost, cost - cheaper)
}

/** Levels of a branch that are there and not suppressed. */
export const activeLevel = (state: ReadonlyState, hq: number, branch: number): number =>
  state.hqLevel[hq * branches.length + branch] - state.hqSuppressed[hq * branches.length + branch]

/** True if a headquarters is on the map, has the branch for an order, and can pay `extra` more than its cost. */
export const isAble = (table: Table, state: ReadonlyState, hq: number, order: OrderId, extra = 0): boolean => {
  if (state.hqHex[hq] <= 0) return false
  const { level, branch } = staffOrder(table, hq, order)
  return (
    level > 0 &&
    activeLevel(state, hq, branch) >= level &&
    state.hqPoints[hq] >= orderCost(table, state, hq, order) + extra
  )
}

/**
 * Those of some units of a side on the map that can be given an order: only its own headquarters commands a unit, within range. The ranges
 * must be those of the state. operational.A4, F6
 */
export const unitsToOrder = (
  { table, ranges }: Services,
  state: ReadonlyState,
  units: readonly number[],
  order: OrderId,
): number[] => {
  const found: number[] = []
  if (units.length === 0) return found
  const able = table.hqsOf[table.side[units[0]]].filter((hq) => isAble(table, state, hq, order))
  if (able.length === 0) return found
  for (let index = 0; index < units.length; index++) {
    const unit = units[index]
    const hq = table.hqOf[unit]
    if (state.hex[unit] > 0 && able.includes(hq) && ranges.of(hq)[state.hex[unit]] === 1) found.push(unit)
  }
  return found
}

/** Spends the command points of an order to a unit and reports it. */
export const payForOrder = ({ table }: Services, draft: OperationalDraft, unit: number, order: OrderId): void => {
  const hq = table.hqOf[unit]
  const cost = orderCost(table, draft.state, hq, order)
  draft.state.hqPoints[hq] -= cost
  draft.emit({ type: 'order', order, hq, unit, cost })
}

/** Why the headquarters of a unit cannot give it an order; undefined when it can. */
export const orderRefusal = (
  services: Services,
  state: ReadonlyState,
  unit: number,
  order: OrderId,
): string | undefined => {
  const { table } = services
  const hq = table.hqOf[unit]
  const { units, headquarters } = table.scenario
  if (hq < 0) return `${withVerb(units[unit].name, 'belongs', 'belong')} to no headquarters.`
  const wrong = staffRefusal(table, state, hq, order)
  if (wrong !== undefined) return wrong
  if (state.hex[unit] > 0 && services.ranges.fresh(state, hq)[state.hex[unit]] !== 1)
    return `${withVerb(units[unit].name, 'is', 'are')} out of range of ${headquarters[hq].name}.`
  return undefined
}

/** Why a headquarters cannot give an order to anyone; undefined when it can. */
export const staffRefusal = (table: Table, state: ReadonlyState, hq: number, order: OrderId): string | undefined => {
  const { headquarters, rules } = table.scenario
  const { name, branch } = rules.orders[order]
  const staff = headquarters[hq].name
  if (state.hqHex[hq] <= 0) return `${withVerb(staff, 'is', 'are')} not on the map.`
  const level = orderLevel(table, hq, order)
  if (level === 0) return `${withVerb(staff, 'does', 'do')} not know this order: ${name}.`
  const has = activeLevel(state, hq, branches.indexOf(branch))
  if (has < level)
    return `${withVerb(name, 'needs', 'need')} level ${level} of ${rules.headquarters.branches[branch].name.toLowerCase()}; ${withVerb(staff, 'has', 'have')} ${has}.`
  const cost = orderCost(table, state, hq, order)
  if (state.hqPoints[hq] < cost)
    return `${withVerb(name, 'costs', 'cost')} ${count(cost, 'command point')}; ${withVerb(staff, 'has', 'have')} ${state.hqPoints[hq]}.`
  return undefined
}
