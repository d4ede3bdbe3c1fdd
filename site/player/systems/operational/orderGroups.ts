/**
 * The legal actions of a position, sorted by how a person looks for them: where can a unit go, whom can it attack, what else can be
 * ordered. The engine says what is legal; this only sorts it.
 */
import type { Hex } from '../../../../engine/hex.ts'
import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import { type OrderId, orderIds } from '../../../../engine/systems/operational/rules.ts'
import type { CombatKind, OperationalState } from '../../../../engine/systems/operational/types.ts'
import {
  type OperationalAction,
  type OperationalActionType,
  verbOf,
} from '../../../../engine/systems/operational/verbs/index.ts'
import type { OperationalView, UnitView } from '../../../../engine/systems/operational/viewTypes.ts'
import { groupKey, OrderGroups, ordersByPlace } from '../../orderGroups.ts'
import { hqSubject, unitSubject } from '../../subject.ts'
import type { Orders, Subject } from '../../types.ts'
import { unitAt } from './names.ts'

type Places = Map<Hex, OperationalAction>

class UnitOrdersInTheMaking {
  /** Legal destinations; for a unit that is still to come, the hexes where it may arrive. */
  readonly moves: Places = new Map()
  /** Legal attacks by the hex of their target; for boats, assaults on a beach. */
  readonly attacks: Places = new Map()
  /** Destinations that cost the action point. */
  readonly extended = new Set<Hex>()
  /** Destinations whose last step takes all points. */
  readonly takesAll = new Set<Hex>()
  /** Destinations in an enemy zone of control. */
  readonly inZone = new Set<Hex>()
  readonly cost = new Map<Hex, number>()
  /** True if it is still to come. */
  enters = false
}

export type UnitOrders = Readonly<UnitOrdersInTheMaking>

/** `groups` holds everything but moves, attacks and arrivals of units. */
export interface OperationalOrders extends Orders<OperationalAction> {
  readonly byUnit: ReadonlyMap<number, UnitOrders>
  /** Units that can be ordered something besides moves and attacks. */
  readonly special: ReadonlySet<number>
  readonly claim: OperationalAction | undefined
}

/** The order of a headquarters behind an action, or undefined when it needs none. */
export const orderOf = (type: OperationalActionType): OrderId | undefined => orderIds.find((id) => id === type)

/** The group that an action belongs to: all that is chosen before its place. Aircraft are aimed at units, bridges and hubs alike. */
export const keyOf = (action: OperationalAction): string => {
  if (action.type === 'air-supply') return action.type
  if (action.type === 'bomb-hub' || action.type === 'bomb-bridge') return 'bombing'
  return groupKey(action, verbOf(action.type).fields, ['to', 'target', 'edge'])
}

export const actorOf = (action: OperationalAction): Subject | undefined => {
  if ('unit' in action) return unitSubject(action.unit)
  return 'hq' in action ? hqSubject(action.hq) : undefined
}

export interface Fight {
  readonly unit: number
  readonly target: number
  readonly kind: CombatKind
}

/** The fight that an action begins, or undefined when it begins none that is known. */
export const fightOf = (action: OperationalAction | undefined): Fight | undefined =>
  action && 'unit' in action && 'target' in action && action.type !== 'transfer'
    ? { unit: action.unit, target: action.target, kind: action.type }
    : undefined

/** The fight that an action begins as the viewer sees it: paratroops fight where they land on an enemy. */
export const fightAt = (view: OperationalView, action: OperationalAction | undefined): Fight | undefined => {
  if (action?.type !== 'drop') return fightOf(action)
  const target = unitAt(view, action.to)
  return target && { unit: action.unit, target: target.unit, kind: 'drop' }
}

/** The hex that an action points at, chosen on the map. */
export const placeOf = (state: OperationalState, action: OperationalAction): Hex | undefined => {
  if ('to' in action) return action.to
  if ('target' in action) return state.hex[action.target]
  return action.type === 'air-supply' ? state.hex[action.unit] : undefined
}

/** Puts down what each destination of a unit costs. */
const addCosts = (orders: UnitOrdersInTheMaking, reach: ReturnType<OperationalGame['reach']>): void => {
  for (const hex of orders.moves.keys()) {
    orders.cost.set(hex, reach.cost(hex))
    if (reach.extended(hex)) orders.extended.add(hex)
    if (reach.takesAll(hex)) orders.takesAll.add(hex)
    if (reach.inZone(hex)) orders.inZone.add(hex)
  }
}

/** An action of a unit that no headquarters orders. */
type PlainAction = Exclude<
  Extract<OperationalAction, { readonly unit: number }>,
  { readonly type: OrderId | 'air-supply' }
>

/** Tells whether choosing a hex orders an action without asking for it by name. */
const isPlain = (action: OperationalAction): action is PlainAction =>
  'unit' in action && action.type !== 'air-supply' && orderOf(action.type) === undefined

export const ordersOf = (game: OperationalGame, state: OperationalState, mayAct: boolean): OperationalOrders => {
  const byUnit = new Map<number, UnitOrdersInTheMaking>()
  const groups = new OrderGroups<OperationalAction>()
  const special = new Set<number>()
  let endTurn: OperationalAction | undefined
  let claim: OperationalAction | undefined

  for (const action of mayAct ? game.legal(state, state.side) : []) {
    if (action.type === 'claim') claim = action
    else if (action.type === 'end-turn') endTurn = action
    else if (isPlain(action)) {
      const orders = byUnit.get(action.unit) ?? new UnitOrdersInTheMaking()
      byUnit.set(action.unit, orders)
      const places = fightOf(action) ? orders.attacks : orders.moves
      places.set(placeOf(state, action) ?? 0, action)
      if (action.type !== 'move' && action.type !== 'attack') orders.enters = true
    } else {
      groups.add(keyOf(action), action, 'edge' in action ? { edge: action.edge } : { hex: placeOf(state, action) })
      if ('unit' in action && action.type !== 'air-supply') special.add(action.unit)
    }
  }
  for (const [unit, orders] of byUnit)
    if (!orders.enters && orders.moves.size > 0) addCosts(orders, game.reach(state, unit))

  return {
    byUnit,
    groups: groups.byKey,
    special,
    endTurn,
    claim,
    ...ordersByPlace((unit) => byUnit.get(unit)),
  }
}

/** Units that can arrive now. */
export const arrivingUnits = ({ byUnit }: OperationalOrders): readonly number[] =>
  [...byUnit].flatMap(([unit, { enters }]) => (enters ? [unit] : []))

/** The actions left to a unit in this turn. */
export type Readiness = 'ready' | 'can-move' | 'can-attack' | 'spent'

export const readinessOf = (orders: UnitOrders | undefined): Readiness => {
  const moves = (orders?.moves.size ?? 0) > 0
  const attacks = (orders?.attacks.size ?? 0) > 0
  if (moves && attacks) return 'ready'
  if (moves) return 'can-move'
  return attacks ? 'can-attack' : 'spent'
}

export const readinessWords: Readonly<Record<Readiness, string>> = {
  ready: 'can move and attack',
  'can-move': 'can move',
  'can-attack': 'can attack',
  spent: 'can neither move nor attack',
}

/** Units of the side to move that wait on the map: to move or attack, or before the battle for orders of their headquarters. */
export const ableUnits = ({ side, turn, units }: OperationalView, orders: OperationalOrders): readonly UnitView[] =>
  units.filter(
    (unit) =>
      unit.side === side &&
      unit.hex > 0 &&
      (turn === 0 ? orders.special.has(unit.unit) : readinessOf(orders.byUnit.get(unit.unit)) !== 'spent'),
  )
