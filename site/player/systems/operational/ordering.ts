/** How orders are found and given in an operational battle. */
import type { Explanation } from '../../../../engine/game.ts'
import type { Ordering } from '../../systemUi.ts'
import { keyOf, ordersOf, placeOf } from './orders.ts'
import { actorOf, hqSubject, numberOf, unitSubject } from './subjects.ts'
import type { OperationalTypes, PlayerState } from './types.ts'
import { headquartersAt, isAble, unitAt } from './words.ts'

const explain = (state: PlayerState): Explanation | undefined => {
  const now = state.position.value.state
  const fight = state.desk.fight.value
  if (fight) {
    const { unit: attacker, target, kind } = fight
    return state.game.explain(now, { about: 'odds', attacker, target, kind })
  }
  const action = state.offered.value
  return action?.type === 'strike'
    ? state.game.explain(now, { about: 'strike', asset: action.asset, target: action.target })
    : state.desk.moveCost.value
}

export const ordering: Ordering<OperationalTypes> = {
  sort: ordersOf,
  keyOf,
  placeOf,
  actorOf,
  subjectsAt(state, hex) {
    const unit = unitAt(state.view.value, hex)
    const hq = headquartersAt(state.view.value, hex)
    return [...(unit ? [unitSubject(unit.unit)] : []), ...(hq ? [hqSubject(hq.hq)] : [])]
  },
  hexOf({ view }, subject) {
    const { units, headquarters } = view.value
    const unit = numberOf(subject, 'unit')
    return (unit === null ? headquarters[subject.number]?.hex : units[unit]?.hex) ?? 0
  },
  able(state) {
    const { units, turn } = state.view.value
    const { side } = state.position.value.state
    return units
      .filter((unit) => unit.side === side && isAble(state.orders.value, unit, turn))
      .map(({ unit }) => unitSubject(unit))
  },
  explain,
}
