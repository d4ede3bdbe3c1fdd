/** All that a unit can be ordered besides moving and attacking: special attacks, the march, holding, supply, the force pool. */

import { around } from '../../../../../engine/board.ts'
import { isLastStep, itemName } from '../../../../../engine/systems/operational/pool.ts'
import type { OrderId } from '../../../../../engine/systems/operational/rules.ts'
import type { OperationalAction, OperationalActionType } from '../../../../../engine/systems/operational/verbs/index.ts'
import type { UnitView } from '../../../../../engine/systems/operational/viewTypes.ts'
import { SubjectLink } from '../../../panels/parts.tsx'
import { hqSubject } from '../../../subject.ts'
import { headquartersName } from '../names.ts'
import { orderOf } from '../orderGroups.ts'
import { actionName, costOf } from '../orderWords.ts'
import { type PlayerState, usePlayer } from '../types.ts'
import { type OfferedOrder, OrderButton, OrderList } from './OrderList.tsx'

const lists = {
  'Special attacks': ['feint', 'suppressive-fire', 'set-piece', 'assault-crossing'],
  'On the march': ['recon-in-force', 'river-crossing', 'motor-pool'],
  'Hold the ground': ['no-retreat', 'rearguard', 'counterattack', 'entrench'],
  Supply: ['emergency-supply', 'supply-dump'],
} as const
const pools = ['deploy', 'store', 'reorganise', 'transfer'] as const

type PoolOrder = (typeof pools)[number]
type UnitOrder = (typeof lists)[keyof typeof lists][number] | PoolOrder

/** The enemy that an order which aims at one would most likely mean: one next to the unit, or any in sight. */
const someEnemy = (state: PlayerState, unit: UnitView): UnitView | undefined => {
  const enemies = state.view.value.units.filter((other) => other.side !== unit.side && other.hex > 0)
  const near = neighboursOf(state, unit)
  return enemies.find((enemy) => near.includes(enemy.hex)) ?? enemies[0]
}

const neighboursOf = ({ derived }: PlayerState, { hex }: UnitView) => around(derived.table.board, hex)

/** An action of a kind for the unit, legal or not: the engine is asked why it is refused. */
const sampleOf = (state: PlayerState, unit: UnitView, type: UnitOrder): OperationalAction | undefined => {
  const number = unit.unit
  switch (type) {
    case 'feint':
    case 'suppressive-fire':
    case 'set-piece':
    case 'assault-crossing': {
      const enemy = someEnemy(state, unit)
      return enemy && { type, unit: number, target: enemy.unit }
    }
    case 'recon-in-force':
    case 'river-crossing': {
      const { owner } = state.view.value
      const near = neighboursOf(state, unit)
      const to = near.find((hex) => owner[hex] !== unit.side) ?? near[0]
      return to === undefined ? undefined : { type, unit: number, to }
    }
    case 'deploy':
    case 'store':
    case 'reorganise':
      return { type, unit: number, item: 0 }
    case 'transfer': {
      const friend = state.view.value.units.find(
        (other) => other.side === unit.side && other.unit !== number && other.hex > 0,
      )
      return friend && { type, unit: number, target: friend.unit, item: 0 }
    }
    default:
      return { type, unit: number }
  }
}

const hqOf = ({ derived }: PlayerState, { unit }: UnitView): number => derived.table.hqOf[unit] ?? -1

const ordersOf = (state: PlayerState, unit: UnitView, types: readonly UnitOrder[]): OfferedOrder[] =>
  types.map((type) => {
    const key = `${type}.${unit.unit}`
    const order = orderOf(type)
    const group = state.orders.value.groups.get(key)
    return {
      key,
      name: actionName(state, type),
      order,
      cost: order && costOf(state, hqOf(state, unit), order),
      group,
      refused: group ? undefined : sampleOf(state, unit, type),
    }
  })

