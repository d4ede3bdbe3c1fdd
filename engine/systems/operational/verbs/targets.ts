/** Fights with a unit in the next hex: whom a side may attack as far as it knows, and why not. operational.D1, F19-F21, F31 */

import { degree } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import type { ActionWith } from '../../../verb.ts'
import { withVerb } from '../../../words.ts'
import { attackEdge } from '../combat/possible.ts'
import { fight } from '../combat/resolve.ts'
import { toDo } from '../combat/sentences.ts'
import type { OperationalDraft } from '../events.ts'
import { knowledge, knows } from '../fog/knowledge.ts'
import { payForOrder, unitsToOrder } from '../headquarters/command.ts'
import { unitName } from '../names.ts'
import { edgeIfNext } from '../places.ts'
import type { Services } from '../services.ts'
import type { ReadonlyState } from '../types.ts'
import { unitAt } from '../zones.ts'
import { allHold, type Condition, failureOf } from './conditions.ts'
import { orderFailure } from './unitOrder.ts'
import { verb } from './verb.ts'

/** Attacks that need an order of a headquarters. */
type OrderedAttack = 'feint' | 'suppressive-fire' | 'set-piece' | 'assault-crossing'
type AttackType = 'attack' | OrderedAttack
const fields = { unit: 'unit', target: 'unit' } as const
type Attack = ActionWith<AttackType, typeof fields>

/** Calls `add` with every enemy in the next hexes that a unit's side sees and that the unit can fight from where it stands. */
const eachTarget = (
  { table, costs }: Services,
  state: ReadonlyState,
  side: Side,
  unit: number,
  type: AttackType,
  add: (target: number) => void,
): void => {
  const ways = costs.ways(state)
  const hex = state.hex[unit]
  for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
    const next = table.neighbours[edge]
    if (next === 0 || state.owner[next] === side) continue
    const target = unitAt(state, next)
    if (target < 0 || knows(table, state, side, target) !== knowledge.seen) continue
    if (attackEdge(table, state, ways, unit, target, type) !== undefined) add(target)
  }
}

/** Why a target cannot be fought: a sentence that reveals nothing unseen. */
const targetFailure = (
  { table, costs }: Services,
  state: ReadonlyState,
  side: Side,
  { type, unit, target }: Attack,
): string => {
  const { scenario } = table
  const [name, enemy] = [unitName(scenario, unit), unitName(scenario, target)]
  if (!scenario.fog && state.hex[target] < 0) return `${withVerb(enemy, 'is', 'are')} not on the map.`
  if (knows(table, state, side, target) !== knowledge.seen) return `${withVerb(enemy, 'is', 'are')} not in sight.`
  if (edgeIfNext(table, state.hex[unit], state.hex[target]) < 0)
    return `${withVerb(enemy, 'is', 'are')} not next to ${name}.`
  return attackEdge(table, state, costs.ways(state), unit, target, type) === undefined
    ? `${name} cannot ${toDo(type)} ${enemy} over the hexside between them.`
    : `${name} cannot ${toDo(type)} ${enemy} now.`
}

const nameFailure = ({ table }: Services, { unit, target }: Attack): string | undefined => {
  const { units } = table.scenario
  return units[target].side === units[unit].side
    ? `${withVerb(units[target].name, 'is', 'are')} on the same side.`
    : undefined
}

interface AttackRules {
  /** Conditions for the attacker, the most important reason of a refusal first. */
  readonly conditions: readonly Condition[]
  /** Follows for an attacker that lives and a target that is gone from its hex. */
  won?(services: Services, draft: OperationalDraft, unit: number, hex: number): void
}

/** The verb of an attack; all but the plain one are orders of the unit's headquarters. */
export const attackOrder = <T extends AttackType>(type: T, code: string, { conditions, won }: AttackRules) =>
  verb(
    type,
    code,
    fields,
  )({
    when: 'battle',
    list(services, state, side, add, among) {
      const able = type === 'attack' ? among.units : unitsToOrder(services, state, among.units, type)
      for (const unit of able) {
        if (state.hex[unit] <= 0) continue
        if (!allHold(conditions, services, state, unit)) continue
        eachTarget(services, state, side, unit, type, (target) => add({ type, unit, target }))
      }
    },
    apply(services, draft, _side, { unit, target }) {
      const { state } = draft
      const edge = attackEdge(services.table, state, services.costs.ways(state), unit, target, type)
      if (edge === undefined) throw new Error(`unit ${unit} cannot attack unit ${target}`)
      const hex = state.hex[target]
      if (type !== 'attack') payForOrder(services, draft, unit, type)
      const { attackerAlive, defenderGone } = fight(services, draft, unit, target, type, edge)
      if (attackerAlive && defenderGone) won?.(services, draft, unit, hex)
    },
    refusal: (services, state, side, action) =>
      nameFailure(services, action) ??
      (type === 'attack'
        ? state.hex[action.unit] < 0
          ? `${withVerb(unitName(services.table.scenario, action.unit), 'is', 'are')} not on the map yet.`
          : failureOf(conditions, services, state, action.unit)
        : orderFailure(services, state, action.unit, type, conditions)) ??
      targetFailure(services, state, side, action),
  })
