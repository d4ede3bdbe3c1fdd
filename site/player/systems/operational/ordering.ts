/** How orders are found and given in an operational battle. */
import { numberOf, unitSubject } from '../../subject.ts'
import type { Ordering } from '../../systemUi.ts'
import { ableUnits, actorOf, hqSubject, keyOf, ordersOf, placeOf } from './orders.ts'
import type { OperationalTypes } from './types.ts'
import { headquartersAt, unitAt } from './words.ts'

export const ordering: Ordering<OperationalTypes> = {
  sort: ordersOf,
  keyOf,
  placeOf,
  actorOf,
  subjectsAt({ view }, hex) {
    const unit = unitAt(view.value, hex)
    const hq = headquartersAt(view.value, hex)
    return [...(unit ? [unitSubject(unit.unit)] : []), ...(hq ? [hqSubject(hq.hq)] : [])]
  },
  hexOf({ view }, subject) {
    const { units, headquarters } = view.value
    const unit = numberOf(subject, 'unit')
    return (unit === null ? headquarters[subject.number]?.hex : units[unit]?.hex) ?? 0
  },
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
