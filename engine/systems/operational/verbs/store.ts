/** Higher command sells a step or a specialist for prestige. operational.F13, B19 */
import type { Side } from '../../../game.ts'
import { isAble } from '../headquarters/command.ts'
import { isServed, payForService, serviceRefusal } from '../headquarters/replace.ts'
import { canTake, eachTakable, isInStock, isServable, itemName, reinforce, step, takeFromStock } from '../pool.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import type { ReadonlyState } from '../types.ts'
import { count } from '../words.ts'
import type { Verb } from './verb.ts'

/** In the preparation of a battle everybody buys; later those to whom elite reinforcements were promised. operational.F13 */
const isOpen = (state: ReadonlyState, side: Side): boolean => state.turn === 0 || state.eliteStore[side] === 1

/** Prestige that an item costs a unit now. operational.F13 */
const storePrice = (table: Table, state: ReadonlyState, unit: number, item: number): number => {
  const { price, elitePricePercent } = table.scenario.rules.reinforcement
  const usual =
    item === step ? price[table.types[unit].kind] : table.specialists[table.items[item - 1].specialist].price
  return state.turn === 0 ? usual : Math.floor((usual * elitePricePercent) / 100)
}

/** Whether a unit may be sold something; before the battle no range limits it. operational.F13, d32 */
const mayBuy = (services: Services, state: ReadonlyState, unit: number): boolean => {
  if (state.turn > 0) return isServed(services, state, unit, 'store')
  const hq = services.table.hqOf[unit]
  return hq >= 0 && state.hex[unit] > 0 && isServable(state, unit) && isAble(services.table, state, hq, 'store')
}

export const storeVerb: Verb<'store'> = {
  type: 'store',
  code: 'b',
  fields: { unit: 'unit', item: 'item' },
  when: 'always',
  list(services, state, side, add) {
    const { table } = services
    if (!isOpen(state, side) || table.hqsOf[side].length === 0) return
    for (const unit of table.unitsOf[side]) {
      if (!mayBuy(services, state, unit)) continue
      eachTakable(table, state, unit, state.store, side * table.items.length, (item) => {
        if (storePrice(table, state, unit, item) <= state.prestige[side]) add({ type: 'store', unit, item })
      })
    }
  },
  apply(services, draft, side, { unit, item }) {
    const { table } = services
    const { state } = draft
    const isPreparing = state.turn === 0
    payForService(services, draft, unit, 'store')
    state.prestige[side] -= storePrice(table, state, unit, item)
    takeFromStock(table, unit, item, state.store, side * table.items.length)
    reinforce(table, state, unit, item, isPreparing, isPreparing ? 'regular' : 'elite')
    draft.emit({ type: 'pool', what: 'store', unit, item })
  },
  refusal(services, state, side, { unit, item }) {
    const { table } = services
    if (!isOpen(state, side))
      return 'Higher command sells only while the battle is prepared, or with elite reinforcements.'
    const { name } = table.scenario.units[unit]
    const refusal = mayBuy(services, state, unit) ? undefined : serviceRefusal(services, state, unit, 'store')
    if (refusal !== undefined) return refusal
    if (!canTake(table, state, unit, item)) return `${name} has no room or no use for ${itemName(table, item)}.`
    if (!isInStock(table, unit, item, state.store, side * table.items.length))
      return `Higher command has not got ${itemName(table, item)} for ${name}.`
    return `${itemName(table, item)} for ${name} costs ${count(storePrice(table, state, unit, item), 'prestige', 'prestige')}; you have ${state.prestige[side]}.`
  },
}
