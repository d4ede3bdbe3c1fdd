/** How long the arrays of a state are, and where its numbers must fit each other. */
import { makeMemory } from '../../memory.ts'
import type { Table } from './table.ts'
import { arrays, type OperationalState } from './types.ts'

const turns = ({ scenario }: Table): number => scenario.turns
const one = (): number => 1

export const {
  empty: emptyState,
  copyInto,
  copyOf,
  encode,
  decode,
} = makeMemory<Table, OperationalState, typeof arrays>({
  arrays,
  scalars: {
    turn: { initial: 1, least: 0, most: turns },
    side: { initial: 0, least: 0, most: one },
    ended: { initial: 0, least: 0, most: one },
  },
  lengthsOf(table) {
    const { units, headquarters, objectives, bonuses, map } = table.scenario
    return {
      side: 2,
      kind: 2 * table.specialistIds.length,
      hex: table.size,
      straggler: 3 * table.size,
      fort: map.forts.length,
      city: table.cities.length,
      crossing: table.crossings.length,
      unit: units.length,
      slot: units.length * table.slots,
      queued: units.length * table.queueLength,
      hub: table.hubSlots,
      truckTurn: 2 * table.truckTurns,
      headquarters: headquarters.length,
      branch: headquarters.length * 5,
      order: headquarters.length * table.orderCount,
      offer: headquarters.length * 2,
      item: headquarters.length * table.items.length,
      asset: 2 * table.assetIds.length,
      card: table.cards.length,
      storeItem: 2 * table.items.length,
      objective: objectives.length,
      bonus: bonuses.length,
    }
  },
  check(table, state) {
    for (const name of ['hex', 'hubHex', 'hqHex'] as const)
      for (const [index, hex] of state[name].entries())
        if (hex > 0 && (hex >= table.size || table.terrain[hex] === 0))
          throw new TypeError(`${name}: ${index} is off the map`)
  },
})
