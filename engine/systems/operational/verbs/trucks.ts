/** Trucks from the reserve to hubs and back. operational.E5, E6, E8 */
import { sees } from '../fog/knowledge.ts'
import { count, placeName } from '../names.ts'
import { hubAt, stragglersAt, terrainAt } from '../places.ts'
import { addTruck, freeTrucks, placesForTrucks, withdrawTruck } from '../supply/trucks.ts'
import { verb, type Words } from './verb.ts'

/** To a hub that has room, or where a new one can stand. operational.E5, E6 */
export const addTruckVerb = verb('add-truck', 'H', { to: 'hex' })({
  when: 'always',
  list(services, state, side, add) {
    for (const to of placesForTrucks(services, state, side)) add({ type: 'add-truck', to })
  },
  apply({ table }, { state, emit }, side, { to }) {
    emit({ type: 'hub', side, at: to, trucks: addTruck(table, state, side, to) })
  },
  refusal({ table }, state, side, { to }) {
    const { rules } = table.scenario
    const place = placeName(table.scenario, to)
    if (freeTrucks(table, state, side) === 0) return 'No truck is free.'
    const hub = hubAt(table, state, to)
    if (hub >= 0)
      return table.hubSide[hub] === side
        ? `The hub at ${place} has ${count(rules.supply.mostTrucks, 'truck')} already.`
        : `The hub at ${place} is the enemy’s.`
    if (!terrainAt(table, state, to).hub)
      return `No hub can stand in ${terrainAt(table, state, to).name.toLowerCase()}.`
    if (sees(state, side, to) && stragglersAt(state, to) > 0) return `Stragglers are in the way at ${place}.`
    return `${place} is neither on a supplied railway or source nor near one by road.`
  },
})

/** From a hub; it is free again after some turns. operational.E8 */
export const withdrawTruckVerb = verb('withdraw-truck', 'W', { to: 'hex' })({
  when: 'always',
  list({ table }, state, side, add) {
    for (let hub = 0; hub < table.hubSlots; hub++)
      if (table.hubSide[hub] === side && state.hubHex[hub] !== 0) add({ type: 'withdraw-truck', to: state.hubHex[hub] })
  },
  apply({ table }, { state, emit }, side, { to }) {
    emit({ type: 'hub', side, at: to, trucks: withdrawTruck(table, state, side, to) })
  },
  refusal: ({ table }, _state, _side, { to }) => `There is no hub of this side at ${placeName(table.scenario, to)}.`,
})

export const truckWords = {
  'add-truck': { order: 'A truck goes to {to}', button: 'Add a truck' },
  'withdraw-truck': { order: 'A truck leaves {to}', button: 'Withdraw a truck' },
} satisfies Words
