/** How often a theatre asset can be used: so many times a turn, so many in the battle, and what cards add. operational.A7, G5, I6 */

import type { Side } from '../../../twoSides.ts'
import { withVerb } from '../../../words.ts'
import type { AssetRules } from '../rules.ts'
import type { Table } from '../table.ts'
import { type OperationalState, type ReadonlyState, unlimited } from '../types.ts'

const place = (table: Table, side: Side, asset: number): number => side * table.assetIds.length + asset

/** Uses that a side has now. Extra uses from cards are spent after those of the turn. */
export const usesNow = (table: Table, state: ReadonlyState, side: Side, asset: number): number => {
  const at = place(table, side, asset)
  return Math.min(state.assetLeft[at], state.assetUses[at]) + state.assetExtra[at]
}

export const useAsset = (table: Table, state: OperationalState, side: Side, asset: number): void => {
  const at = place(table, side, asset)
  if (Math.min(state.assetLeft[at], state.assetUses[at]) === 0) {
    state.assetExtra[at]--
    return
  }
  state.assetLeft[at]--
  if (state.assetUses[at] !== unlimited) state.assetUses[at]--
}

/** Restores a side's uses of a turn. */
export const refillAssets = (table: Table, state: OperationalState, side: Side): void => {
  for (let at = place(table, side, 0); at < place(table, side, table.assetIds.length); at++)
    state.assetLeft[at] = Math.min(state.assetPerTurn[at], state.assetUses[at])
}

/** Adds the assets of a card: uses in every turn left, and single uses at any time. operational.I6 */
export const addAsset = (
  table: Table,
  state: OperationalState,
  side: Side,
  id: string,
  perTurn: number,
  single: number,
): void => {
  const at = place(table, side, table.assetIds.indexOf(id))
  const turnsLeft = table.scenario.turns - state.turn + 1
  state.assetPerTurn[at] += perTurn
  state.assetLeft[at] += perTurn
  if (state.assetUses[at] !== unlimited) state.assetUses[at] += perTurn * turnsLeft
  state.assetExtra[at] += single
}

/** The assets of an effect that a side can use now. */
export const usable = (table: Table, state: ReadonlyState, side: Side, effect: AssetRules['effect']): number[] => {
  const found: number[] = []
  for (let asset = 0; asset < table.assets.length; asset++)
    if (table.assets[asset].effect === effect && usesNow(table, state, side, asset) > 0) found.push(asset)
  return found
}

/** Why a side cannot use any asset of an effect: it has none, or its uses are spent; undefined when it can. */
export const assetRefusal = (
  table: Table,
  state: ReadonlyState,
  side: Side,
  effect: AssetRules['effect'],
): string | undefined => {
  if (usable(table, state, side, effect).length > 0) return undefined
  const named = table.assets.flatMap((rules, asset) => (rules.effect === effect ? [{ rules, asset }] : []))
  const own = named.find(({ asset }) => state.assetPerTurn[place(table, side, asset)] > 0)
  if (own === undefined)
    return `${withVerb(table.scenario.sides[side].name, 'has', 'have')} no such support: ${named[0]?.rules.name ?? effect}.`
  return state.assetUses[place(table, side, own.asset)] === 0
    ? `${withVerb(own.rules.name, 'has', 'have')} been used up for this battle.`
    : `${withVerb(own.rules.name, 'has', 'have')} been used up for this turn.`
}
