/** The terms behind the price of an order. operational.F3, F15, F16 */
import type { Explanation } from '../../../game.ts'
import { collectTerms, sumOf } from '../../../terms.ts'
import { count } from '../names.ts'
import type { OrderId } from '../rules.ts'
import type { Table } from '../table.ts'
import type { ReadonlyState } from '../types.ts'
import { orderCost, orderLevel } from './command.ts'
import { rallyCost } from './rally.ts'

/**
 * Returns the terms of an order's cost for a headquarters now, in command points; undefined for one that it never gives.
 * @param steps of a security unit that is to be formed
 */
export const explainOrder = (
  table: Table,
  state: ReadonlyState,
  hq: number,
  order: OrderId,
  steps = 0,
): Explanation | undefined => {
  const staff = table.scenario.headquarters[hq]
  if (staff === undefined || orderLevel(table, hq, order) === 0) return undefined
  const { orders } = table.scenario.rules
  const { doctrine } = table.profiles[hq]
  const usual = orders[order].cost[doctrine]
  const cost = orderCost(table, state, hq, order)
  const terms = collectTerms('operational')
  terms.show('F3', `${orders[order].name}, ${doctrineNames[doctrine]} doctrine`, usual)
  terms.add('F3', 'Specialised', cost - usual)
  if (order === 'security-unit') terms.add('F15', `One for each step: ${count(steps, 'step')}`, steps)
  if (order === 'rally' && rallyCost(table, state, hq) === 0)
    terms.add('F16', 'This staff puts stragglers in order for nothing', -cost)
  return {
    subject: `${orders[order].name} by ${staff.name}`,
    unit: 'command points',
    value: sumOf(terms.list),
    terms: terms.list,
  }
}

const doctrineNames = { american: 'American', british: 'British', german: 'German', soviet: 'Soviet' } as const
