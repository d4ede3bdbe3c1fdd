/** How orders are found and given in echelon campaigns. A unit that is sent is taken, one that attacks is committed: all in one wish. */
import { mayAttack } from '../../../../engine/systems/echelon/combat/attack.ts'
import { groupOf } from '../../../../engine/systems/echelon/group.ts'
import { phase } from '../../../../engine/systems/echelon/types.ts'
import type { EchelonAction } from '../../../../engine/systems/echelon/verbs/index.ts'
import { numberOf, unitSubject } from '../../subject.ts'
import type { Ordering } from '../../systemUi.ts'
import type { Subject } from '../../types.ts'
import { inCombat } from './attack.ts'
import { actorOf, after, keyOf, placeOf, prepares, sortOrders, takingOf } from './orderGroups.ts'
import type { EchelonTypes, PlayerState } from './types.ts'

/** True if a unit can be committed once a hex is named. */
export const joins = ({ game, position }: PlayerState, unit: number, target: EchelonAction): boolean => {
  const begun = after(game, position.value.state, [target])
  return game.legal(begun, begun.side, { type: 'commit', unit }).length > 0
}

const steps = (state: PlayerState, action: EchelonAction): readonly EchelonAction[] => {
  const { game, orders, selected } = state
  const now = state.position.value.state
  const unit = numberOf(selected.value, 'unit')
  if (unit === null) return action.type === 'take' ? takingOf(game, now, action.unit) : [action]
  const isTakeable = orders.value.takeable.has(unit)
  switch (action.type) {
    case 'move':
    case 'overrun':
      return isTakeable || groupOf(game.table, now).includes(unit) ? [...takingOf(game, now, unit), action] : [action]
    case 'take':
      // Somebody goes along with the selected unit.
      return isTakeable && unit !== action.unit && now.hex[unit] === now.hex[action.unit]
        ? [...takingOf(game, now, unit), action]
        : takingOf(game, now, action.unit)
    case 'target':
      return joins(state, unit, action) ? [action, { type: 'commit', unit }] : [action]
    default:
      return [action]
  }
}

/** Own units that could attack one of the hexes that can be named. */
const attackers = ({ orders, derived: { table, known } }: PlayerState): readonly number[] => {
  const targets = [...orders.value.anyhow.values()].flatMap((action) => (action.type === 'target' ? [action.to] : []))
  return table.unitsOf[known.side].filter((unit) => targets.some((hex) => mayAttack(table, known, unit, hex)))
}

/** Own units that can move, attack or do something that is chosen by name, by number. */
const able = (state: PlayerState): readonly Subject[] => {
  const { orders, mayAct, derived } = state
  const { takeable, byUnit } = orders.value
  const units = new Set([...takeable, ...byUnit.keys(), ...attackers(state)])
  const { hex, spent } = derived.known
  // While units move, those that have moved, if not as far as they could, need no attention.
  const wanted = takeable.size > 0 ? [...takeable].filter((unit) => spent[unit] === 0) : [...units]
  const isHere = (unit: number): boolean => hex[unit] > 0
  return mayAct.value
    ? wanted
        .filter(isHere)
        .sort((one, other) => one - other)
        .map(unitSubject)
    : []
}

export const ordering: Ordering<EchelonTypes> = {
  sort: sortOrders,
  keyOf,
  placeOf,
  actorOf,
  steps,
  prepares,
  repeats: ({ type }) => type === 'support' || type === 'gunfire',
  // A combat belongs to the phase in which it was begun.
  phaseOf: ({ turn, phase: now }) => `${turn}.${inCombat(now) ? phase.combat : now}`,
  able,
  explain({ game, position, offered, derived }) {
    const action = offered.value
    const now = position.value.state
    const { attack, movers } = derived
    if (action?.type === 'move' && movers.length > 0)
      return game.explain(now, { about: 'move', unit: movers[0], to: action.to })
    if (attack !== undefined)
      return game.explain(derived.known, { about: 'attack', units: attack.attack.units, hex: attack.attack.hex })
    return undefined
  },
}
