/** The legal actions of a position, sorted by how a person looks for them. The engine says what is legal; this only sorts it. */
import type { Hex } from '../../../../engine/hex.ts'
import type { TacticalGame } from '../../../../engine/systems/tactical/index.ts'
import type { Position } from '../../../../engine/systems/tactical/types.ts'
import { isUp } from '../../../../engine/systems/tactical/units.ts'
import { type TacticalAction, verbOf } from '../../../../engine/systems/tactical/verbs/index.ts'
import { groupKey, OrderGroups, ordersByPlace } from '../../orderGroups.ts'
import type { Orders } from '../../types.ts'

export type Attack = Extract<TacticalAction, { type: 'attack' }>
export type Replacement = Extract<TacticalAction, { type: 'regular' | 'elite' }>

class UnitOrders {
  /** Destinations, before the battle and in it. */
  readonly moves = new Map<Hex, TacticalAction>()
  /** By the hex of the target: that in the air where guns could fire at either. */
  readonly attacks = new Map<Hex, Attack>()
  /** All of them. */
  readonly targets: Attack[] = []
  /** Keys of groups: what else it can be ordered. */
  readonly keys: string[] = []
  readonly replacements: Replacement[] = []
}

export interface TacticalOrders extends Orders<TacticalAction> {
  readonly byUnit: ReadonlyMap<number, Readonly<UnitOrders>>
  /** Keys of groups in which no unit acts. */
  readonly others: readonly string[]
}

/** The group that an action belongs to: all that is chosen before its place. */
export const keyOf = (action: TacticalAction): string => groupKey(action, verbOf(action.type).fields, ['to', 'target'])

/** The hex that an action points at, chosen on the map. */
export const placeOf = (state: Position, action: TacticalAction): Hex | undefined => {
  if ('to' in action) return action.to
  return 'target' in action ? state.hex[action.target] : undefined
}

/** Sorts what is legal for the side to move; empty when nobody at this device may act. */
export const sortOrders = (game: TacticalGame, state: Position, mayAct: boolean): TacticalOrders => {
  const groups = new OrderGroups<TacticalAction>()
  const byUnit = new Map<number, UnitOrders>()
  const others: string[] = []
  let endTurn: TacticalAction | undefined
  for (const action of mayAct ? game.legal(state, state.side) : []) {
    if (action.type === 'end') {
      endTurn = action
      continue
    }
    if (!('unit' in action)) {
      if (groups.add(keyOf(action), action, {})) others.push(keyOf(action))
      continue
    }
    const own = byUnit.get(action.unit) ?? new UnitOrders()
    byUnit.set(action.unit, own)
    const place = placeOf(state, action)
    if (action.type === 'attack') {
      own.targets.push(action)
      if (place !== undefined && (!own.attacks.has(place) || isUp(game.table, state, action.target)))
        own.attacks.set(place, action)
    } else if ((action.type === 'move' || action.type === 'deploy') && place !== undefined) own.moves.set(place, action)
    else if (action.type === 'regular' || action.type === 'elite') own.replacements.push(action)
    else if (groups.add(keyOf(action), action, place === undefined ? {} : { hex: place })) own.keys.push(keyOf(action))
  }
  return { ...ordersByPlace((unit) => byUnit.get(unit)), byUnit, others, groups: groups.byKey, endTurn }
}
