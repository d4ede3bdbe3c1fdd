/** How orders are found and given in an operational battle. */
import { unitSubject } from '../../subject.ts'
import type { Ordering } from '../../systemUi.ts'
import { ableUnits, actorOf, keyOf, ordersOf, placeOf } from './orderGroups.ts'
import type { OperationalTypes } from './types.ts'

export const ordering: Ordering<OperationalTypes> = {
  sort: ordersOf,
  keyOf,
  placeOf,
  actorOf,
  phaseOf: ({ turn }) => turn,
  able: ({ view, orders }) => ableUnits(view.value, orders.value).map(({ unit }) => unitSubject(unit)),
  explain({ game, position, derived, offered }) {
    const now = position.value.state
    if (derived.fight) {
      const { unit: attacker, target, kind } = derived.fight
      return game.explain(now, { about: 'odds', attacker, target, kind })
    }
    const action = offered.value
    return action?.type === 'strike'
      ? game.explain(now, { about: 'strike', asset: action.asset, target: action.target })
      : derived.moveCost
  },
}
