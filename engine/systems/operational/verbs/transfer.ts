/** Transfers an active step or specialist to another unit. operational.F14, B19 */
import { isSecurityUnit, payForService, servedUnits, serviceRefusal } from '../headquarters/replace.ts'
import { isBridged } from '../places.ts'
import { canTake, eachGivable, itemName, reinforce, shareSteps, step, takeFromUnit } from '../pool.ts'
import type { Table } from '../table.ts'
import type { ReadonlyState } from '../types.ts'
import type { Verb } from './verb.ts'

/** Whether two units stand side by side and no river without a bridge is between them. operational.F14 */
const areBeside = (table: Table, state: ReadonlyState, one: number, other: number): boolean => {
  const hex = state.hex[one]
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++)
    if (table.neighbours[edge] === state.hex[other])
      return table.hexsides[table.hexside[edge]].river === 'none' || isBridged(table, state, edge)
  return false
}

/** Whether things can get from one unit to another of the same headquarters; some staffs bridge any distance. operational.F14 */
const canReach = (table: Table, state: ReadonlyState, unit: number, target: number): boolean =>
  unit !== target &&
  table.hqOf[unit] === table.hqOf[target] &&
  (table.profiles[table.hqOf[unit]].longTransfer || areBeside(table, state, unit, target))

const fits = (table: Table, state: ReadonlyState, unit: number, target: number, item: number): boolean =>
  canTake(table, state, target, item) && (item !== step || shareSteps(table, unit, target))

export const transferVerb: Verb<'transfer'> = {
  type: 'transfer',
  code: 'i',
  fields: { unit: 'unit', target: 'unit', item: 'item' },
  when: 'battle',
  list(services, state, side, add) {
    const { table } = services
    const served = servedUnits(services, state, side, 'transfer')
    for (const unit of served) {
      if (isSecurityUnit(services, unit)) continue // operational.F15
      const targets = served.filter((target) => canReach(table, state, unit, target))
      if (targets.length === 0) continue
      eachGivable(table, state, unit, (item) => {
        for (const target of targets)
          if (fits(table, state, unit, target, item)) add({ type: 'transfer', unit, target, item })
      })
    }
  },
  apply(services, draft, _side, { unit, target, item }) {
    const { table } = services
    const { state } = draft
    payForService(services, draft, unit, 'transfer')
    takeFromUnit(table, state, unit, item)
    reinforce(table, state, target, item, false, 'regular')
    draft.emit({ type: 'pool', what: 'transfer', unit, item, to: target })
  },
  refusal(services, state, side, { unit, target, item }) {
    const { table } = services
    const { units } = table.scenario
    if (units[target]?.side !== side) return 'A transfer goes to a unit of the same side.'
    const refusal =
      serviceRefusal(services, state, unit, 'transfer') ?? serviceRefusal(services, state, target, 'transfer')
    if (refusal !== undefined) return refusal
    const [from, to] = [units[unit].name, units[target].name]
    if (isSecurityUnit(services, unit)) return `${from} is a security unit: its steps stay together.`
    if (table.hqOf[unit] !== table.hqOf[target]) return `${from} and ${to} have different headquarters.`
    if (!canReach(table, state, unit, target))
      return `${from} and ${to} are not side by side, or a river is between them.`
    if (item === step && !shareSteps(table, unit, target)) return `The steps of ${from} are not those of ${to}.`
    if (!canTake(table, state, target, item)) return `${to} has no room or no use for ${itemName(table, item)}.`
    if (item === step) return `${from} has no active step beside its last one.`
    return `${from} has not got ${itemName(table, item)} ready to go.`
  },
}
