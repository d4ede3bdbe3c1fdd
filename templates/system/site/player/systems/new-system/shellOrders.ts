/** How orders are found and given. */
import { unitSubject } from '../../subject.ts'
import type { Ordering } from '../../systemUi.ts'
import { keyOf, placeOf, sortOrders } from './orderGroups.ts'
import type { NewSystemTypes } from './types.ts'

export const ordering: Ordering<NewSystemTypes> = {
  sort: sortOrders,
  keyOf,
  placeOf,
  actorOf: (action) => ('unit' in action ? unitSubject(action.unit) : undefined),
  phaseOf: ({ turn, side }) => `${turn}.${side}`,
  able: ({ orders }) => [...orders.value.byUnit.keys()].sort((one, other) => one - other).map(unitSubject),
  explain({ game, position, offered }) {
    const action = offered.value
    if (action?.type !== 'attack') return undefined
    return game.explain(position.value.state, { about: 'attack', unit: action.unit, target: action.target })
  },
}
