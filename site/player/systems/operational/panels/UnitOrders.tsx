/** All that a unit can be ordered besides moving and attacking: special attacks, the march, holding, supply, the force pool. */
import type { OrderId } from '../../../../../engine/systems/operational/commandRules.ts'
import type { OperationalAction, OperationalActionType } from '../../../../../engine/systems/operational/types.ts'
import type { UnitView } from '../../../../../engine/systems/operational/viewTypes.ts'
import { useInstrument } from '../context.ts'
import { actionName, costOf, itemName, orderOf } from '../orderWords.ts'
import { hqSubject } from '../subjects.ts'
import type { PlayerState } from '../types.ts'
import { headquartersName } from '../words.ts'
import { type OfferedOrder, OrderList } from './OrderList.tsx'

const attacks = ['feint', 'suppressive-fire', 'set-piece', 'assault-crossing'] as const
const marches = ['recon-in-force', 'river-crossing', 'motor-pool'] as const
const stands = ['no-retreat', 'rearguard', 'counterattack', 'entrench'] as const
const supplies = ['emergency-supply', 'supply-dump'] as const
const pools = ['deploy', 'store', 'reorganise', 'transfer'] as const

type UnitOrder = (typeof attacks | typeof marches | typeof stands | typeof supplies | typeof pools)[number]

/** The enemy that an order which aims at one would most likely mean: one next to the unit, or any in sight. */
const someEnemy = (state: PlayerState, unit: UnitView): UnitView | undefined => {
  const { neighbours } = state.game.table
  const enemies = state.view.value.units.filter((other) => other.side !== unit.side && other.hex > 0)
  const around = neighbours.subarray(unit.hex * 6, unit.hex * 6 + 6)
  return enemies.find((enemy) => around.includes(enemy.hex)) ?? enemies[0]
}

/** An action of a kind for the unit, legal or not: the engine is asked why it is refused. */
const sampleOf = (state: PlayerState, unit: UnitView, type: UnitOrder): OperationalAction | undefined => {
  const { neighbours } = state.game.table
  const number = unit.unit
  const enemy = someEnemy(state, unit)
  const around = neighbours.subarray(unit.hex * 6, unit.hex * 6 + 6)
  switch (type) {
    case 'feint':
    case 'suppressive-fire':
    case 'set-piece':
    case 'assault-crossing':
      return enemy && { type, unit: number, target: enemy.unit }
    case 'recon-in-force':
    case 'river-crossing': {
      const owners = state.view.value.owner
      const to = around.find((hex) => hex > 0 && owners[hex] !== unit.side) ?? around.find((hex) => hex > 0)
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

const ordersOf = (state: PlayerState, unit: UnitView, hq: number, types: readonly UnitOrder[]): OfferedOrder[] =>
  types.flatMap((type) => {
    const order = orderOf(type)
    const cost = order && costOf(state, hq, order)
    const name = actionName(state, type)
    const group = state.orders.value.groups.get(`${type}.${unit.unit}`)
    const offered: OfferedOrder = {
      key: `${type}.${unit.unit}`,
      name,
      order,
      cost,
      group,
      refused: group ? undefined : sampleOf(state, unit, type),
    }
    return [offered]
  })

/** The special orders that a unit can get now. */
export const specialOrders = (state: PlayerState, unit: UnitView): readonly OfferedOrder[] => {
  const hq = state.game.table.hqOf[unit.unit] ?? -1
  return hq < 0
    ? []
    : ordersOf(state, unit, hq, [...attacks, ...marches, ...stands, ...supplies]).filter(({ group }) => group)
}

const poolTypes: ReadonlySet<OperationalActionType> = new Set(pools)

/** Each thing that can go to or from the pool is an order of its own. */
const poolOrders = (state: PlayerState, unit: UnitView, hq: number): OfferedOrder[] => {
  const found: OfferedOrder[] = []
  const able = new Set<OperationalActionType>()
  for (const group of state.orders.value.groups.values()) {
    if (!poolTypes.has(group.type)) continue
    const sample = group.alone ?? group.hexes.values().next().value
    if (!sample || !('unit' in sample) || sample.unit !== unit.unit || !('item' in sample)) continue
    able.add(group.type)
    found.push({
      key: group.key,
      name: `${actionName(state, group.type)}: ${itemName(state, sample.item)}`,
      order: group.type as OrderId,
      cost: costOf(state, hq, group.type as OrderId),
      group,
      refused: undefined,
    })
  }
  const rank = ({ group }: OfferedOrder): number => pools.indexOf(group?.type as (typeof pools)[number])
  found.sort((a, b) => rank(a) - rank(b))
  return [
    ...found,
    ...ordersOf(
      state,
      unit,
      hq,
      pools.filter((type) => !able.has(type)),
    ),
  ]
}

/** The unit's headquarters in a line: whether its orders come through, and what it has left. */
const Staff = ({ unit, hq }: { unit: UnitView; hq: number }) => {
  const { state, control } = useInstrument()
  const staff = state.view.value.headquarters[hq]
  if (!staff) return null
  const inRange =
    unit.hex > 0 && staff.hex > 0 && state.game.services.ranges.fresh(state.position.value.state, hq)[unit.hex] === 1
  return (
    <p class="staff-line">
      <button type="button" class="link" onClick={() => control.select(hqSubject(hq))}>
        {headquartersName(state.bundle.scenario, hq)}
      </button>
      <span>{staff.hex <= 0 ? 'not on the map' : unit.hex <= 0 ? '' : inRange ? 'in range' : 'out of range'}</span>
      <span class="points-left">
        CP <b>{staff.points}</b> / {staff.command}
      </span>
    </p>
  )
}

export const UnitOrders = ({ unit }: { unit: UnitView }) => {
  const { state } = useInstrument()
  const hq = state.game.table.hqOf[unit.unit] ?? -1
  if (hq < 0 || state.view.value.side !== unit.side || !state.mayAct.value) return null
  const lists: readonly (readonly [string, OfferedOrder[]])[] = [
    ['Special attacks', ordersOf(state, unit, hq, attacks)],
    ['On the march', ordersOf(state, unit, hq, marches)],
    ['Hold the ground', ordersOf(state, unit, hq, stands)],
    ['Supply', ordersOf(state, unit, hq, supplies)],
    ['Force pool', poolOrders(state, unit, hq)],
  ]
  // Before the battle most is not possible for the same reason: it has not begun.
  const shown = state.view.value.turn > 0 ? lists : lists.filter(([, orders]) => orders.some(({ group }) => group))
  return (
    <div class="unit-orders">
      <Staff unit={unit} hq={hq} />
      {unit.hex > 0 && shown.map(([title, orders]) => <OrderList key={title} title={title} orders={orders} />)}
    </div>
  )
}
