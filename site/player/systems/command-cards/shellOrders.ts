/** How orders are found and given in battles led by cards. */
import { phase, status } from '../../../../engine/systems/command-cards/types.ts'
import { unitSubject } from '../../subject.ts'
import type { Ordering } from '../../systemUi.ts'
import type { Subject } from '../../types.ts'
import { actorOf, keyOf, placeOf, sortOrders } from './orderGroups.ts'
import type { CommandCardsTypes, PlayerState } from './types.ts'

/** Own units that can be ordered, or act, by number. */
const able = ({ orders, derived, mayAct }: PlayerState): readonly Subject[] => {
  const { anyhow, byUnit } = orders.value
  const { known, table } = derived
  const units = new Set(byUnit.keys())
  for (const action of anyhow.values()) if (action.type === 'order') units.add(action.unit)
  // While units move, those that are ordered and cannot are still worth a look.
  if (units.size === 0 && known.phase === phase.move)
    for (const unit of table.unitsOf[known.active]) if (known.status[unit] & status.ordered) units.add(unit)
  return mayAct.value ? [...units].sort((a, b) => a - b).map(unitSubject) : []
}

export const ordering: Ordering<CommandCardsTypes> = {
  sort: sortOrders,
  keyOf,
  placeOf,
  actorOf,
  phaseOf: ({ turn, phase: now }) => `${turn}.${now}`,
  able,
  explain({ game, position, offered }) {
    const action = offered.value
    const now = position.value.state
    if (action?.type === 'attack')
      return game.explain(now, { about: 'dice', attacker: action.unit, target: action.target })
    return action?.type === 'move'
      ? game.explain(now, { about: 'movement', unit: action.unit, to: action.to })
      : undefined
  },
}
