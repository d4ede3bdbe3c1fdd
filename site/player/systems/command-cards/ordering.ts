/** How orders are found and given in battles led by cards. */
import { phase, status } from '../../../../engine/systems/command-cards/types.ts'
import type { Ordering, Subject } from '../../systemUi.ts'
import { keyOf, placeOf, sortOrders } from './orders.ts'
import { actorOf, numberOf, unitSubject } from './subjects.ts'
import type { CommandCardsTypes, PlayerState } from './types.ts'
import { unitOn } from './words.ts'

/** Own units that can be ordered, or act, by number. */
const able = (state: PlayerState): readonly Subject[] => {
  const { anyhow, byUnit } = state.orders.value
  const known = state.desk.known.value
  const units = new Set(byUnit.keys())
  for (const action of anyhow.values()) if (action.type === 'order') units.add(action.unit)
  // While units move, those that are ordered and cannot are still worth a look.
  if (units.size === 0 && known.phase === phase.move)
    for (const unit of state.game.table.unitsOf[known.active]) if (known.status[unit] & status.ordered) units.add(unit)
  return state.mayAct.value ? [...units].sort((a, b) => a - b).map(unitSubject) : []
}

export const ordering: Ordering<CommandCardsTypes> = {
  sort: sortOrders,
  keyOf,
  placeOf,
  actorOf,
  subjectsAt(state, hex) {
    const unit = unitOn(state, hex)
    return unit === undefined ? [] : [unitSubject(unit)]
  },
  hexOf: (state, subject) => state.desk.known.value.hex[numberOf(subject, 'unit') ?? -1] ?? 0,
  able,
  explain(state) {
    const position = state.position.value.state
    const action = state.offered.value
    if (action?.type === 'attack')
      return state.game.explain(position, { about: 'dice', attacker: action.unit, target: action.target })
    return action?.type === 'move'
      ? state.game.explain(position, { about: 'movement', unit: action.unit, to: action.to })
      : undefined
  },
}
