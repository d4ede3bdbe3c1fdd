/** Orders that name nothing but a unit: one shape for all of them. operational.F22-F32 */
import type { Side } from '../../../game.ts'
import type { OrderId } from '../commandRules.ts'
import { mayOrder, orderRefusal, payForOrder } from '../headquarters/command.ts'
import type { OperationalAction, OperationalState } from '../types.ts'
import { allHold, type Condition, failureOf } from './conditions.ts'
import type { Kit, OperationalDraft, Verb } from './verb.ts'

/** Orders whose action has a unit and nothing else. */
type UnitOrder = OrderId & Extract<OperationalAction, { readonly type: OrderId; readonly unit: number }>['type']

interface UnitOrderRules<T extends UnitOrder> {
  readonly type: T
  readonly sign: string
  readonly when: Verb['when']
  /** What the unit must be, the most telling reason of a refusal first. */
  readonly conditions: readonly Condition[]
  /** What the order does once it is paid for. */
  carryOut(kit: Kit, draft: OperationalDraft, unit: number): void
}

/** The verb of such an order: given by the unit’s headquarters to a unit that meets the conditions. */
export const unitOrder = <T extends UnitOrder>({
  type,
  sign,
  when,
  conditions,
  carryOut,
}: UnitOrderRules<T>): Verb<T> =>
  ({
    type,
    sign,
    fields: [['unit', 'unit']],
    when,
    list(kit: Kit, state: Readonly<OperationalState>, side: Side, add: (action: { type: T; unit: number }) => void) {
      for (const unit of kit.table.unitsOf[side])
        if (mayOrder(kit, state, unit, type) && allHold(conditions, kit, state, unit)) add({ type, unit })
    },
    apply(kit: Kit, draft: OperationalDraft, _side: Side, { unit }: { unit: number }) {
      payForOrder(kit, draft, unit, type)
      carryOut(kit, draft, unit)
    },
    refusal: (kit: Kit, state: Readonly<OperationalState>, _side: Side, { unit }: { unit: number }) =>
      orderFailure(kit, state, unit, type, conditions) ?? `${kit.table.scenario.units[unit].name} cannot do that now.`,
  }) as unknown as Verb<T>

/** Calls `add` with every unit of a side that may be given an order over one of its hexsides, and the hex beyond it. */
export const eachOrderOver = (
  kit: Kit,
  state: Readonly<OperationalState>,
  side: Side,
  order: OrderId,
  conditions: readonly Condition[],
  leadsOver: (kit: Kit, state: Readonly<OperationalState>, unit: number, edge: number) => boolean,
  add: (unit: number, to: number) => void,
): void => {
  const { table } = kit
  for (const unit of table.unitsOf[side]) {
    if (!mayOrder(kit, state, unit, order) || !allHold(conditions, kit, state, unit)) continue
    for (let edge = state.hex[unit] * 6; edge < state.hex[unit] * 6 + 6; edge++)
      if (leadsOver(kit, state, unit, edge)) add(unit, table.neighbours[edge])
  }
}

/** Why a unit does not get an order: where it is, its headquarters, or itself; undefined when none of them is to blame. */
export const orderFailure = (
  kit: Kit,
  state: Readonly<OperationalState>,
  unit: number,
  order: OrderId,
  conditions: readonly Condition[],
): string | undefined =>
  state.hex[unit] < 0
    ? `${kit.table.scenario.units[unit].name} is not on the map.`
    : (orderRefusal(kit, state, unit, order) ?? failureOf(conditions, kit, state, unit))
