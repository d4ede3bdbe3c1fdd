/** Orders in words: what they are called, what they cost, and why one cannot be given. */

import type { Hex } from '../../../../engine/hex.ts'
import { orderCost } from '../../../../engine/systems/operational/headquarters/command.ts'
import { itemName } from '../../../../engine/systems/operational/pool.ts'
import { type OrderId, orderIds } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalAction, OperationalActionType } from '../../../../engine/systems/operational/verbs/index.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { capitalised } from '../../../data/words.ts'
import { edgeName } from '../../words.ts'
import { fightOf, keyOf, placeOf as placeOfAction } from './orders.ts'
import type { OrderGroup, PlayerState } from './types.ts'
import { placeName, unitAt, unitName } from './words.ts'

/** Names of actions that are no orders of a headquarters. */
const names: Readonly<Partial<Record<OperationalActionType, string>>> = {
  attack: 'Attack',
  'assault-beach': 'Assault the beach',
  enter: 'Arrive',
  land: 'Go ashore',
  drop: 'Drop',
  'move-hq': 'Move the headquarters',
  'enter-hq': 'Bring the headquarters on',
  'add-truck': 'Add a truck',
  'withdraw-truck': 'Withdraw a truck',
  'air-supply': 'Air supply',
}

/** The order of a headquarters behind an action, or undefined when it needs none. */
export const orderOf = (type: OperationalActionType): OrderId | undefined => orderIds.find((id) => id === type)

export const actionName = (state: PlayerState, type: OperationalActionType): string => {
  const order = orderOf(type)
  return order ? state.scenario.rules.orders[order].name : (names[type] ?? type)
}

/** Names the item at a place of the force pool: components by arm, specialists by name, each with its nation. */
export const poolItemName = (state: PlayerState, index: number): string => {
  const { items, specialists, scenario } = state.derived.table
  const { kind, nation, specialist } = items[index]
  const name = kind === 'specialist' ? specialists[specialist].name : kind
  return `${capitalised(name)}, ${scenario.rules.nations[nation].name}`
}

/** Names an aimed order with its subject. */
export const groupTitle = (state: PlayerState, group: OrderGroup): string => {
  const sample: OperationalAction | undefined =
    group.alone ?? group.hexes.values().next().value ?? group.edges.values().next().value
  if (!sample) return ''
  const { table } = state.game
  switch (sample.type) {
    case 'strike':
      return table.assets[sample.asset].name
    case 'air-supply':
      return table.assets.find(({ effect }) => effect === 'air-supply')?.name ?? ''
    case 'air-recon':
      return table.assets.find(({ effect }) => effect === 'air-recon')?.name ?? ''
    case 'bomb-hub':
    case 'bomb-bridge':
      return table.assets.find(({ effect }) => effect === 'bombing')?.name ?? ''
    case 'transfer':
      return `${actionName(state, 'transfer')}: ${itemName(table, sample.item)}`
    case 'security-unit':
      return `${actionName(state, 'security-unit')} of ${sample.steps}`
    default:
      return actionName(state, sample.type)
  }
}

/** Describes the effect of an aimed order, from its rules or those of its asset. */
export const groupText = (state: PlayerState, group: OrderGroup): string | undefined => {
  const { rules } = state.scenario
  const order = orderOf(group.type)
  if (order) return rules.orders[order].description
  const title = groupTitle(state, group)
  return Object.values(rules.assets).find(({ name }) => name === title)?.description
}

/** Command points that an order costs a headquarters now. */
export const costOf = (state: PlayerState, hq: number, order: OrderId, steps?: number): number => {
  const now = state.position.value.state
  const explained = state.game.explain(now, { about: 'order', hq, order, ...(steps === undefined ? {} : { steps }) })
  return explained ? Math.round(explained.value / 1000) : orderCost(state.derived.table, now, hq, order)
}

/** A hex in words, with who stands there. */
export const targetName = (state: PlayerState, hex: Hex): string => {
  const { scenario } = state
  const unit = unitAt(state.view.value, hex)
  return unit ? unitName(scenario, unit.unit) : placeName(scenario, hex)
}

/** Why a side may not do something: the engine's own reason. */
export const whyNot = (state: PlayerState, action: OperationalAction): string =>
  state.game.refusal(state.position.value.state, state.view.value.side as Side, action)

/** An action in a sentence, as the staff would put it. */
export const describe = (state: PlayerState, action: OperationalAction): string => {
  const { scenario } = state
  const name = actionName(state, action.type)
  if (action.type === 'end-turn') return 'end the turn, all is done.'
  if (action.type === 'claim') return 'claim the victory.'
  const fight = fightOf(action)
  if (fight) {
    const target = unitName(scenario, fight.target)
    const verb = fight.kind === 'attack' ? 'attacks' : `: ${name.toLowerCase()} against`
    return `${unitName(scenario, fight.unit)}${fight.kind === 'attack' ? ' ' : ''}${verb} ${target}.`
  }
  const place = placeOfAction(state.position.value.state, action)
  const where = place !== undefined && place > 0 ? ` ${targetName(state, place)}` : ''
  if (action.type === 'move') return `${unitName(scenario, action.unit)} moves to${where}.`
  if ('item' in action)
    return `${unitName(scenario, action.unit)}: ${name.toLowerCase()}, ${itemName(state.derived.table, action.item)}.`
  if ('edge' in action) return `${name}, ${edgeName(state, action.edge)}.`
  if (action.type === 'play-card') {
    const { card } = state.derived.table.cards[action.card]
    return `play the card ${scenario.rules.cards[card].name}.`
  }
  if ('unit' in action && action.type !== 'air-supply')
    return `${unitName(scenario, action.unit)}: ${name.toLowerCase()}${where === '' ? '' : ` at${where}`}.`
  const group = state.orders.value.groups.get(keyOf(action))
  return `${group ? groupTitle(state, group) : name}${where === '' ? '' : `:${where}`}.`
}
