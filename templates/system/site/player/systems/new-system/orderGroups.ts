/** The legal actions of a position, sorted by how a person looks for them. The engine says what is legal; this only sorts it. */
import type { Hex } from '../../../../engine/hex.ts'
import type { NewSystemGame } from '../../../../engine/systems/new-system/index.ts'
import type { Position } from '../../../../engine/systems/new-system/memory.ts'
import { type NewSystemAction, verbOf } from '../../../../engine/systems/new-system/verbs/index.ts'
import { words } from '../../../../engine/systems/new-system/verbs/sentences.ts'
import { groupKey, OrderGroups, ordersByPlace } from '../../orderGroups.ts'
import type { Orders } from '../../types.ts'

class UnitOrders {
  /** Destinations. */
  readonly moves = new Map<Hex, NewSystemAction>()
  /** By the hex of the target. */
  readonly attacks = new Map<Hex, NewSystemAction>()
  /** Keys of groups: what it can be ordered where it stands. */
  readonly keys: string[] = []
}

export interface NewSystemOrders extends Orders<NewSystemAction> {
  readonly byUnit: ReadonlyMap<number, Readonly<UnitOrders>>
}

/** The group that an action belongs to: all that is chosen before its place. */
export const keyOf = (action: NewSystemAction): string => groupKey(action, verbOf(action.type).fields, ['to', 'target'])

/** The hex that an action points at, chosen on the map. */
export const placeOf = (state: Position, action: NewSystemAction): Hex | undefined => {
  if ('to' in action) return action.to
  return 'target' in action ? state.hex[action.target] : undefined
}

/** Sorts what is legal for the side to move; empty when nobody at this device may act. */
export const sortOrders = (game: NewSystemGame, state: Position, mayAct: boolean): NewSystemOrders => {
  const groups = new OrderGroups<NewSystemAction>()
  const byUnit = new Map<number, UnitOrders>()
  let endTurn: NewSystemAction | undefined
  for (const action of mayAct ? game.legal(state, state.side) : []) {
    if (action.type === 'end') {
      endTurn = action
      continue
    }
    const place = placeOf(state, action)
    const own = byUnit.get(action.unit) ?? new UnitOrders()
    byUnit.set(action.unit, own)
    if (place !== undefined) own[words[action.type].isAttack ? 'attacks' : 'moves'].set(place, action)
    else if (groups.add(keyOf(action), action, {})) own.keys.push(keyOf(action))
  }
  return { ...ordersByPlace((unit) => byUnit.get(unit)), byUnit, groups: groups.byKey, endTurn }
}
