/** A step or a specialist goes from the force pool to a unit. operational.F12, B19 */
import { payForService, servedUnits, serviceRefusal } from '../headquarters/replace.ts'
import { canTake, eachTakable, isInStock, itemName, poolPlace, reinforce, takeFromStock } from '../pool.ts'
import type { Verb } from './verb.ts'

export const deployVerb: Verb<'deploy'> = {
  type: 'deploy',
  code: 'd',
  fields: { unit: 'unit', item: 'item' },
  when: 'always',
  list(services, state, side, add) {
    const { table } = services
    for (const unit of servedUnits(services, state, side, 'deploy'))
      eachTakable(table, state, unit, state.pool, poolPlace(table, unit), (item) => add({ type: 'deploy', unit, item }))
  },
  apply(services, draft, _side, { unit, item }) {
    const { table } = services
    const { state } = draft
    payForService(services, draft, unit, 'deploy')
    takeFromStock(table, unit, item, state.pool, poolPlace(table, unit))
    // They come suppressed, unless the battle has not begun. operational.F12
    reinforce(table, state, unit, item, state.turn === 0, 'regular')
    draft.emit({ type: 'pool', what: 'deploy', unit, item })
  },
  refusal(services, state, _side, { unit, item }) {
    const { table } = services
    const refusal = serviceRefusal(services, state, unit, 'deploy')
    if (refusal !== undefined) return refusal
    const { name } = table.scenario.units[unit]
    if (!canTake(table, state, unit, item)) return `${name} has no room or no use for ${itemName(table, item)}.`
    if (!isInStock(table, unit, item, state.pool, poolPlace(table, unit)))
      return `The force pool of ${name} does not hold ${itemName(table, item)}.`
    return 'This cannot be deployed.'
  },
}
