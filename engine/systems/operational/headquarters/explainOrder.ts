/** The terms behind the price of an order. operational.F3, F15, F16 */
import type { Explanation, Term } from '../../../game.ts'
import type { OrderId } from '../rules.ts'
import type { Table } from '../table.ts'
import type { ReadonlyState } from '../types.ts'
import { count } from '../words.ts'
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
  const add = (terms: Term[], term: Term): void => {
    if (term.value !== 0) terms.push(term)
  }
  const terms: Term[] = [
    {
      rule: 'operational.F3',
      label: `${orders[order].name}, ${doctrineNames[doctrine]} doctrine`,
      value: usual * 1000,
    },
  ]
  add(terms, { rule: 'operational.F3', label: 'Specialised', value: (cost - usual) * 1000 })
  if (order === 'security-unit')
    add(terms, { rule: 'operational.F15', label: `One for each step: ${count(steps, 'step')}`, value: steps * 1000 })
  if (order === 'rally' && rallyCost(table, state, hq) === 0)
    add(terms, {
      rule: 'operational.F16',
      label: 'This staff puts stragglers in order for nothing',
      value: -cost * 1000,
    })
  return {
    subject: `${orders[order].name} by ${staff.name}`,
    unit: 'command points',
    value: terms.reduce((sum, { value }) => sum + value, 0),
    terms,
  }
}

const doctrineNames = { american: 'American', british: 'British', german: 'German', soviet: 'Soviet' } as const
