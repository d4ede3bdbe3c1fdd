/** How orders are found and given. */
import { unitSubject } from '../../subject.ts'
import type { Ordering } from '../../systemUi.ts'
import { keyOf, placeOf, sortOrders } from './orderGroups.ts'
import type { PlayerState, TacticalTypes } from './types.ts'

/** Own units that can still move or attack; before the battle those that can take another place. */
export const ableUnits = ({ orders }: PlayerState): readonly number[] =>
  [...orders.value.byUnit]
    .filter(([, { moves, targets }]) => moves.size + targets.length > 0)
    .map(([unit]) => unit)
    .sort((one, other) => one - other)

export const ordering: Ordering<TacticalTypes> = {
  sort: sortOrders,
  keyOf,
  placeOf,
  actorOf: (action) => ('unit' in action ? unitSubject(action.unit) : undefined),
  phaseOf: ({ turn, side }) => `${turn}.${side}`,
  able: (state) => ableUnits(state).map(unitSubject),
  explain({ game, offered, derived }) {
    const action = offered.value
    if (action?.type !== 'attack') return undefined
    return game.explain(derived.believed, { about: 'attack', unit: action.unit, target: action.target })
  },
}
