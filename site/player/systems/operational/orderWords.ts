/** Orders in words: what they are called, what they cost, and why one cannot be given. */

import type { Hex } from '../../../../engine/hex.ts'
import { orderCost } from '../../../../engine/systems/operational/headquarters/command.ts'
import { itemName } from '../../../../engine/systems/operational/pool.ts'
import type { OrderId } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalAction, OperationalActionType } from '../../../../engine/systems/operational/verbs/index.ts'
import { actionWords, words } from '../../../../engine/systems/operational/verbs/sentences.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { capital } from '../../../../engine/words.ts'
import { sampleOf } from '../../orderGroups.ts'
import { placeName, unitAt, unitName } from './names.ts'
import { orderOf } from './orderGroups.ts'
import type { OrderGroup, PlayerState } from './types.ts'

/** The word on the button of a kind of action: orders of a headquarters have the names of the rules. */
export const actionName = (state: PlayerState, type: OperationalActionType): string => {
  const order = orderOf(type)
  return order ? state.scenario.rules.orders[order].name : (words[type].button ?? type)
}

/** Names the item at a place of the force pool: components by arm, specialists by name, each with its nation. */
export const poolItemName = (state: PlayerState, index: number): string => {
  const { items, specialists, scenario } = state.derived.table
  const { kind, nation, specialist } = items[index]
  const name = kind === 'specialist' ? specialists[specialist].name : kind
  return `${capital(name)}, ${scenario.rules.nations[nation].name}`
}

/** Names an aimed order with its subject. */
export const groupTitle = (state: PlayerState, group: OrderGroup): string => {
  const sample = sampleOf(group)
  if (!sample) return ''
  const { table } = state.game
  switch (sample.type) {
    case 'strike':
      return table.assets[sample.asset].name
    case 'air-supply':
    case 'air-recon':
      return table.assets.find(({ effect }) => effect === sample.type)?.name ?? ''
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

/** An action in a sentence. */
export const describe = ({ scenario, position }: PlayerState, action: OperationalAction): string =>
  `${actionWords(scenario, position.value.state, action)}.`
