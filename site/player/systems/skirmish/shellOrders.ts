/** How orders are found and given in skirmishes. */
import { isOnField } from '../../../../engine/systems/skirmish/units.ts'
import { unitSubject } from '../../subject.ts'
import type { Ordering } from '../../systemUi.ts'
import type { Subject } from '../../types.ts'
import * as say from './names.ts'
import { actorOf, keyOf, placeOf, sortOrders } from './orderGroups.ts'
import type { PlayerState, SkirmishTypes } from './types.ts'

/** Own units that can still do something, by number. */
const able = ({ orders, mayAct, derived }: PlayerState): readonly Subject[] => {
  const isFree = (unit: number): boolean => derived.known.space[unit] > 0
  const units = [...orders.value.byUnit.keys()].filter(isFree)
  return mayAct.value ? units.sort((one, other) => one - other).map(unitSubject) : []
}

export const ordering: Ordering<SkirmishTypes> = {
  sort: sortOrders,
  keyOf,
  placeOf: (state, action, { table }) => placeOf(table, state, action),
  actorOf,
  // A turn of a side has its phases once.
  phaseOf: ({ turns, phase }) => `${turns}.${phase}`,
  able,
  explain({ offered, derived, game }) {
    const action = offered.value
    const { forecast, known, table } = derived
    if (forecast !== undefined)
      return {
        subject: say.shotWords(table, forecast.aim),
        unit: 'points',
        value: 1000 * forecast.hit,
        terms: forecast.hitTerms,
      }
    return action?.type === 'move' && isOnField(table, known, action.unit)
      ? game.explain(known, { about: 'movement', unit: action.unit })
      : undefined
  },
}