const specialOrders = (state: PlayerState, unit: UnitView): readonly OfferedOrder[] =>
  hqOf(state, unit) < 0
    ? []
    : Object.values(lists)
        .flatMap((types) => ordersOf(state, unit, types))
        .filter(({ group }) => group)

/** Each thing that can go to or from the pool is an order of its own; after them stand the kinds that are not possible. */
const poolOrders = (state: PlayerState, unit: UnitView): OfferedOrder[] => {
  const able = new Set<OperationalActionType>()
  const rank = ({ type }: { type: OperationalActionType }): number => pools.indexOf(type as PoolOrder)
  const groups = [...state.orders.value.groups.values()]
    .filter((group) => rank(group) >= 0)
    .sort((a, b) => rank(a) - rank(b))
  const found = groups.flatMap((group): OfferedOrder[] => {
    const sample = group.alone ?? group.hexes.values().next().value
    if (!sample || !('unit' in sample) || sample.unit !== unit.unit || !('item' in sample)) return []
    able.add(group.type)
    const order = group.type as OrderId
    const disbands =
      sample.type === 'reorganise' && isLastStep(state.derived.table, state.position.value.state, unit.unit)
    const name = `${actionName(state, group.type)}: ${itemName(state.derived.table, sample.item)}${disbands ? ', disbands the unit' : ''}`
    return [{ key: group.key, name, order, cost: costOf(state, hqOf(state, unit), order), group }]
  })
  const others = pools.filter((type) => !able.has(type))
  return [...found, ...ordersOf(state, unit, others)]
}

/** The unit's headquarters in a line: whether its orders reach the unit, and what it has left. */
const Staff = ({ unit, hq }: { unit: UnitView; hq: number }) => {
  const { state, scenario, view } = usePlayer()
  const staff = view.headquarters[hq]
  if (!staff) return null
  const inRange =
    unit.hex > 0 && staff.hex > 0 && state.game.services.ranges.fresh(state.position.value.state, hq)[unit.hex] === 1
  return (
    <p class="staff-line">
      <SubjectLink subject={hqSubject(hq)}>{headquartersName(scenario, hq)}</SubjectLink>
      <span>{staff.hex <= 0 ? 'not on the map' : unit.hex <= 0 ? '' : inRange ? 'in range' : 'out of range'}</span>
      <span class="points-left">
        CP <b>{staff.points}</b> / {staff.command}
      </span>
    </p>
  )
}

export const UnitOrders = ({ unit }: { unit: UnitView }) => {
  const { state, view } = usePlayer()
  const hq = hqOf(state, unit)
  if (hq < 0 || view.side !== unit.side || !state.mayAct.value) return null
  const all: readonly (readonly [string, OfferedOrder[]])[] = [
    ...Object.entries(lists).map(([title, types]) => [title, ordersOf(state, unit, types)] as const),
    ['Force pool', poolOrders(state, unit)],
  ]
  const offered = all.filter(([, orders]) => orders.some(({ group }) => group))
  // Before the battle most is not possible for the same reason: it has not begun.
  const idle = view.turn === 0 ? [] : all.filter((list) => !offered.includes(list)).flatMap(([, orders]) => orders)
  const shown = [...offered, [offered.length > 0 ? 'Other orders' : 'Orders', idle] as const]
  return (
    <div class="unit-orders stack">
      <Staff unit={unit} hq={hq} />
      {unit.hex > 0 && shown.map(([title, orders]) => <OrderList key={title} title={title} orders={orders} />)}
    </div>
  )
}

/** What the unit can be ordered now besides moving and attacking, in the strip. */
export const UnitButtons = () => {
  const { state, derived, view } = usePlayer()
  const { unit } = derived
  if (!unit || !state.mayAct.value || unit.side !== view.side) return null
  return (
    <div class="unit-buttons">
      {specialOrders(state, unit).map((offered) => (
        <OrderButton key={offered.key} offered={offered} class="button" />
      ))}
    </div>
  )
}
